import { desc, inArray } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { requestKindType } from '#server/models/leads/lead-events.ts'
import { done } from '#server/result.ts'
import { contacts, type StoredContact } from '#server/schema/contacts.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews, type StoredReview } from '#server/schema/reviews.ts'
import { contactType } from './contact.ts'
import { type CustomerRequest, isRequest } from './customer-joining.ts'
import { readCustomer } from './customer-ties.ts'

const mostShown = 10

type EarlierRequest = Awaited<ReturnType<typeof selectRequests>>[number]

export type History = { requests: EarlierRequest[]; reviews: StoredReview[]; contacts: StoredContact[] }

async function readHistory(db: Queryable, id: string): Promise<History> {
  const asked = isUuid(id) ? await readCustomer(db, id) : []
  const isThis = (one: CustomerRequest) => one.id === id
  if (!asked.some(isThis)) return { requests: [], reviews: [], contacts: [] }
  return selectHistory(
    db,
    asked.filter((one) => !isThis(one)),
    mostShown,
  )
}

/** `asked`: newest first. */
export async function selectHistory(
  db: Queryable,
  asked: readonly CustomerRequest[],
  most: number,
): Promise<History> {
  const idsOf = (isShown: (one: CustomerRequest) => boolean) =>
    asked
      .filter(isShown)
      .slice(0, most)
      .map((one) => one.id)
  const writtenIds = idsOf(({ kind }) => kind === 'Review')
  const contactIds = idsOf(({ kind }) => kind === 'Contact')
  const [sent, written, known] = await Promise.all([
    selectRequests(db, idsOf(isRequest)),
    db.select().from(reviews).where(inArray(reviews.id, writtenIds)).orderBy(desc(reviews.submittedAt)),
    db
      .select()
      .from(contacts)
      .where(inArray(contacts.id, contactIds))
      .orderBy(desc(contacts.createdAt), desc(contacts.id)),
  ])
  return { requests: sent, reviews: written, contacts: known }
}

function selectRequests(db: Queryable, ids: readonly string[]) {
  const { id, kind, number, name, service, message, status, lostReason, submittedAt, notes } = requests
  const { address, quotedCents, scheduledAt, windowMinutes, cancelledAt } = requests
  return db
    .select({
      ...{ id, kind, number, name, service, message, status, lostReason, submittedAt, notes },
      ...{ address, quotedCents, scheduledAt, windowMinutes, cancelledAt },
    })
    .from(requests)
    .where(inArray(id, [...ids]))
    .orderBy(desc(submittedAt), desc(id))
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
    cancelledAt: optional.time,
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
  contacts: { type: listOf(contactType) },
}

const customerHistory = new GraphQLObjectType<History>({
  name: 'CustomerHistory',
  description: `What the customer of a request sent otherwise, newest first; at most ${mostShown} of each`,
  fields: historyFields,
})

export const customerHistoryCalls: ExtraCalls = {
  queries: {
    customerHistory: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(customerHistory),
      args: { id: required.id },
      resolve: async ({ id }: { id: string }, { db }) => done(await readHistory(db, id)),
    }),
  },
}
