import type { Reason } from '#server/result.ts'

export type CsvRow = { line: number; cells: string[] }

/** `problem`: why it cannot be read, where the file itself says so. */
export type TableRow = CsvRow & { problem?: Reason }

/** The rows of a CSV file, numbered as an editor numbers its lines; empty ones are left out. */
export const csvRows = (text: string): CsvRow[] => [...readCsvRows(text)]

/**
 * As RFC 4180 has them, and as spreadsheets and hand-made exports do: separated by comma, semicolon or tab, with the line
 * `sep=;` before them, with quotes in a quoted cell that are not doubled, with a quote that nothing closes.
 */
export function* readCsvRows(text: string): Generator<CsvRow> {
  const file = text.replace(/^\ufeff/, '')
  const [named = '', saidSeparator] = /^"?sep=([,;\t])"?(?:\r\n?|\n)/i.exec(file) ?? []
  const separator = saidSeparator ?? separatorOf(file)
  let line = named === '' ? 1 : 2
  let at = named.length
  const passed: Passed = new Map()
  while (at < file.length) {
    const row: CsvRow = { line, cells: [] }
    for (;;) {
      const cell = readCell(file, at, separator, passed)
      row.cells.push(cell.text.trim())
      line += lineEndsIn(cell.text)
      at = cell.end
      if (file[at] !== separator) break
      at += 1
    }
    at += file.startsWith('\r\n', at) ? 2 : 1
    line += 1
    if (row.cells.some((cell) => cell !== '')) yield row
  }
}

const separators = [',', ';', '\t'] as const

/** The one that the first row has most of, outside of quotes. */
function separatorOf(file: string): string {
  const [heading = ''] = /^(?:"[^"]*"|[^"\r\n])*/.exec(file.trimStart().slice(0, 20_000)) ?? []
  const bare = heading.replace(/"[^"]*"/g, '')
  const [most] = separators
    .map((mark) => ({ mark, count: bare.split(mark).length - 1, first: bare.indexOf(mark) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.first - other.first)
  return most?.mark ?? ','
}

/** A quote that nothing closes within so many characters is one of the text. */
const longestQuoted = 10_000

type Cell = { text: string; end: number }

/**
 * Of quotes at which no quoted cell ended: the quote from which to look on, -1 where there is none. A row of quotes that nothing closes, with empty cells
 * ("") behind them, would else be read again from each of its cells.
 */
type Passed = Map<number, number>

/** `end`: of what ends the cell, the separator, a line end or the end of the file. */
function readCell(file: string, begin: number, separator: string, passed: Passed): Cell {
  let open = begin
  while (file[open] === ' ') open += 1
  const quoted = file[open] === '"' ? readQuoted(file, open + 1, separator, passed) : undefined
  if (quoted) return quoted
  let end = begin
  while (end < file.length && !endsCell(file[end], separator)) end += 1
  return { text: file.slice(begin, end), end }
}

function readQuoted(file: string, begin: number, separator: string, passed: Passed): Cell | undefined {
  const seen: number[] = []
  let quote = file.indexOf('"', begin)
  while (quote !== -1 && quote - begin <= longestQuoted) {
    const further = passed.get(quote)
    seen.push(quote)
    if (further !== undefined) {
      quote = further
      continue
    }
    let end = quote + 1
    while (file[end] === ' ') end += 1
    if (endsCell(file[end], separator)) return { text: file.slice(begin, quote).replace(/""?/g, '"'), end }
    quote = file.indexOf('"', file[quote + 1] === '"' ? quote + 2 : quote + 1)
  }
  for (const one of seen) passed.set(one, quote)
  return undefined
}

const endsCell = (character: string | undefined, separator: string): boolean =>
  character === undefined || character === separator || character === '\n' || character === '\r'

const lineEndsIn = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0
