import { and, arrayOverlaps, desc, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { emailsOf, phonesOf, tellingWords } from '#server/models/inbox/customer-joining.ts'
import { contacts } from '#server/schema/contacts.ts'
import { requests } from '#server/schema/requests.ts'

/** How a customer is known, in a file or here. */
export type KnownCustomer = {
  name: string
  phoneE164: string | null
  email: string
  others: readonly string[]
}

/** A number, or an email address with a word of the name: who has one of these in common is one customer. */
export function customerKeys(one: KnownCustomer, shared: ReadonlySet<string>): string[] {
  const phones = phonesOf(one)
  const withName = [...emailsOf(one), ...phones.filter((phone) => shared.has(phone))]
  return [
    ...phones.filter((phone) => !shared.has(phone)),
    ...tellingWords(one.name).flatMap((word) => withName.map((contact) => `${contact} ${word}`)),
  ]
}

/** More than come under the numbers of a batch; only an address like none@none.com reaches it. */
const mostStored = 5_000

/** The customers that have these numbers and addresses, without those of this import. */
export async function readKnown(db: Queryable, rows: readonly KnownCustomer[], importId: string) {
  const phones = [...new Set(rows.flatMap(phonesOf))]
  const emails = [...new Set(rows.flatMap(emailsOf))]
  if (phones.length + emails.length === 0) return []
  const [asked, entered] = await Promise.all([
    db
      .select({
        name: requests.name,
        phoneE164: requests.phoneE164,
        email: requests.email,
        address: requests.address,
      })
      .from(requests)
      .where(
        and(
          sql`${requests.importId} is distinct from ${importId}`,
          or(inArray(requests.phoneE164, phones), inArray(sql`lower(${requests.email})`, emails)),
        ),
      )
      .orderBy(desc(requests.submittedAt))
      .limit(mostStored),
    db
      .select()
      .from(contacts)
      .where(
        and(
          or(isNull(contacts.importId), ne(contacts.importId, importId)),
          or(
            inArray(contacts.phoneE164, phones),
            inArray(sql`lower(${contacts.email})`, emails),
            arrayOverlaps(contacts.others, [...phones, ...emails]),
          ),
        ),
      )
      .orderBy(desc(contacts.createdAt))
      .limit(mostStored),
  ])
  return [...asked.map((one) => ({ ...one, others: [], company: null, notes: null })), ...entered]
}

type Reach = { phone: string; phoneE164: string | null; email: string; address: string | null }

/**
 * How customers are reached of whom a file says only the name: as they stand here, if one customer has that name and no other.
 * By the name in lower case.
 */
export async function readReachByName(db: Queryable, names: readonly string[]): Promise<Map<string, Reach>> {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))]
  if (wanted.length === 0) return new Map()
  const reach = <Table extends typeof contacts | typeof requests>(table: Table) => ({
    ...{ phone: table.phone, phoneE164: table.phoneE164, email: table.email, address: table.address },
  })
  const [entered, companies, asked] = await Promise.all([
    db
      .select({ name: contacts.name, ...reach(contacts) })
      .from(contacts)
      .where(inArray(sql`lower(${contacts.name})`, wanted))
      .limit(mostStored),
    db
      .select({ name: sql<string>`${contacts.company}`, ...reach(contacts) })
      .from(contacts)
      .where(inArray(sql`lower(${contacts.company})`, wanted))
      .limit(mostStored),
    db
      .select({ name: requests.name, ...reach(requests) })
      .from(requests)
      .where(inArray(sql`lower(${requests.name})`, wanted))
      .orderBy(desc(requests.submittedAt))
      .limit(mostStored),
  ])
  const found = new Map<string, Reach>()
  const named = Map.groupBy([...entered, ...companies, ...asked], ({ name }) => name.toLowerCase())
  for (const [name, all] of named) {
    const ways = new Set(all.map(({ phoneE164, email }) => phoneE164 ?? email.toLowerCase()))
    const [first] = all
    if (!first || ways.size > 1) continue
    const { name: _, ...reached } = first
    found.set(name, reached)
  }
  return found
}
