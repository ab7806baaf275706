import { decimalIn, tidied } from '#content/money/money.ts'
import { isDay, momentOf } from '#content/time/clocks.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'

/** In which order the numbers of a day like 03/04/2026 stand; undefined where the file does not say. */
export type DayOrder = 'month' | 'day' | undefined

export type ImportColumns<Target extends string = string> = {
  titles: readonly string[]
  targets: readonly (Target | '')[]
  dayOrder: DayOrder
  timeZone: string
  tool: string | undefined
}

export type ImportCell = { title: string; text: string; at: number }

/** What stands in a row under these targets, in the order of the file. */
export const cellsOf =
  <Target extends string>({ cells }: CsvRow, { titles, targets }: ImportColumns<Target>) =>
  (...wanted: NoInfer<Target>[]): ImportCell[] =>
    titles.flatMap((title, at) => {
      const text = plainText(cells[at] ?? '')
      const target = targets[at] ?? ''
      return text && wanted.some((one) => one === target) ? [{ title, text, at }] : []
    })

/** As spreadsheets, other tools and our own exports keep a text from being taken for a formula or a number: '-1, ="0052". */
const plainText = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replace(/^="(.*)"$/s, (_, text: string) => text.replaceAll('""', '"'))
    .trim()

export const refuseExtraCells = ({ cells }: CsvRow, { titles }: ImportColumns): Reason | undefined =>
  cells.slice(titles.length).some((cell) => cell !== '')
    ? { reason: 'importTooManyCells', facts: { most: titles.length } }
    : undefined

/** More characters than any amount has: a cell of a megabyte is not searched for one. */
const longestAmount = 60

const currency = '(?:(?:USD|US)? ?[$€£]?|USD|US)'

const amountShape = new RegExp(
  `^${currency} ?(\\(?) ?([-+]?) ?${currency} ?([-+]?) ?([\\d.,'’ ]*\\d[.,]?) ?${currency} ?(-?) ?${currency} ?(\\)?) ?${currency}$`,
)

/**
 * Cents of an amount as the world writes it: "$1,234.50", "1.234,50 €", "(12.00)", "12.00-". Undefined for what is none, and for
 * "1.234", which is one thing here and another one there.
 */
export function amountIn(text: string): number | undefined {
  if (text.length > longestAmount) return undefined
  const [, open = '', before = '', inside = '', figure = '', after = '', close = ''] =
    amountShape.exec(tidied(text).replace(/[−–]/g, '-')) ?? []
  const signs = `${before}${inside}${after}`
  if ((open === '') !== (close === '') || signs.length > 1) return undefined
  const number = decimalIn(figure)
  if (number === undefined) return undefined
  const cents = Math.round(Number(number) * 100)
  return (open !== '' || signs === '-') && cents !== 0 ? -cents : cents
}

export function readAmount(cell: ImportCell | undefined): Result<number | undefined, Reason> {
  if (!cell) return done(undefined)
  const cents = amountIn(cell.text)
  return cents === undefined
    ? refuse<Reason>({ reason: 'importAmountUnreadable', facts: { text: cell.text.slice(0, 40) } })
    : done(cents)
}

export const isYes = (text: string): boolean | undefined => {
  const word = text.trim().toLowerCase()
  if (/^(?:y|yes|true|t|1|on|x|si|sí|✓)$/u.test(word)) return true
  return /^(?:n|no|non|false|f|0|off|none|exempt|non[- ]?taxable)$/.test(word) ? false : undefined
}

/** A day, with the time that stands beside it, or the moment where the zone does too. */
export type ImportDay = { day: string; time: string | undefined; moment: Date | undefined }

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** "11/30/2026 3:45 PM", "30.11.26", "2026-11-30T15:45:00Z", "Nov 30, 2026", or the number that Excel has for a day. */
export function dayIn(text: string, order: DayOrder): ImportDay | 'ambiguous' | undefined {
  const said = text
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i, '')
  const [, date = said, clock = '', zone = ''] =
    /^(.+?)(?:,? (?:at )?|T)(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?$/i.exec(
      said,
    ) ?? []
  const day = dateIn(date.trim(), order)
  if (day === undefined || day === 'ambiguous') return day
  const time = clock ? timeIn(clock) : undefined
  if (clock && !time) return undefined
  const offset = /^[zu]/i.test(zone) ? 'Z' : zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2')
  const exact = /^\d{2}:\d{2}:\d{2}(?:\.\d+)?$/.test(clock) ? clock : time
  return { day, time, moment: time && offset ? new Date(`${day}T${exact}${offset}`) : undefined }
}

function dateIn(text: string, order: DayOrder): string | 'ambiguous' | undefined {
  const [, year, month, date] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text) ?? []
  if (year && month && date) return realDay(year, month, date)
  if (/^\d{5}$/.test(text)) return excelDay(Number(text))
  const [, named, inMonth, ofYear] =
    /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}|\d{2})$/u.exec(text) ?? []
  if (named) return realDay(ofYear, monthOf(named), inMonth)
  const [, first, word, last] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ -](\p{L}{3,9})\.?,?[ -](\d{4}|\d{2})$/u.exec(text) ?? []
  if (first) return realDay(last, monthOf(word), first)
  const [, one, mark, two, end] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? []
  if (!one || !two) return undefined
  const [monthFirst, dayFirst] = [realDay(end, one, two), realDay(end, two, one)]
  // With dots, nobody writes the month first.
  if (mark === '.' || order === 'day') return dayFirst
  if (order === 'month') return monthFirst
  return monthFirst && dayFirst && monthFirst !== dayFirst ? 'ambiguous' : (monthFirst ?? dayFirst)
}

const monthOf = (word = ''): string => String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1)

function realDay(year = '', month = '', date = ''): string | undefined {
  const whole = year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year
  const day = `${whole}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Of 1955 to 2078. */
function excelDay(number: number): string | undefined {
  if (number < 20_000 || number > 65_000) return undefined
  return new Date(Date.UTC(1899, 11, 30) + number * 86_400_000).toISOString().slice(0, 10)
}

function timeIn(clock: string): string | undefined {
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2}):(\d{2})(?::[\d.]+)?(?: ?([ap])\.?m\.?)?$/i.exec(clock) ?? []
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const isTime = hour < 24 && Number(minutes) < 60 && !(half && Number(hours) > 12)
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined
}

/** Of a file's days there are few, and reading the clocks of a time zone takes long. */
const moments = new Map<string, Date>()
const mostMoments = 10_000

/** Without a time, noon: the day is the same wherever it is read. */
export function momentOfDay({ day, time = '12:00', moment }: ImportDay, timeZone: string): Date {
  if (moment) return moment
  const key = `${day} ${time} ${timeZone}`
  const known = moments.get(key)
  if (known) return known
  if (moments.size >= mostMoments) moments.clear()
  const found = momentOf(day, time, timeZone)
  moments.set(key, found)
  return found
}

export function readDay(
  cell: ImportCell | undefined,
  { dayOrder }: Pick<ImportColumns, 'dayOrder'>,
): Result<ImportDay | undefined, Reason> {
  if (!cell) return done(undefined)
  const day = dayIn(cell.text, dayOrder)
  const facts = { text: cell.text.slice(0, 40) }
  if (day === 'ambiguous') return refuse<Reason>({ reason: 'importDayAmbiguous', facts })
  return day ? done(day) : refuse<Reason>({ reason: 'importDayUnreadable', facts })
}

/** Which order the days of a file show: those that can be read in one way only. */
export function dayOrderIn(texts: Iterable<string>): DayOrder {
  const found = new Set<DayOrder>()
  for (const text of texts) {
    const [, one, two] = /^\D*?(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})(?!\d)/.exec(text) ?? []
    if (one && two && Number(one) > 12) found.add('day')
    if (one && two && Number(two) > 12) found.add('month')
    if (found.size > 1) return undefined
  }
  return [...found][0]
}

export const isEmailCell = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell)

export const isPhoneCell = (cell: string): boolean =>
  /^[\d\s()+.x-]+$/i.test(cell) && /^\d{10,15}$/.test(cell.replace(/\D/g, ''))

export const isAmountCell = (cell: string): boolean => amountIn(cell) !== undefined

export const isTextCell = (cell: string): boolean => /\p{L}/u.test(cell)
