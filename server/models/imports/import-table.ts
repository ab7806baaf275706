import { type CsvRow, readCsvRows, type TableRow } from '#server/models/formats/csv-rows.ts'
import { isJson, readJson } from '#server/models/formats/json-table.ts'
import { cardColumns, isVcard, readCards } from '#server/models/formats/vcard.ts'
import { isWordPress, readWordPress, wordPressColumns } from '#server/models/formats/wordpress.ts'
import { dayIn, isAmountCell, isEmailCell, isPhoneCell } from './import-cells.ts'
import {
  type ColumnGuide,
  type GuessedColumns,
  guessByContent,
  guessColumns,
  guessTarget,
} from './import-columns.ts'
import type { ImportKind } from './import-kind.ts'

export type ImportTable = {
  format: 'csv' | 'json' | 'vcard' | 'wordpress'
  titles: readonly string[]
  guessed: GuessedColumns
  rows: () => Iterable<TableRow>
}

/** What stands above the heading in reports of bookkeeping programs: what it is, of whom, of which day. */
const mostAbove = 10

export function readTable(
  text: string,
  { guide, takesCards, takesWordPress }: Pick<ImportKind, 'guide' | 'takesCards' | 'takesWordPress'>,
): ImportTable {
  if (takesCards && isVcard(text))
    return {
      format: 'vcard',
      titles: cardColumns,
      guessed: {
        tool: undefined,
        targets: ['name', 'company', 'phone', 'email', 'street', 'street', 'notes'],
      },
      rows: () => readCards(text),
    }
  if (takesWordPress && isWordPress(text))
    return {
      format: 'wordpress',
      titles: wordPressColumns,
      guessed: { tool: 'WordPress', targets: [...wordPressColumns] },
      rows: () => readWordPress(text),
    }
  if (isJson(text)) {
    const { titles, rows } = readJson(text)
    return { format: 'json', titles, guessed: guessColumns(titles, guide), rows }
  }
  const first = firstOf(readCsvRows(text), 50)
  const heading = headingIn(first, guide)
  const titles =
    heading?.cells ??
    first.reduce<string[]>((all, { cells }) => all.concat(cells.slice(all.length).map(() => '')), [])
  const body = first.filter(({ line }) => line > (heading?.line ?? 0))
  const guessed = heading
    ? guessColumns(titles, guide)
    : {
        tool: undefined,
        targets: guessByContent(
          body.map(({ cells }) => cells),
          titles.length,
          guide,
        ),
      }
  const isGrouped = heading !== undefined && isReport(titles, guessed, guide)
  if (isGrouped) guessed.targets[0] = 'name'
  const isHeading = ({ cells }: CsvRow) => heading?.cells.every((title, at) => title === cells[at]) ?? false
  return {
    format: 'csv',
    titles,
    guessed,
    rows: () => (isGrouped ? underNames(ownRows()) : ownRows()),
  }

  function* ownRows() {
    // Files that were put together have their heading several times.
    for (const row of readCsvRows(text)) if (row.line > (heading?.line ?? 0) && !isHeading(row)) yield row
  }
}

/** A report of a bookkeeping program by customer: no column has the name, and the first has no title. */
const isReport = (titles: readonly string[], { targets }: GuessedColumns, guide: ColumnGuide): boolean =>
  titles[0] === '' &&
  guide.targets.includes('name') &&
  !targets.some((target) => ['name', 'firstName', 'lastName', 'company'].includes(target))

/** There a customer stands in a row above theirs, and the sum below. */
function* underNames(rows: Iterable<CsvRow>): Generator<CsvRow> {
  let name = ''
  for (const row of rows) {
    const [first = '', ...rest] = row.cells
    const isAlone = rest.every((cell) => cell.trim() === '')
    if (first.trim() && isAlone) name = first
    else if (!first.trim()) yield { ...row, cells: [name, ...rest] }
    else if (!/^total\b/i.test(first.trim())) yield row
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

/** The first row that names two of what we look for; undefined where the file begins with a record. */
function headingIn(rows: readonly CsvRow[], guide: ColumnGuide): CsvRow | undefined {
  const above = rows.slice(0, mostAbove).filter(({ cells }) => !cells.some(holdsValue))
  const names = (cell: string) => guessTarget(cell, guide) !== '' && !/\d\d/.test(cell)
  const [first] = rows
  return (
    above.find(({ cells }) => cells.filter(names).length > 1) ??
    (first && above.includes(first) ? first : undefined)
  )
}

const holdsValue = (cell: string): boolean =>
  isEmailCell(cell) || isPhoneCell(cell) || isAmountCell(cell) || dayIn(cell, 'month') !== undefined
