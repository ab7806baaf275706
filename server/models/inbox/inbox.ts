import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { z } from 'zod'
import { mostCounted } from '#content/search-rules.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { list } from '#server/data-service/list.ts'
import { type PageArgs, pageArgs, readPageArgs, readToken, tokenOf } from '#server/data-service/paging.ts'
import type { Queryable } from '#server/database/database.ts'
import { call as writtenCall } from '#server/models/leads/call.ts'
import { requestKindType } from '#server/models/leads/lead-events.ts'
import { message } from '#server/models/leads/message.ts'
import { quote } from '#server/models/leads/quote.ts'
import { talliedLeads } from '#server/models/leads/request-model.ts'
import { done, type Result } from '#server/result.ts'
import type { RequestKind } from '#server/schema/requests.ts'
import { countInbox } from './inbox-counts.ts'
import { entryType, type InboxEntry, readEntries } from './inbox-entry.ts'
import { comparePlaces, type InboxPlace, inboxSections } from './inbox-order.ts'
import {
  type InboxContext,
  type InboxFilter,
  inboxFilters,
  placesInOrder,
  placesOfFew,
  queryOf,
  requestsFoundBy,
} from './inbox-places.ts'
import { ownerOnly } from './own-requests.ts'

type InboxRequest = {
  filter: InboxFilter
  search: string
  limit: number
  after: InboxCursor | undefined
}

/** The order depends on the time, so a cursor carries when its first page was read. */
export type InboxCursor = { readAt: Date; last: InboxPlace }

type InboxPage = {
  items: InboxEntry[]
  next: InboxCursor | undefined
  /** Up to `mostCounted` and one; undefined without a search. */
  found: number | undefined
}

export async function readInbox(
  db: Queryable,
  { filter, search, limit, after }: InboxRequest,
  context: InboxContext,
): Promise<InboxPage> {
  const readAt = after?.readAt ?? context.now
  const sections = inboxSections(readAt)
  const compare = comparePlaces(sections)
  const isSearch = search.trim() !== ''
  const matches = isSearch ? await requestsFoundBy(db, search) : undefined
  const query = { ...queryOf(filter, context), matches }
  const few = isSearch ? await placesOfFew(db, query, sections) : undefined
  const places =
    few?.filter((place) => !after || compare(place, after.last) > 0) ??
    (await placesInOrder(db, query, { sections, limit: limit + 1, after: after?.last }))
  const inOrder = places.toSorted(compare)
  const page = inOrder.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await readEntries(
      db,
      page.map(({ id }) => id),
      readAt,
    ),
    next: inOrder.length > limit && last ? { readAt, last } : undefined,
    found: isSearch ? (few?.length ?? mostCounted + 1) : undefined,
  }
}

const filterType = enumOf('InboxFilter', inboxFilters)

const pageType = new GraphQLObjectType({
  name: 'InboxPage',
  fields: {
    items: { type: listOf(entryType) },
    nextToken: optional.text,
    total: {
      ...required.int,
      description: `How many there are; of what a search finds, more than ${mostCounted} stands for any number above`,
    },
  },
})

const countsType = new GraphQLObjectType({
  name: 'InboxCounts',
  fields: {
    waiting: { ...required.int, description: 'Who is to be called now' },
    ...Object.fromEntries(inboxFilters.map((filter) => [filter, required.int])),
  },
})

const limits = { usual: 40, most: 400 }

const cursorAfter = ({ readAt, last: { section, at, id } }: InboxCursor): string =>
  tokenOf([readAt.getTime(), section, at, id])

const cursor = z
  .tuple([z.number(), z.number(), z.number(), z.uuid()])
  .transform(([readAt, section, at, id]) => ({ readAt: new Date(readAt), last: { section, at, id } }))

const contextOf = (actor: StaffOrSystem, now: (() => Date) | undefined): InboxContext => ({
  now: now?.() ?? new Date(),
  userId: actor.kind === 'staff' ? actor.userId : undefined,
  owner: ownerOnly(actor),
})

type InboxArgs = PageArgs & { filter: InboxFilter }

const { quarantined: suspicious, ...byStatus } = talliedLeads
const kindFilters = { ...byStatus, suspicious }

type NewestArgs = PageArgs & { kind: RequestKind; filter?: keyof typeof kindFilters | null }

export const inboxCalls: ExtraCalls = {
  queries: {
    inbox: defineCall({
      may: staffOf('leads', 'readQuotes', { own: true }),
      type: new GraphQLNonNull(pageType),
      description: 'Quotes, messages and calls together, whoever must be called first on top',
      args: {
        filter: { type: new GraphQLNonNull(filterType), defaultValue: 'open' },
        ...pageArgs,
      },
      resolve: async ({ filter, ...asked }: InboxArgs, call) => {
        const args = readPageArgs(asked, { limit: limits, placeIn: (token) => readToken(token, cursor) })
        if (!args.ok) return args
        const context = contextOf(call.actor, call.now)
        const page = await readInbox(call.db, { filter, ...args.value }, context)
        return done({
          items: page.items,
          nextToken: page.next && cursorAfter(page.next),
          total: async () => page.found ?? (await countInbox(call, context))[filter],
        })
      },
    }),
    newestRequests: defineCall({
      may: staffOf('leads', 'readQuotes', { own: true }),
      type: new GraphQLNonNull(pageType),
      description: 'The quotes, the messages or the calls, as rows of the inbox, newest first',
      args: {
        kind: { type: new GraphQLNonNull(requestKindType) },
        filter: { type: enumOf('RequestFilter', Object.keys(kindFilters)) },
        ...pageArgs,
      },
      resolve: readNewest,
    }),
    inboxCounts: defineCall({
      may: staffOf('leads', 'readQuotes', { own: true }),
      type: new GraphQLNonNull(countsType),
      description: 'How many requests each filter of the inbox lets through',
      resolve: async (_args, call) => done(await countInbox(call, contextOf(call.actor, call.now))),
    }),
  },
}

const modelOf = { Quote: quote, Message: message, Call: writtenCall } as const

async function readNewest({ kind, filter, ...page }: NewestArgs, call: Call): Promise<Result<object>> {
  const listed = await list(modelOf[kind], { ...page, filter: filter && kindFilters[filter] }, call)
  if (!listed.ok) return listed
  const ids = listed.value.items.map(({ id }) => id)
  const items = await readEntries(call.db, ids, call.now?.() ?? new Date())
  return done({ ...listed.value, items })
}
