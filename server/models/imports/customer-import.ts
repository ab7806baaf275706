import { and, arrayOverlaps, desc, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import type { Queryable } from '#server/database/database.ts'
import { emailsOf, phonesOf, tellingWords } from '#server/models/inbox/customer-joining.ts'
import { readTies } from '#server/models/inbox/customer-ties.ts'
import { type Reason, refuse } from '#server/result.ts'
import { contacts } from '#server/schema/contacts.ts'
import { requests } from '#server/schema/requests.ts'
import { contactColumns } from './contact-columns.ts'
import { type RowContact, readContactRow } from './contact-row.ts'
import { defineImport } from './import-kind.ts'

/**
 * A row makes a customer, or joins one who is here already (the same number, or the same email address and a name in common), or
 * one of an earlier row. A row that joins is stored too where it says something that is not known yet: another name, place, number
 * or note.
 */
export const customerImport = defineImport({
  name: 'customers',
  subject: 'Contact',
  guide: contactColumns,
  takesCards: true,
  table: contacts,
  read: ([row], columns) => (row ? readContactRow(row, columns) : refuse<Reason>({ reason: 'importNoName' })),

  async begin(importId, { db }) {
    const { shared } = await readTies(db)
    const known = new Map<string, Known>()
    return async (items) => {
      for (const stored of await readStored(db, items, importId)) learn(stored, true)
      return items.map((item) => {
        const found = keysOf(item, shared).flatMap((key) => known.get(key) ?? [])
        const isNew = factsOf(item).some((fact) => !found.some(({ facts }) => facts.has(fact)))
        const isStored = found.length === 0 || isNew
        const kind = found.length === 0 ? 'made' : found.some(({ isHere }) => isHere) ? 'joined' : 'doubled'
        learn(item, kind === 'joined')
        return { kind, item, isStored }
      })
    }

    function learn(one: Facts, isHere: boolean): void {
      const facts = factsOf(one)
      for (const key of keysOf(one, shared)) {
        const before = known.get(key)
        if (!before) known.set(key, { facts: new Set(facts), isHere })
        else {
          for (const fact of facts) before.facts.add(fact)
          before.isHere ||= isHere
        }
      }
    }
  },

  cells: ({ name, company, phone, email, others, address, notes }) => [
    company && company !== name ? `${name}\n${company}` : name,
    [phone, email, ...others.map(displayOf)].filter(Boolean).join('\n'),
    address ?? '',
    notes ?? '',
  ],

  async store(db, records) {
    await db.insert(contacts).values(
      records.map(({ item, id, importId, at }) => ({
        ...item,
        id,
        importId,
        createdAt: at,
        updatedAt: at,
      })),
    )
  },

  /** Nor a customer who asked since, or on whom a place or a tie hangs. */
  isUntouched(startedAt) {
    const asked = sql`requests.submitted_at >= ${startedAt.toISOString()}::timestamptz and requests.import_id is null`
    return sql`contacts.updated_at = contacts.created_at
      and not exists (select from requests where phone_e164 = contacts.phone_e164 and ${asked})
      and not exists (select from requests where phone_e164 = any(contacts.others) and ${asked})
      and not exists (select from requests where contacts.email <> '' and lower(requests.email) = lower(contacts.email) and ${asked})
      and not exists (select from customer_places where contact in (contacts.id::text, contacts.phone_e164, lower(contacts.email)))
      and not exists (select from customer_ties
        where contact in (contacts.id::text, contacts.phone_e164, lower(contacts.email))
          or other in (contacts.id::text, contacts.phone_e164, lower(contacts.email)))`
  },
})

const displayOf = (contact: string): string =>
  contact.startsWith('+') ? phoneLineOf({ phone: contact, phoneE164: contact }).display : contact

/** What is known under a number, or under an email address with a word of a name. */
type Known = { facts: Set<string>; isHere: boolean }

type Facts = Pick<RowContact, 'name' | 'phoneE164' | 'email' | 'others' | 'address' | 'company' | 'notes'>

function keysOf(one: Facts, shared: ReadonlySet<string>): string[] {
  const phones = phonesOf(one)
  const withName = [...emailsOf(one), ...phones.filter((phone) => shared.has(phone))]
  return [
    ...phones.filter((phone) => !shared.has(phone)),
    ...tellingWords(one.name).flatMap((word) => withName.map((contact) => `${contact} ${word}`)),
  ]
}

const factsOf = (one: Facts): string[] => [
  ...phonesOf(one),
  ...emailsOf(one),
  `name ${plain(one.name)}`,
  ...(one.company ? [`name ${plain(one.company)}`] : []),
  ...(one.address ? [`address ${plain(one.address)}`] : []),
  ...(one.notes ? [`notes ${plain(one.notes)}`] : []),
]

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** More than come under the numbers of a batch; only an address like none@none.com reaches it. */
const mostStored = 5_000

async function readStored(db: Queryable, rows: readonly RowContact[], importId: string): Promise<Facts[]> {
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
      .where(or(inArray(requests.phoneE164, phones), inArray(sql`lower(${requests.email})`, emails)))
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
