import { canBeCalled } from '#content/profile/phone-line.ts'
import { email, longest, numbersIn, parseInput, toE164 } from '#server/data-service/input.ts'
import type { CsvRow } from '#server/models/content/csv-rows.ts'
import { type ContactDraft, contactInput } from '#server/models/inbox/contact.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import type { ContactTarget } from './contact-columns.ts'
import { cellsOf, type ImportCell, type ImportColumns, refuseExtraCells } from './import-cells.ts'

export type RowContact = ContactDraft & { phoneE164: string | null }

type Columns = ImportColumns<ContactTarget>

type Cell = ImportCell

/**
 * The contact in one row. What the columns hold beside one number, one address to write to and one place, and what cannot be
 * read of them, goes into the notes under the column's title: nothing of a customer is lost.
 */
export function readContactRow(row: CsvRow, columns: Columns): Result<RowContact, Reason> {
  const tooMany = refuseExtraCells(row, columns)
  if (tooMany) return refuse<Reason>(tooMany)
  const { targets } = columns
  const of = cellsOf(row, columns)
  const first = (target: ContactTarget) => of(target)[0]?.text ?? ''
  const company = first('company')
  const name = [first('firstName'), first('lastName')].filter(Boolean).join(' ') || first('name') || company
  if (!name) return refuse<Reason>({ reason: 'importNoName' })
  const phones = phonesIn(of('phone'))
  const emails = emailsIn(of('email'))
  const [phone] = phones.read
  const [address] = emails.read
  if (!phone && !address) return refuse<Reason>({ reason: unreachedBy(phones, emails) })
  const [place, ...places] = addressesIn(of('street', 'street2', 'city', 'state', 'zip'), targets)
  const areSeveral = targets.filter((target) => target === 'notes').length > 1
  const notes = [
    ...of('notes').map(({ title, text }) => (areSeveral ? `${title}: ${text}` : text)),
    ...[...phones.unread, ...emails.unread, ...places].map(({ title, text }) => `${title}: ${text}`),
  ]
  const others = [...phones.read.slice(1).map(({ e164 }) => e164), ...emails.read.slice(1)]
  const parsed = parseInput(contactInput, {
    name: name.replace(/\s+/g, ' '),
    company: company || null,
    phone: phone?.typed ?? '',
    email: address ?? '',
    others,
    address: place?.text ?? null,
    notes: notes.join('\n'),
  })
  if (parsed.ok) return done({ ...parsed.value, phoneE164: phone?.e164 ?? null })
  const [wrong] = Object.values(parsed.refusal.fields ?? {})
  return refuse<Reason>(wrong ?? { reason: 'notValid' })
}

type Phones = { read: { typed: string; e164: string }[]; unread: Cell[] }

/** As Excel writes a number that it took for a large one: "7.13556E+09" lost its last digits. */
const isRounded = (text: string): boolean => /^\d+(?:\.\d+)?e\+\d+$/i.test(text)

function phonesIn(cells: readonly Cell[]): Phones {
  const phones: Phones = { read: [], unread: [] }
  const add = (typed: string, e164: string) => {
    if (!phones.read.some((known) => known.e164 === e164)) phones.read.push({ typed, e164 })
  }
  for (const cell of cells)
    for (const piece of cell.text.split(/\n|;|\||:::|\s\/\s|,(?!\s*(?:e?xt?|#|\d{1,5}\s*$))/iu)) {
      const typed = piece.trim().replace(/^(\d{10,11})\.0$/, '$1')
      if (!typed) continue
      // Several in one breath: "Phone:(713) 555-0101 Mobile:(713) 555-0102".
      const several = typed.replace(/\D/g, '').length > 15 ? numbersIn(typed) : []
      const e164 = isRounded(typed) || !canBeCalled(typed) ? null : toE164(typed)
      if (several.length > 1) for (const one of several) add(one, one)
      else if (e164) add(typed.length > longest.phone ? e164 : typed.replace(/\s+/g, ' '), e164)
      else phones.unread.push({ ...cell, text: typed })
    }
  return phones
}

type Emails = { read: string[]; unread: Cell[] }

function emailsIn(cells: readonly Cell[]): Emails {
  const emails: Emails = { read: [], unread: [] }
  for (const cell of cells)
    for (const piece of cell.text.split(/[\n;,|]|:::|\s(?=\S+@)/u)) {
      if (!piece.trim()) continue
      const read = email.safeParse(piece)
      if (!read.success) emails.unread.push({ ...cell, text: piece.trim() })
      else if (!emails.read.some((known) => known.toLowerCase() === read.data.toLowerCase()))
        emails.read.push(read.data)
    }
  return emails
}

function unreachedBy(phones: Phones, emails: Emails) {
  if (phones.unread.length > 0) return 'importPhoneUnreadable'
  return emails.unread.length > 0 ? 'importEmailUnreadable' : 'importUnreached'
}

/**
 * Columns of a place stand together: one of a kind that is there already begins the next place. What is for bills comes last:
 * the work is where the customer is.
 */
function addressesIn(cells: readonly Cell[], targets: Columns['targets']): Cell[] {
  const places: Map<ContactTarget | '', Cell>[] = []
  for (const cell of cells) {
    const target = targets[cell.at] ?? ''
    const last = places.at(-1)
    const isBill = isForBills(cell)
    const sameUse = last && [...last.values()].every((one) => isForBills(one) === isBill)
    if (last && sameUse && !last.has(target)) last.set(target, cell)
    else places.push(new Map([[target, cell]]))
  }
  const written = places.map((place) => {
    const part = (target: ContactTarget) => place.get(target)?.text.replace(/\s*[\r\n]+\s*/g, ', ') ?? ''
    const end = [part('state'), part('zip')].filter(Boolean).join(' ')
    const text = [part('street'), part('street2'), part('city'), end].filter(Boolean).join(', ')
    const [begin] = place.values()
    return { title: begin?.title ?? '', text, at: begin?.at ?? 0 }
  })
  const inOrder = written.toSorted((one, other) => Number(isForBills(one)) - Number(isForBills(other)))
  return inOrder.filter(({ text }, at) => inOrder.findIndex((one) => alike(one.text, text)) === at)
}

const isForBills = ({ title }: Pick<Cell, 'title'>): boolean => /\bbill/i.test(title)

const alike = (one: string, other: string): boolean => fold(one) === fold(other)

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
