import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { type LeadKind, requestNames, requestTables, reviews } from '#server/schema/leads.ts'

/**
 * A customer has no record of their own: they are the numbers and addresses that they asked under. What has
 * a number or an address in common is of one customer, also through a third request that names both.
 */

export type Asked = {
  kind: LeadKind
  id: string
  name: string
  phone: string
  phoneE164: string | null
  /** Empty: none was given. */
  email: string
  address: string | null
  submittedAt: Date
  /** Not suspicious, and found by the search if there is one. */
  isFound: boolean
}

/** What one table says of who asked. A review has no number and no place. */
type Source = {
  table: PgTable
  id: PgColumn
  submittedAt: PgColumn
  email: PgColumn
  phoneE164: PgColumn | undefined
  isTrusted: SQL
  columns: Record<'name' | 'phone' | 'phoneE164' | 'address', SQL | PgColumn>
}

const requestSource = (kind: keyof typeof requestTables): Source => {
  const table = requestTables[kind]
  const { id, submittedAt, email, phone, phoneE164, address, stage } = table
  return {
    table,
    id,
    submittedAt,
    email,
    phoneE164,
    isTrusted: sql`${stage} <> 'suspicious'`,
    columns: { name: requestNames[kind], phone, phoneE164, address },
  }
}

export const sources: Readonly<Record<LeadKind, Source>> = {
  Quote: requestSource('Quote'),
  Message: requestSource('Message'),
  Call: requestSource('Call'),
  Review: {
    table: reviews,
    id: reviews.id,
    submittedAt: reviews.submittedAt,
    email: reviews.email,
    phoneE164: undefined,
    isTrusted: sql`${reviews.quarantineReasons} = '{}' and ${reviews.email} <> ''`,
    columns: {
      name: reviews.name,
      phone: sql<string>`''`,
      phoneE164: sql<null>`null`,
      address: sql<null>`null`,
    },
  },
}

export const askedKinds = ['Quote', 'Message', 'Call', 'Review'] as const satisfies readonly LeadKind[]

export type Searches = Record<LeadKind, { condition: SQL }> | undefined

export async function selectAsked(
  db: Queryable,
  kind: LeadKind,
  searches: Searches,
  where: SQL | undefined,
  limit: number,
): Promise<Asked[]> {
  const { table, id, submittedAt, email, isTrusted, columns } = sources[kind]
  const isFound = and(isTrusted, searches?.[kind].condition) ?? isTrusted
  const rows = await db
    .select({ ...columns, id, email, submittedAt, isFound: sql<boolean>`(${isFound})` })
    .from(table)
    .where(where)
    .orderBy(desc(submittedAt), desc(id))
    .limit(limit)
  // The columns of four tables have no common type that drizzle infers.
  return rows.map((row) => ({ ...(row as Omit<Asked, 'kind'>), kind }))
}

export const newestFirst = (one: Asked, other: Asked): number =>
  other.submittedAt.getTime() - one.submittedAt.getTime() || (one.id < other.id ? 1 : -1)

/** Without any, what was asked is a customer of its own. */
const contactsOf = ({ id, phoneE164, email }: Pick<Asked, 'id' | 'phoneE164' | 'email'>): string[] => {
  const contacts = [phoneE164, email.toLowerCase()].filter((contact) => !!contact)
  return contacts.length > 0 ? contacts.map(String) : [id]
}

/** More than a customer has; only an address like none@none.com reaches it. */
const mostTied = 2_000

/** From the number to the address to another number. */
const mostRounds = 4

/** All that was asked under the numbers and addresses of these, and under those that it names in turn. */
export async function readTied(
  db: Queryable,
  asked: readonly Asked[],
  searches?: Searches,
): Promise<Asked[]> {
  const known = new Map(asked.map((one) => [one.id, one]))
  const followed = new Set<string>()
  for (let round = 0; round < mostRounds; round++) {
    const contacts = new Set([...known.values()].flatMap(contactsOf).filter((one) => !followed.has(one)))
    if (contacts.size === 0) break
    for (const contact of contacts) followed.add(contact)
    const read = await Promise.all(
      askedKinds.map((kind) => selectAsked(db, kind, searches, isUnder(kind, [...contacts]), mostTied)),
    )
    for (const one of read.flat()) known.set(one.id, one)
  }
  return [...known.values()]
}

export function isUnder(kind: LeadKind, contacts: readonly string[]): SQL {
  const { email, phoneE164 } = sources[kind]
  const phones = contacts.filter((contact) => contact.startsWith('+'))
  const emails = contacts.filter((contact) => contact.includes('@'))
  return (
    or(
      phoneE164 && phones.length > 0 ? inArray(phoneE164, phones) : undefined,
      emails.length > 0 ? inArray(sql`lower(${email})`, emails) : undefined,
    ) ?? sql`false`
  )
}

/** Sorted into customers, each with their newest first. */
export function customersIn(asked: readonly Asked[]): Asked[][] {
  const customerOf = new Map<string, Asked[]>()
  for (const one of asked) {
    const [customer = [], ...others] = new Set(
      contactsOf(one).flatMap((contact) => {
        const known = customerOf.get(contact)
        return known ? [known] : []
      }),
    )
    const joining = [one, ...others.flat()]
    customer.push(...joining)
    for (const contact of joining.flatMap(contactsOf)) customerOf.set(contact, customer)
  }
  return [...new Set(customerOf.values())].map((customer) => customer.toSorted(newestFirst))
}

/** What names a customer in an address: a number if one is known, else an email, else the one request. */
export function customerKey(customer: readonly Asked[]): string {
  const phone = customer.find(({ phoneE164 }) => phoneE164)?.phoneE164
  const email = customer.find((one) => one.email)?.email.toLowerCase()
  return phone ?? email ?? customer[0]?.id ?? ''
}

export async function readCustomer(db: Queryable, key: string): Promise<Asked[]> {
  const isOf = (kind: LeadKind) =>
    isUuid(key) ? eq(sources[kind].id, key) : isUnder(kind, [key.toLowerCase()])
  const found = await Promise.all(
    askedKinds.map((kind) => selectAsked(db, kind, undefined, isOf(kind), mostTied)),
  )
  const tied = await readTied(db, found.flat())
  return tied.toSorted(newestFirst)
}
