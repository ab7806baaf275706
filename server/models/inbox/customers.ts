import { GraphQLObjectType, GraphQLString } from 'graphql'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { longestSearch } from '#server/data-service/paging.ts'
import type { Queryable } from '#server/database/database.ts'
import { requestKindType } from '#server/models/leads/lead-events.ts'
import { done, refuse } from '#server/result.ts'
import { isRequest } from './customer-joining.ts'
import { readCustomers } from './customer-list.ts'
import { readPlaces } from './customer-place.ts'
import { contactsOfCustomer } from './customer-tie.ts'

type Customer = Awaited<ReturnType<typeof findCustomers>>[number]

const mostCustomers = 8

/** Shorter ones match half of all numbers. */
const shortestSearch = 3

async function findCustomers(db: Queryable, search: string) {
  if (search.trim().length < shortestSearch) return []
  const { ties, customers } = await readCustomers(db, { search, limit: mostCustomers, after: undefined })
  const placesOfAll = await readPlaces(db, customers.flat(), ties)
  return customers.flatMap((asked) => {
    const known = asked.filter(({ kind }) => kind !== 'Review')
    const requests = asked.filter(isRequest)
    // Of two numbers of one customer, the one that is being typed.
    const last = known.find(({ isFound }) => isFound) ?? known[0]
    if (!last) return []
    const own = [last, ...known]
    const called = own.find(({ phone }) => phone)
    const contacts = new Set(contactsOfCustomer(asked, ties))
    const places = [
      ...known.map(({ address }) => address ?? ''),
      ...placesOfAll.flatMap(({ contact, address }) => (contacts.has(contact) ? [address] : [])),
    ]
    return {
      ...last,
      kind: isRequest(last) ? last.kind : null,
      addresses: [...new Set(places)].filter(Boolean),
      phone: called?.phone ?? '',
      phoneE164: called?.phoneE164 ?? null,
      email: own.find(({ email }) => email)?.email ?? '',
      address: own.find(({ address }) => address)?.address ?? null,
      requests: requests.length,
    }
  })
}

const customerType = new GraphQLObjectType<Customer>({
  name: 'Customer',
  description: 'Somebody who asked before, or whom staff know',
  fields: {
    name: { ...required.text, description: 'As the last of their requests that was found names them' },
    phone: required.text,
    phoneE164: optional.text,
    email: { ...required.text, description: 'The last one known; empty where none is' },
    address: { type: GraphQLString, description: 'The last one known' },
    addresses: {
      type: listOf(GraphQLString),
      description: 'Newest first, and of the places that they look after',
    },
    requests: { ...required.int, description: 'How many they sent' },
    kind: { type: requestKindType, description: 'Of the last request; null for whom only a contact names' },
    id: { ...required.id, description: 'Of the last request or contact' },
    service: required.text,
    submittedAt: required.time,
  },
})

export const customerCalls: ExtraCalls = {
  queries: {
    findCustomers: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: listOf(customerType),
      description: `Who asked before or is known, by part of a number, name or address; whoever asked last first, at most ${mostCustomers}`,
      args: { search: required.text },
      resolve: async ({ search }: { search: string }, { db }) => {
        if (search.length > longestSearch)
          return refuse({ code: 'BAD_INPUT', reason: 'searchTooLong', facts: { most: longestSearch } })
        return done(await findCustomers(db, search))
      },
    }),
  },
}
