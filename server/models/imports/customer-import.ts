import { type SQL, sql } from 'drizzle-orm'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { emailsOf, phonesOf } from '#server/models/inbox/customer-joining.ts'
import { readTies } from '#server/models/inbox/customer-ties.ts'
import { contacts } from '#server/schema/contacts.ts'
import { contactColumns } from './contact-columns.ts'
import { type RowContact, readContactRow } from './contact-row.ts'
import { defineImport } from './import-kind.ts'
import { customerKeys, readKnown } from './known-customers.ts'

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
  tables: [{ table: contacts, isUntouched }],
  read: ([row], columns) => readContactRow(row, columns),

  async begin(importId, { db }) {
    const { shared } = await readTies(db)
    const known = new Map<string, Known>()
    return async (items) => {
      for (const stored of await readKnown(db, items, importId)) learn(stored, true)
      return items.map((item) => {
        const found = customerKeys(item, shared).flatMap((key) => known.get(key) ?? [])
        const isNew = factsOf(item).some((fact) => !found.some(({ facts }) => facts.has(fact)))
        const isStored = found.length === 0 || isNew
        const kind = found.length === 0 ? 'made' : found.some(({ isHere }) => isHere) ? 'joined' : 'doubled'
        learn(item, kind === 'joined')
        return { kind, item, isStored }
      })
    }

    function learn(one: Facts, isHere: boolean): void {
      const facts = factsOf(one)
      for (const key of customerKeys(one, shared)) {
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
})

/** Nor a customer who asked since, or on whom a place or a tie hangs. */
function isUntouched(startedAt: Date): SQL {
  const asked = sql`requests.submitted_at >= ${startedAt.toISOString()}::timestamptz and requests.import_id is null`
  return sql`contacts.updated_at = contacts.created_at
    and not exists (select from requests where phone_e164 = contacts.phone_e164 and ${asked})
    and not exists (select from requests where phone_e164 = any(contacts.others) and ${asked})
    and not exists (select from requests where contacts.email <> '' and lower(requests.email) = lower(contacts.email) and ${asked})
    and not exists (select from customer_places where contact in (contacts.id::text, contacts.phone_e164, lower(contacts.email)))
    and not exists (select from customer_ties
      where contact in (contacts.id::text, contacts.phone_e164, lower(contacts.email))
        or other in (contacts.id::text, contacts.phone_e164, lower(contacts.email)))`
}

const displayOf = (contact: string): string =>
  contact.startsWith('+') ? phoneLineOf({ phone: contact, phoneE164: contact }).display : contact

/** What is known under a number, or under an email address with a word of a name. */
type Known = { facts: Set<string>; isHere: boolean }

type Facts = Pick<RowContact, 'name' | 'phoneE164' | 'email' | 'others' | 'address' | 'company' | 'notes'>

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
