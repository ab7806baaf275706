import type { CsvRow } from './csv-rows.ts'

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 1_000))

/** What a card is read into, as the columns of a table. Several values of one kind stand in one cell, a line each. */
export const cardColumns = ['Name', 'Company', 'Phone', 'Email', 'Address', 'Other address', 'Notes'] as const

type Property = { name: string; params: string; value: string }

/**
 * The cards of a vCard file, versions 2.1, 3.0 and 4.0, as Google, Apple, Outlook and phones write them: folded lines,
 * quoted-printable, groups (`item1.TEL`), addresses as URIs. `line`: where the card begins.
 */
export function* readCards(text: string): Generator<CsvRow> {
  let line = 0
  let card: Property[] | undefined
  for (const { at, logical } of logicalLines(text)) {
    const property = propertyIn(logical)
    if (!property) continue
    const mark = property.value.trim().toUpperCase()
    if (property.name === 'BEGIN' && mark === 'VCARD') {
      if (card && card.length > 0) yield { line, cells: cellsOf(card) }
      card = []
      line = at
    } else if (property.name === 'END' && mark === 'VCARD') {
      if (card) yield { line, cells: cellsOf(card) }
      card = undefined
    } else card?.push(property)
  }
  if (card && card.length > 0) yield { line, cells: cellsOf(card) }
}

/** Joined once: a photo is thousands of lines. */
function* logicalLines(text: string): Generator<{ at: number; logical: string }> {
  let at = 0
  let first = 1
  let parts: string[] = []
  for (const line of text.split(/\r\n?|\n/)) {
    at += 1
    const last = parts.at(-1)
    const isSoftBreak = last?.endsWith('=') && isQuotedPrintable(parts[0] ?? '')
    if (isSoftBreak) parts.splice(-1, 1, last?.slice(0, -1) ?? '', line.replace(/^[ \t]/, ''))
    else if (last !== undefined && /^[ \t]/.test(line)) parts.push(line.slice(1))
    else {
      if (parts.length > 0) yield { at: first, logical: parts.join('') }
      first = at
      parts = [line]
    }
  }
  if (parts.length > 0) yield { at: first, logical: parts.join('') }
}

const isQuotedPrintable = (line: string) => /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE/i.test(line.slice(0, 200))

/** Group, name, parameters (which may hold a colon in quotes), value. */
const propertyShape = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s

function propertyIn(line: string): Property | undefined {
  const [, name = '', params = '', value = ''] = propertyShape.exec(line) ?? []
  if (!name) return undefined
  return {
    name: name.toUpperCase(),
    params: params.toUpperCase(),
    value: isQuotedPrintable(line) ? unquoted(value, params) : value,
  }
}

function unquoted(value: string, params: string): string {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (const [part, hex] of value.matchAll(/=([\dA-F]{2})|[^=]+|=/gi))
    bytes.push(...(hex ? [Number.parseInt(hex, 16)] : encoder.encode(part)))
  const [, charset = 'utf-8'] = /CHARSET=([\w-]+)/i.exec(params) ?? []
  return decoderFor(charset).decode(Uint8Array.from(bytes))
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** The parts of a structured value, at semicolons that are not escaped. */
const partsOf = (value: string): string[] =>
  (value.match(/(?:\\.|[^;\\])+|(?<=;|^)(?=;|$)/gs) ?? []).map((part) => unescaped(part).trim())

const unescaped = (value: string): string => value.replace(/\\([nN])/g, '\n').replace(/\\(.)/gs, '$1')

function cellsOf(card: readonly Property[]): string[] {
  const all = (name: string) =>
    card
      .filter((one) => one.name === name && one.value.trim() !== '')
      .toSorted((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)))
  const text = (name: string) => unescaped(all(name)[0]?.value ?? '').trim()
  const [family = '', given = '', middle = ''] = partsOf(all('N')[0]?.value ?? '')
  const phones = all('TEL').filter(({ params }) => !/FAX|PAGER/.test(params))
  const uri = ({ value }: Property) =>
    unescaped(value)
      .replace(/^(?:tel|mailto):/i, '')
      .replace(/;ext=/i, ' ext. ')
      .trim()
  const [address = '', ...others] = all('ADR').map(({ value }) => addressOf(partsOf(value)))
  return [
    text('FN') || [given, middle, family].filter(Boolean).join(' '),
    partsOf(all('ORG')[0]?.value ?? '')
      .filter(Boolean)
      .join(', '),
    phones.map(uri).join('\n'),
    all('EMAIL').map(uri).join('\n'),
    address,
    others.join('\n'),
    all('NOTE')
      .map(({ value }) => unescaped(value).trim())
      .join('\n'),
  ]
}

const isPreferred = ({ params }: Property): boolean => /\bPREF\b/.test(params)

function addressOf([box = '', more = '', street = '', city = '', region = '', zip = '']: string[]): string {
  const place = [region, zip].filter(Boolean).join(' ')
  return [box, street, more, city, place]
    .map((part) => part.replace(/\s*\n\s*/g, ', '))
    .filter(Boolean)
    .join(', ')
}
