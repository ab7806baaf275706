import { desc, inArray } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import { longestSearch } from '#server/data-service/paging.ts'
import type { Queryable } from '#server/database/database.ts'
import { requestKindType } from '#server/models/leads/lead-events.ts'
import { done, refuse } from '#server/result.ts'
import { customerPlaces } from '#server/schema/customer-places.ts'
import { anyRequestTable, requestKinds, requestNames } from '#server/schema/leads.ts'
import { openSearches } from './inbox-places.ts'

type Customer = Awaited<ReturnType<typeof findCustomers>>[number]

const mostRequests = 100
const mostCustomers = 8

/** Shorter ones match half of all numbers. */
const shortestSearch = 3

async function findCustomers(db: Queryable, search: string) {
  if (search.trim().length < shortestSearch) return []
  const searches = await openSearches(db, search)
  const found = await Promise.all(
    requestKinds.map(async (kind) => {
      const table = anyRequestTable(kind)
      const { id, phone, phoneE164, email, address, service, submittedAt } = table
      const rows = await db
        .select({ name: requestNames[kind], id, phone, phoneE164, email, address, service, submittedAt })
        .from(table)
        .where(searches[kind].condition)
        .orderBy(desc(submittedAt))
        .limit(mostRequests)
      return rows.map((row) => ({ kind, ...row }))
    }),
  )
  const newestFirst = found.flat().toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime())
  const people = Map.groupBy(newestFirst, ({ phoneE164, phone }) => phoneE164 ?? phone)
  const customers = [...people.values()].slice(0, mostCustomers)
  const places = await placesOf(db, customers.flat())
  return customers.flatMap((requests) => {
    const [last] = requests
    if (!last) return []
    const contacts = new Set(requests.flatMap(contactsIn))
    const known = [
      ...requests.map(({ address }) => address ?? ''),
      ...places.flatMap(({ contact, address }) => (contacts.has(contact) ? [address] : [])),
    ]
    return {
      addresses: [...new Set(known)].filter(Boolean),
      ...last,
      email: requests.find(({ email }) => email)?.email ?? '',
      address: requests.find(({ address }) => address)?.address ?? null,
      requests: requests.length,
    }
  })
}

const contactsIn = ({ phoneE164, email }: { phoneE164: string | null; email: string }) =>
  [phoneE164 ?? '', email.toLowerCase()].filter(Boolean)

async function placesOf(db: Queryable, requests: readonly Parameters<typeof contactsIn>[0][]) {
  const { contact, address, name } = customerPlaces
  const contacts = [...new Set(requests.flatMap(contactsIn))]
  return db.select({ contact, address }).from(customerPlaces).where(inArray(contact, contacts)).orderBy(name)
}

const customerType = new GraphQLObjectType<Customer>({
  name: 'Customer',
  description: 'Somebody who asked before, by phone number',
  fields: {
    name: { ...required.text, description: 'As their last request names them' },
    phone: required.text,
    email: { ...required.text, description: 'The last one known; empty where none is' },
    address: { type: GraphQLString, description: 'The last one known' },
    addresses: {
      type: listOf(GraphQLString),
      description: 'Of what was found, newest first, and of the places that they look after',
    },
    requests: { ...required.int, description: 'How many of theirs were found' },
    kind: { type: new GraphQLNonNull(requestKindType), description: 'Of the last request' },
    id: { ...required.id, description: 'Of the last request' },
    service: required.text,
    submittedAt: required.time,
  },
})

export const customerCalls: ExtraCalls = {
  queries: {
    findCustomers: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: listOf(customerType),
      description: `Who asked before, by part of a number, name or address; whoever asked last first, at most ${mostCustomers}`,
      args: { search: required.text },
      resolve: async ({ search }: { search: string }, { db }) => {
        if (search.length > longestSearch)
          return refuse({ code: 'BAD_INPUT', reason: 'searchTooLong', facts: { most: longestSearch } })
        return done(await findCustomers(db, search))
      },
    }),
  },
}
