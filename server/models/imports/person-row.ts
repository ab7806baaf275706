import { canBeCalled } from '#content/profile/phone-line.ts'
import { email, longest, numbersIn, toE164 } from '#server/data-service/input.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import type { PlainReasonKey } from '#server/result.ts'
import type { PersonTarget } from './contact-columns.ts'
import { cellsOf, type ImportCell, type ImportColumns } from './import-cells.ts'

export type RowPerson = {
  name: string
  company: string
  phone: string
  phoneE164: string | null
  email: string
  /** Further numbers in E.164 and addresses. */
  others: string[]
  address: string | null
  /** What could not be read, and further places, under the titles of their columns. */
  rest: string[]
  /** Why nothing reaches them; undefined where something does. */
  unreached: PlainReasonKey | undefined
}

/** Who a row is about, and how they are reached: one number, one address to write to and one place before others. */
export function personIn(row: CsvRow, columns: ImportColumns): RowPerson {
  const of = cellsOf<string>(row, columns)
  const first = (target: PersonTarget) => of(target)[0]?.text ?? ''
  const company = first('company')
  const name = nameIn(row, columns)
  const phones = phonesIn(of('phone'))
  const emails = emailsIn(of('email'))
  const [phone] = phones.read
  const [address = ''] = emails.read
  const [place, ...places] = addressesIn(of('street', 'street2', 'city', 'state', 'zip'), columns.targets)
  return {
    name,
    company,
    phone: phone?.typed ?? '',
    phoneE164: phone?.e164 ?? null,
    email: address,
    others: [...phones.read.slice(1).map(({ e164 }) => e164), ...emails.read.slice(1)],
    address: place ? withoutName(place.text, [name, company]) : null,
    rest: [...phones.unread, ...emails.unread, ...places].map(titled),
    unreached: phone || address ? undefined : unreachedBy(phones, emails),
  }
}

export function nameIn(row: CsvRow, columns: ImportColumns): string {
  const of = cellsOf<string>(row, columns)
  const first = (target: PersonTarget) => of(target)[0]?.text ?? ''
  const person = [first('firstName'), first('lastName')].filter(Boolean).join(' ')
  return (person || first('name') || first('company')).replace(/\s+/g, ' ')
}

export const titled = ({ title, text }: ImportCell): string => (title ? `${title}: ${text}` : text)

type Phones = { read: { typed: string; e164: string }[]; unread: ImportCell[] }

/** As Excel writes a number that it took for a large one: "7.13556E+09" lost its last digits. */
const isRounded = (text: string): boolean => /^\d+(?:\.\d+)?e\+\d+$/i.test(text)

function phonesIn(cells: readonly ImportCell[]): Phones {
  const phones: Phones = { read: [], unread: [] }
  const add = (typed: string, e164: string) => {
    if (!phones.read.some((known) => known.e164 === e164)) phones.read.push({ typed, e164 })
  }
  // Further numbers are kept without an extension.
  const hasExtension = (typed: string) => phones.read.length > 0 && /(?:e?xt?\.?|#)\s*\d+$/i.test(typed)
  for (const cell of cells)
    for (const piece of cell.text.split(/\n|;|\||:::|\s\/\s|,(?!\s*(?:e?xt?|#|\d{1,5}\s*$))/iu)) {
      const typed = piece.trim().replace(/^(\d{10,11})\.0$/, '$1')
      if (!typed) continue
      // Several in one breath: "Phone:(713) 555-0101 Mobile:(713) 555-0102".
      const several = typed.replace(/\D/g, '').length > 15 ? numbersIn(typed) : []
      const e164 = isRounded(typed) || !canBeCalled(typed) ? null : toE164(typed)
      if (several.length > 1) for (const one of several) add(one, one)
      else if (e164) {
        if (hasExtension(typed)) phones.unread.push({ ...cell, text: typed })
        add(typed.length > longest.phone ? e164 : typed.replace(/\s+/g, ' '), e164)
      } else phones.unread.push({ ...cell, text: typed })
    }
  return phones
}

type Emails = { read: string[]; unread: ImportCell[] }

function emailsIn(cells: readonly ImportCell[]): Emails {
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

function unreachedBy(phones: Phones, emails: Emails): PlainReasonKey {
  if (phones.unread.length > 0) return 'importPhoneUnreadable'
  return emails.unread.length > 0 ? 'importEmailUnreadable' : 'importUnreached'
}

/**
 * Columns of a place stand together: one of a kind that is there already begins the next place. What is for bills comes last:
 * the work is where the customer is.
 */
function addressesIn(cells: readonly ImportCell[], targets: readonly string[]): ImportCell[] {
  const places: Map<string, ImportCell>[] = []
  for (const cell of cells) {
    const target = targets[cell.at] ?? ''
    const last = places.at(-1)
    const isBill = isForBills(cell)
    const sameUse = last && [...last.values()].every((one) => isForBills(one) === isBill)
    if (last && sameUse && !last.has(target)) last.set(target, cell)
    else places.push(new Map([[target, cell]]))
  }
  const written = places.map((place) => {
    const part = (target: PersonTarget) => place.get(target)?.text.replace(/\s*[\r\n]+\s*/g, ', ') ?? ''
    const end = [part('state'), part('zip')].filter(Boolean).join(' ')
    const text = [part('street'), part('street2'), part('city'), end].filter(Boolean).join(', ')
    const [begin] = place.values()
    return { title: begin?.title ?? '', text, at: begin?.at ?? 0 }
  })
  const inOrder = written.toSorted((one, other) => Number(isForBills(one)) - Number(isForBills(other)))
  return inOrder.filter(({ text }, at) => inOrder.findIndex((one) => alike(one.text, text)) === at)
}

/** An address as it stands on an envelope begins with whose it is. */
const withoutName = (address: string, names: readonly string[]): string => {
  const said = names.find((name) => name && address.toLowerCase().startsWith(`${name.toLowerCase()}, `))
  return said ? address.slice(said.length + 2) : address
}

const isForBills = ({ title }: Pick<ImportCell, 'title'>): boolean => /\bbill/i.test(title)

const alike = (one: string, other: string): boolean => fold(one) === fold(other)

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
