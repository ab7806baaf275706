import { type CsvRow, readCsvRows } from '#server/models/content/csv-rows.ts'
import { type ColumnTarget, type GuessedColumns, guessColumns, guessTarget } from './contact-columns.ts'
import { cardColumns, isVcard, readCards } from './vcard.ts'

export type ImportTable = {
  format: 'csv' | 'vcard'
  titles: readonly string[]
  guessed: GuessedColumns
  rows: () => Iterable<CsvRow>
}

/** What stands above the heading in reports of bookkeeping programs: what it is, of whom, of which day. */
const mostAbove = 10

export function readTable(text: string): ImportTable {
  if (isVcard(text))
    return {
      format: 'vcard',
      titles: cardColumns,
      guessed: {
        tool: undefined,
        targets: ['name', 'company', 'phone', 'email', 'street', 'street', 'notes'],
      },
      rows: () => readCards(text),
    }
  const first = firstOf(readCsvRows(text), 50)
  const heading = headingIn(first)
  const titles =
    heading?.cells ??
    first.reduce<string[]>((all, { cells }) => all.concat(cells.slice(all.length).map(() => '')), [])
  const body = first.filter(({ line }) => line > (heading?.line ?? 0))
  return {
    format: 'csv',
    titles,
    guessed: heading
      ? guessColumns(titles)
      : { tool: undefined, targets: guessByContent(titles.length, body) },
    *rows() {
      for (const row of readCsvRows(text)) if (row.line > (heading?.line ?? 0)) yield row
    },
  }
}

function firstOf(rows: Iterable<CsvRow>, most: number): CsvRow[] {
  const first: CsvRow[] = []
  for (const row of rows) {
    first.push(row)
    if (first.length === most) break
  }
  return first
}

/** The first row that names two of what we look for; undefined where the file begins with a customer. */
function headingIn(rows: readonly CsvRow[]): CsvRow | undefined {
  const above = rows.slice(0, mostAbove).filter(({ cells }) => !cells.some(holdsContact))
  const names = (cell: string) => guessTarget(cell) !== '' && !/\d\d/.test(cell)
  const [first] = rows
  return (
    above.find(({ cells }) => cells.filter(names).length > 1) ??
    (first && above.includes(first) ? first : undefined)
  )
}

const isEmail = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell)

const isPhone = (cell: string): boolean =>
  /^[\d\s()+.x-]+$/i.test(cell) && /^\d{10,15}$/.test(cell.replace(/\D/g, ''))

const holdsContact = (cell: string): boolean => isEmail(cell) || isPhone(cell)

function guessByContent(columns: number, rows: readonly CsvRow[]): ColumnTarget[] {
  const targets: ColumnTarget[] = []
  for (let at = 0; at < columns; at++) {
    const cells = rows.map(({ cells }) => cells[at] ?? '').filter(Boolean)
    const most = (holds: (cell: string) => boolean) => cells.filter(holds).length * 2 > cells.length
    if (most(isEmail)) targets.push('email')
    else if (most(isPhone)) targets.push('phone')
    else if (most((cell) => /\p{L}/u.test(cell)) && !targets.includes('name')) targets.push('name')
    else
      targets.push(most((cell) => /\d+ .*\p{L}/u.test(cell)) && !targets.includes('street') ? 'street' : '')
  }
  return targets
}
