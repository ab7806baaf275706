import { and, arrayOverlaps, desc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { contacts } from '#server/schema/contacts.ts'
import { customerTies } from '#server/schema/customer-ties.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import {
  byNewestRequest,
  type CustomerKind,
  type CustomerRequest,
  contactsOf,
  customersIn,
  isReachedBy,
  type Ties,
  tiesOf,
} from './customer-joining.ts'

/**
 * A customer has no record of their own: they are the numbers and addresses that they asked under or that staff know,
 * also through a third request that names both.
 */

/** What one table says of a customer. A review has no number and no place; a contact is of when it was entered. */
type Source = {
  table: PgTable & { id: PgColumn }
  id: PgColumn
  submittedAt: PgColumn
  email: PgColumn
  phoneE164: PgColumn | undefined
  isTrusted: SQL
  others: PgColumn | undefined
  columns: Record<'kind' | 'name' | 'phone' | 'phoneE164' | 'others' | 'address' | 'service', SQL | PgColumn>
}

const noOthers = sql<string[]>`'{}'::text[]`

export const sources: Readonly<Record<SourceName, Source>> = {
  requests: {
    table: requests,
    id: requests.id,
    submittedAt: requests.submittedAt,
    email: requests.email,
    phoneE164: requests.phoneE164,
    others: undefined,
    isTrusted: sql`${requests.stage} <> 'suspicious'`,
    columns: {
      kind: requests.kind,
      name: requests.name,
      phone: requests.phone,
      phoneE164: requests.phoneE164,
      others: noOthers,
      address: requests.address,
      service: requests.service,
    },
  },
  reviews: {
    table: reviews,
    id: reviews.id,
    submittedAt: reviews.submittedAt,
    email: reviews.email,
    phoneE164: undefined,
    others: undefined,
    isTrusted: sql`${reviews.quarantineReasons} = '{}' and ${reviews.email} <> ''`,
    columns: {
      kind: sql<CustomerKind>`'Review'`,
      name: reviews.name,
      phone: sql<string>`''`,
      phoneE164: sql<null>`null`,
      others: noOthers,
      address: sql<null>`null`,
      service: sql<string>`''`,
    },
  },
  contacts: {
    table: contacts,
    id: contacts.id,
    submittedAt: contacts.createdAt,
    email: contacts.email,
    phoneE164: contacts.phoneE164,
    others: contacts.others,
    isTrusted: sql`true`,
    columns: {
      kind: sql<CustomerKind>`'Contact'`,
      name: contacts.name,
      phone: contacts.phone,
      phoneE164: contacts.phoneE164,
      others: contacts.others,
      address: contacts.address,
      service: sql<string>`''`,
    },
  },
}

export const sourceNames = ['requests', 'reviews', 'contacts'] as const

export type SourceName = (typeof sourceNames)[number]

export type Searches = Record<SourceName, { condition: SQL }> | undefined

export async function selectAsked(
  db: Queryable,
  source: SourceName,
  searches: Searches,
  where: SQL | undefined,
  limit: number,
): Promise<CustomerRequest[]> {
  const { table, id, submittedAt, email, isTrusted, columns } = sources[source]
  const isFound = and(isTrusted, searches?.[source].condition) ?? isTrusted
  const rows = await db
    .select({ ...columns, id, email, submittedAt, isFound: sql<boolean>`(${isFound})` })
    .from(table)
    .where(where)
    .orderBy(desc(submittedAt), desc(id))
    .limit(limit)
  // The columns of these tables have no common type that drizzle infers.
  return rows as CustomerRequest[]
}

/** More than a customer has; only an address like none@none.com reaches it. */
const mostTied = 2_000

/** How often the contacts found so far are asked for further ones: a number, its address, another number. */
const mostRounds = 4

/** Read whole: they are made by hand, so there are hundreds at most. */
export async function readTies(db: Queryable): Promise<Ties> {
  return tiesOf(await db.select().from(customerTies).orderBy(customerTies.createdAt))
}

export async function readTied(
  db: Queryable,
  asked: readonly CustomerRequest[],
  ties: Ties,
  searches?: Searches,
): Promise<CustomerRequest[][]> {
  const seeds = new Set(asked.map(({ id }) => id))
  const known = new Map(asked.map((one) => [one.id, one]))
  const followed = new Set<string>()
  let customers: CustomerRequest[][] = []
  for (let round = 0; ; round++) {
    // What came only under an address that joins no customers is followed no further.
    customers = customersIn([...known.values()], ties).filter((customer) =>
      customer.some(({ id }) => seeds.has(id)),
    )
    const contacts = new Set(customers.flat().flatMap((one) => contactsOf(one, ties)))
    const next = [...contacts.difference(followed)]
    if (next.length === 0 || round === mostRounds) return customers
    for (const contact of next) followed.add(contact)
    for (const one of await selectUnder(db, next, searches)) known.set(one.id, one)
  }
}

function isUnder(source: SourceName, contacts: readonly string[]): SQL {
  const { id, email, phoneE164, others } = sources[source]
  const phones = contacts.filter((contact) => contact.startsWith('+'))
  const emails = contacts.filter((contact) => contact.includes('@'))
  const ids = contacts.filter(isUuid)
  return (
    or(
      phoneE164 && phones.length > 0 ? inArray(phoneE164, phones) : undefined,
      emails.length > 0 ? inArray(sql`lower(${email})`, emails) : undefined,
      others && phones.length + emails.length > 0 ? arrayOverlaps(others, [...phones, ...emails]) : undefined,
      ids.length > 0 ? inArray(id, ids) : undefined,
    ) ?? sql`false`
  )
}

export async function selectUnder(
  db: Queryable,
  contacts: readonly string[],
  searches?: Searches,
): Promise<CustomerRequest[]> {
  const found = await Promise.all(
    sourceNames.map((source) => selectAsked(db, source, searches, isUnder(source, contacts), mostTied)),
  )
  return found.flat().toSorted(byNewestRequest)
}

/** Under a number or an address that several people use: the customer who used it last. */
export async function readCustomer(db: Queryable, key: string, known?: Ties): Promise<CustomerRequest[]> {
  const contact = key.toLowerCase()
  const [own, ties] = await Promise.all([selectUnder(db, [contact]), known ?? readTies(db)])
  const found = own.length > 0 ? own : await selectUnder(db, ties.same.get(contact) ?? [])
  const customers = await readTied(db, found, ties)
  return customers.find((customer) => customer.some(({ id }) => id === found[0]?.id)) ?? []
}

export const newestUnder = (
  contact: string,
  customer: readonly CustomerRequest[],
): CustomerRequest | undefined => customer.find((one) => isReachedBy(one, contact))
