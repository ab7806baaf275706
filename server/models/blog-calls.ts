import { and, asc, eq } from 'drizzle-orm'
import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { filterToSql } from '#server/data-service/filter.ts'
import { allowed } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { done, type Result } from '#server/result.ts'
import { blogSlugs, blogs } from '#server/schema/content.ts'
import { blog } from './blog.ts'
import { stateCounts } from './state-counts.ts'

/** The calls about posts that are no model operation. */
export const blogCalls: ExtraCalls = {
  queries: {
    blogCategories: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      description: 'Each category found among the posts that the caller may read.',
      resolve: async (_root, _args, call) => unwrap(await categories(call)),
    },
    currentBlogSlug: {
      type: GraphQLString,
      description: 'Where the post that once had this address is now; null when there is none to read.',
      args: { slug: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: async (_root, args: { slug: string }, call) => unwrap(await currentSlug(args.slug, call)),
    },
    ...stateCounts(blog, ['published', 'drafts', 'scheduled']),
  },
}

async function categories(call: Call): Promise<Result<string[]>> {
  const readable = whatMayBeRead(call)
  if (!readable.ok) return readable
  const rows = await call.db
    .selectDistinct({ category: blogs.category })
    .from(blogs)
    .where(readable.value)
    .orderBy(asc(blogs.category))
  return done(rows.map(({ category }) => category))
}

async function currentSlug(slug: string, call: Call): Promise<Result<string | null>> {
  const readable = whatMayBeRead(call)
  if (!readable.ok) return readable
  const [row] = await call.db
    .select({ slug: blogs.slug })
    .from(blogSlugs)
    .innerJoin(blogs, eq(blogs.id, blogSlugs.blogId))
    .where(and(eq(blogSlugs.slug, slug), readable.value))
  return done(row?.slug ?? null)
}

function whatMayBeRead(call: Call) {
  const access = allowed(blog, 'read', call.actor)
  if (!access.ok) return access
  return done(access.value === true ? undefined : filterToSql(blogs, access.value))
}
