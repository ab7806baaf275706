import { setTimeout as pause } from 'node:timers/promises'
import { and, arrayOverlaps, desc, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import type { CsvRow } from '#server/models/content/csv-rows.ts'
import { emailsOf, phonesOf, tellingWords } from '#server/models/inbox/customer-joining.ts'
import { readTies } from '#server/models/inbox/customer-ties.ts'
import type { Reason } from '#server/result.ts'
import { contacts } from '#server/schema/contacts.ts'
import { requests } from '#server/schema/requests.ts'
import type { ColumnTarget } from './contact-columns.ts'
import { type RowContact, readContactRow } from './contact-row.ts'
import type { ImportTable } from './import-table.ts'

/**
 * What becomes of each row: a customer is made, or the row joins one who is here already (the same number, or the same
 * email address and a name in common), or one of an earlier row. A row that joins is stored too where it says something
 * that is not known yet: another name, place, number or note.
 */
export type PlannedRow = CsvRow &
  (
    | { kind: 'refused'; reason: Reason }
    | { kind: 'made' | 'joined' | 'doubled'; contact: RowContact; isStored: boolean }
  )

type Planned = {
  table: ImportTable
  targets: readonly ColumnTarget[]
  /** Its own contacts are none that were here before. */
  importId: string
}

/** Reading a number takes a tenth of a millisecond; after each batch the thread is left to others for as long. */
const batchSize = 100

export async function* planRows(db: Queryable, { table, targets, importId }: Planned) {
  const { shared } = await readTies(db)
  const known = new Map<string, Known>()
  let batch: CsvRow[] = []
  for (const row of table.rows()) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield await planBatch(batch)
    batch = []
  }
  if (batch.length > 0) yield await planBatch(batch)

  async function planBatch(rows: readonly CsvRow[]): Promise<PlannedRow[]> {
    const began = performance.now()
    const read = rows.map((row) => ({ row, contact: readContactRow(row, { titles: table.titles, targets }) }))
    await pause(performance.now() - began)
    const named = read.flatMap(({ contact }) => (contact.ok ? [contact.value] : []))
    for (const stored of await readStored(db, named, importId)) learn(stored, true)
    return read.map(({ row, contact: { ...result } }): PlannedRow => {
      if (!result.ok) return { ...row, kind: 'refused', reason: result.refusal }
      const contact = result.value
      const found = keysOf(contact, shared).flatMap((key) => known.get(key) ?? [])
      const isNew = factsOf(contact).some((fact) => !found.some(({ facts }) => facts.has(fact)))
      const isStored = found.length === 0 || isNew
      const kind = found.length === 0 ? 'made' : found.some(({ isHere }) => isHere) ? 'joined' : 'doubled'
      learn(contact, kind === 'joined')
      return { ...row, kind, contact, isStored }
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
}

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
