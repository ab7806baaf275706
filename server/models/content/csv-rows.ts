export type CsvRow = { line: number; cells: string[] }

/**
 * The rows of a CSV file (RFC 4180), numbered as an editor numbers its lines; empty ones are left out. Spreadsheets separate
 * cells by comma, semicolon or tab: the one that comes first in the file.
 */
export function csvRows(text: string): CsvRow[] {
  const file = text.replace(/^\ufeff/, '')
  const separator = /[,;\t]/.exec(file)?.[0] ?? ','
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  const end = () => {
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  // A cell in quotes, or up to the next separator; then what ends it.
  const cells = new RegExp(
    `(?:[ ]*"((?:[^"]|"")*)"[^\\n${separator}]*|([^\\n${separator}]*))(${separator}|\\n|$)`,
    'g',
  )
  for (const [all, quoted, plain = '', after] of file.replace(/\r\n?/g, '\n').matchAll(cells)) {
    row.cells.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    line += all.split('\n').length - 1
    if (after !== separator) end()
  }
  return rows
}
