import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { requestKindType } from '#server/models/leads/lead-events.ts'
import { done } from '#server/result.ts'
import {
  anyRequestTable,
  type RequestKind,
  type RequestTable,
  requestKinds,
  requestNames,
  requestTables,
} from '#server/schema/leads.ts'
import { reviews, type StoredReview } from '#server/schema/reviews.ts'

const mostShown = 10

type EarlierRequest = Awaited<ReturnType<typeof selectRequests>>[number]

export type History = { requests: EarlierRequest[]; reviews: StoredReview[] }

async function readHistory(db: Queryable, kind: RequestKind, id: string): Promise<History> {
  const table = requestTables[kind]
  const [person] = isUuid(id)
    ? await db.select({ phone: table.phoneE164, email: table.email }).from(table).where(eq(table.id, id))
    : []
  if (!person) return { requests: [], reviews: [] }
  const hasMail = (column: PgColumn) =>
    person.email ? eq(sql`lower(${column})`, person.email.toLowerCase()) : sql`false`
  const isOf = (from: RequestTable): SQL | undefined =>
    or(hasMail(from.email), person.phone ? eq(from.phoneE164, person.phone) : undefined)

  return selectHistory(db, {
    requests: (of) => and(isOf(of), ne(of.id, id)),
    reviews: hasMail(reviews.email),
    most: mostShown,
  })
}

type Selection = { requests: (table: RequestTable) => SQL | undefined; reviews: SQL; most: number }

export async function selectHistory(db: Queryable, selection: Selection): Promise<History> {
  const { most } = selection
  const [sent, written] = await Promise.all([
    Promise.all(requestKinds.map((kind) => selectRequests(db, kind, selection))),
    db.select().from(reviews).where(selection.reviews).orderBy(desc(reviews.submittedAt)).limit(most),
  ])
  const requests = sent.flat().toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime())
  return { requests: requests.slice(0, most), reviews: written }
}

async function selectRequests(db: Queryable, kind: RequestKind, { requests, most }: Selection) {
  const table = anyRequestTable(kind)
  const { id, number, service, message, status, lostReason, submittedAt, notes, address } = table
  const { quotedCents, scheduledAt, windowMinutes } = table
  const rows = await db
    .select({
      ...{ id, number, name: requestNames[kind], service, message, status, lostReason, submittedAt },
      ...{ notes, address, quotedCents, scheduledAt, windowMinutes },
    })
    .from(table)
    .where(requests(requestTables[kind]))
    .orderBy(desc(submittedAt))
    .limit(most)
  return rows.map((row) => ({ kind, ...row }))
}

const earlierRequest = new GraphQLObjectType<EarlierRequest>({
  name: 'EarlierRequest',
  fields: {
    kind: { type: new GraphQLNonNull(requestKindType) },
    id: required.id,
    number: required.text,
    name: required.text,
    service: required.text,
    message: required.text,
    status: required.text,
    lostReason: optional.text,
    submittedAt: required.time,
    notes: optional.text,
    address: optional.text,
    quotedCents: optional.int,
    scheduledAt: optional.time,
    windowMinutes: optional.int,
  },
})

const earlierReview = new GraphQLObjectType<StoredReview>({
  name: 'EarlierReview',
  fields: {
    id: required.id,
    name: required.text,
    rating: required.int,
    title: required.text,
    comment: required.text,
    submittedAt: required.time,
  },
})

export const historyFields = {
  requests: { type: listOf(earlierRequest) },
  reviews: { type: listOf(earlierReview) },
}

const customerHistory = new GraphQLObjectType<History>({
  name: 'CustomerHistory',
  description: `What the phone number or e-mail address of a request sent otherwise, newest first; at most ${mostShown} of each`,
  fields: historyFields,
})

export const customerHistoryCalls: ExtraCalls = {
  queries: {
    customerHistory: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(customerHistory),
      args: { kind: { type: new GraphQLNonNull(requestKindType) }, id: required.id },
      resolve: async ({ kind, id }: { kind: RequestKind; id: string }, { db }) =>
        done(await readHistory(db, kind, id)),
    }),
  },
}
