import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mostCounted } from '#content/search-rules.ts'
import { readToken, tokenOf } from '#server/data-service/paging.ts'
import { findMatches, firstMatches, matchesInTables } from '#server/data-service/search.ts'
import type { Queryable } from '#server/database/database.ts'
import { contacts } from '#server/schema/contacts.ts'
import { reviews } from '#server/schema/reviews.ts'
import { byNewestRequest, type CustomerRequest, type Ties } from './customer-joining.ts'
import { contactIn } from './customer-tie.ts'
import {
  readCustomer,
  readTied,
  readTies,
  type SourceName,
  selectAsked,
  selectUnder,
  sourceNames,
  sources,
} from './customer-ties.ts'
import { searchedRequests } from './inbox-places.ts'

type CustomerPlace = { at: Date; id: string }

type CustomersRequest = {
  search: string
  limit: number
  after: CustomerPlace | undefined
  isManager?: boolean
}

export type CustomersPage = { ties: Ties; customers: CustomerRequest[][]; next: CustomerPlace | undefined }

const batchSize = 100

/** Where one customer asked thousands of times, a page may be short. */
const mostBatches = 20

/**
 * Customers by their newest request, or by the newest one that a search finds, so that a page reads nothing older
 * than its customers. Property managers are few and stand on one page.
 */
export async function readCustomers(
  db: Queryable,
  { search, limit, after, isManager }: CustomersRequest,
): Promise<CustomersPage> {
  const searches = search.trim() ? await searchCustomers(db, search) : undefined
  const ties = await readTies(db)
  if (isManager) {
    const found = await readTied(db, await selectUnder(db, [...ties.managers], searches), ties, searches)
    const managers = found.filter((customer) => customer.some((one) => one.isFound))
    return {
      ties,
      customers: managers.toSorted(([one], [other]) => (one && other ? byNewestRequest(one, other) : 0)),
      next: undefined,
    }
  }
  const customers: CustomerRequest[][] = []
  let place = after
  for (let batches = 0; batches < mostBatches; batches++) {
    const batch = await readBatch(db, searches, place)
    const customerOf = new Map(
      (await readTied(db, batch, ties, searches)).flatMap((customer) =>
        customer.map((one) => [one.id, customer]),
      ),
    )
    for (const one of batch) {
      const customer = customerOf.get(one.id)
      const isNewest = customer?.find(({ isFound }) => isFound)?.id === one.id
      if (customer && isNewest && customers.length === limit) return { ties, customers, next: place }
      if (customer && isNewest) customers.push(customer)
      place = { at: one.submittedAt, id: one.id }
    }
    if (batch.length < batchSize) {
      const contact = customers.length === 0 && !after && contactIn(search)
      const reached = contact ? await readCustomer(db, contact, ties) : []
      return { ties, customers: reached.length > 0 ? [reached] : customers, next: undefined }
    }
  }
  return { ties, customers, next: place }
}

type OpenSearches = Record<SourceName, { condition: SQL }>

const searchedReviews = { table: reviews, text: reviews.searchText, words: reviews.searchWords }
const searchedContacts = { table: contacts, text: contacts.searchText, words: contacts.searchWords }

async function searchCustomers(db: Queryable, search: string): Promise<OpenSearches> {
  const matches = await matchesInTables(db, [searchedRequests, searchedReviews, searchedContacts], search)
  return {
    requests: { condition: matches(searchedRequests) },
    reviews: { condition: matches(searchedReviews) },
    contacts: { condition: matches(searchedContacts) },
  }
}

async function readBatch(
  db: Queryable,
  searches: OpenSearches | undefined,
  after: CustomerPlace | undefined,
): Promise<CustomerRequest[]> {
  const read = await Promise.all(
    sourceNames.map(async (source) => {
      const { id, submittedAt, isTrusted } = sources[source]
      const isAfter =
        after && sql`(${submittedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
      const listed = and(isTrusted, isAfter)
      const found = searches ? await findListed(db, source, listed, searches[source].condition) : listed
      return selectAsked(db, source, searches, found, batchSize)
    }),
  )
  return read.flat().toSorted(byNewestRequest).slice(0, batchSize)
}

async function findListed(
  db: Queryable,
  source: SourceName,
  listed: SQL | undefined,
  condition: SQL,
): Promise<SQL> {
  const { table, id, submittedAt } = sources[source]
  const found = and(listed, condition)
  const rows = await findMatches<{ id: string }>(db, table, sql`${id} as id`, found)
  if (rows.length > mostCounted)
    return sql`${id} in ${firstMatches(table, { listed, matches: condition }, { by: submittedAt, direction: 'DESC', limit: batchSize })}`
  return sql`${id} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`
}

export const tokenAfter = ({ at, id }: CustomerPlace): string => tokenOf([at.getTime(), id])

const place = z.tuple([z.number(), z.uuid()]).transform(([at, id]) => ({ at: new Date(at), id }))

export const placeIn = (nextToken: string): CustomerPlace | undefined => readToken(nextToken, place)
