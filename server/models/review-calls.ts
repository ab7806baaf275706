import { avg, count, eq, sql } from 'drizzle-orm'
import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { allowed } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { done, type Result } from '#server/result.ts'
import { reviews } from '#server/schema/leads.ts'
import { review } from './review.ts'
import { stateCounts } from './state-counts.ts'

const number = { type: new GraphQLNonNull(GraphQLInt) }
const listOf = <Type extends GraphQLObjectType | typeof GraphQLString>(type: Type) => ({
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
})

const starCount = new GraphQLObjectType({ name: 'StarCount', fields: { rating: number, count: number } })

const reviewSummary = new GraphQLObjectType({
  name: 'ReviewSummary',
  description: 'What the approved reviews say together.',
  fields: {
    count: number,
    average: { type: GraphQLFloat, description: 'Null without any review' },
    stars: { ...listOf(starCount), description: 'Five entries, 1 to 5 stars' },
    services: { ...listOf(GraphQLString), description: 'Every service that one of them names' },
  },
})

/** The calls about reviews that are no model operation; the votes are beside this. */
export const reviewCalls: ExtraCalls = {
  queries: {
    reviewSummary: {
      type: new GraphQLNonNull(reviewSummary),
      resolve: async (_root, _args, call) => unwrap(await summary(call)),
    },
    ...stateCounts(review, ['approved', 'pending', 'featured']),
  },
}

const stars = [1, 2, 3, 4, 5]

async function summary(call: Call): Promise<Result<object>> {
  const access = allowed(review, 'read', call.actor)
  if (!access.ok) return access
  const [row] = await call.db
    .select({
      count: count(),
      average: avg(reviews.rating).mapWith(Number),
      byStars: sql<number[]>`array[${sql.join(
        stars.map((rating) => sql`(count(*) filter (where ${eq(reviews.rating, rating)}))::int`),
        sql`, `,
      )}]`,
      services: sql<
        string[]
      >`coalesce(array_agg(distinct ${reviews.service}) filter (where ${reviews.service} is not null), '{}')`,
    })
    .from(reviews)
    .where(eq(reviews.isApproved, true))
  if (!row) throw new Error('an aggregate returned no row')
  const { byStars, ...rest } = row
  return done({ ...rest, stars: stars.map((rating, index) => ({ rating, count: byStars[index] })) })
}
