import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { GraphQLID, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { DateTime } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { done } from '#server/result.ts'
import { messages, quotes, reviews } from '#server/schema/leads.ts'
import { type RequestKind, requestKindType } from './lead-events.ts'

const mostShown = 10

type EarlierRequest = {
  kind: RequestKind
  id: string
  number: string
  name: string
  service: string
  message: string
  status: string
  lostReason: string | null
  submittedAt: Date
  notes: string | null
  address: string | null
  quotedCents: number | null
}

type EarlierReview = {
  id: string
  name: string
  rating: number
  title: string
  comment: string
  submittedAt: Date
}

type History = { requests: EarlierRequest[]; reviews: EarlierReview[] }

async function readHistory(db: Queryable, kind: RequestKind, id: string): Promise<History> {
  const table = kind === 'Quote' ? quotes : messages
  const [person] = isUuid(id)
    ? await db.select({ phone: table.phoneE164, email: table.email }).from(table).where(eq(table.id, id))
    : []
  if (!person) return { requests: [], reviews: [] }
  const hasMail = (column: PgColumn) => eq(sql`lower(${column})`, person.email.toLowerCase())
  const isOf = (from: typeof quotes | typeof messages): SQL | undefined =>
    or(hasMail(from.email), person.phone ? eq(from.phoneE164, person.phone) : undefined)

  const [ofQuotes, ofMessages, written] = await Promise.all([
    db
      .select({ ...common(quotes), name: sql<string>`${quotes.firstName} || ' ' || ${quotes.lastName}` })
      .from(quotes)
      .where(and(isOf(quotes), ne(quotes.id, id)))
      .orderBy(desc(quotes.submittedAt))
      .limit(mostShown),
    db
      .select({ ...common(messages), name: messages.name })
      .from(messages)
      .where(and(isOf(messages), ne(messages.id, id)))
      .orderBy(desc(messages.submittedAt))
      .limit(mostShown),
    db
      .select()
      .from(reviews)
      .where(hasMail(reviews.email))
      .orderBy(desc(reviews.submittedAt))
      .limit(mostShown),
  ])
  const requests = [
    ...ofQuotes.map((quote) => ({ kind: 'Quote' as const, ...quote })),
    ...ofMessages.map((message) => ({ kind: 'Message' as const, ...message })),
  ].toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime())
  return { requests: requests.slice(0, mostShown), reviews: written }
}

const common = (table: typeof quotes | typeof messages) => ({
  id: table.id,
  number: table.number,
  service: table.service,
  message: table.message,
  status: table.status,
  lostReason: table.lostReason,
  submittedAt: table.submittedAt,
  notes: table.notes,
  address: table.address,
  quotedCents: table.quotedCents,
})

const id = { type: new GraphQLNonNull(GraphQLID) }
const text = { type: new GraphQLNonNull(GraphQLString) }
const maybeText = { type: GraphQLString }
const time = { type: new GraphQLNonNull(DateTime) }
const listOf = (type: GraphQLObjectType) => ({
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
})

const earlierRequest = new GraphQLObjectType<EarlierRequest>({
  name: 'EarlierRequest',
  fields: {
    kind: { type: new GraphQLNonNull(requestKindType) },
    id,
    number: text,
    name: text,
    service: text,
    message: text,
    status: text,
    lostReason: maybeText,
    submittedAt: time,
    notes: maybeText,
    address: maybeText,
    quotedCents: { type: GraphQLInt },
  },
})

const earlierReview = new GraphQLObjectType<EarlierReview>({
  name: 'EarlierReview',
  fields: {
    id,
    name: text,
    rating: { type: new GraphQLNonNull(GraphQLInt) },
    title: text,
    comment: text,
    submittedAt: time,
  },
})

const customerHistory = new GraphQLObjectType<History>({
  name: 'CustomerHistory',
  description: `What the phone number or e-mail address of a request sent otherwise, newest first; at most ${mostShown} of each`,
  fields: { requests: listOf(earlierRequest), reviews: listOf(earlierReview) },
})

export const customerHistoryCalls: ExtraCalls = {
  queries: {
    customerHistory: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(customerHistory),
      args: { kind: { type: new GraphQLNonNull(requestKindType) }, id },
      resolve: async ({ kind, id }: { kind: RequestKind; id: string }, { db }) =>
        done(await readHistory(db, kind, id)),
    }),
  },
}
