import { isoDate, isoDateTime } from '#app/ui/dates.ts'

/** A text that a spreadsheet would run as a formula. */
const startsFormula = /^[=+\-@\t\r]/

/**
 * One cell as RFC 4180 has it. What looks like a formula gets an apostrophe, which spreadsheets take for "text"; where
 * they split lines at semicolons or tabs, what stands behind one must not become a cell of its own.
 */
function cell(value: string): string {
  const isFormula = startsFormula.test(value)
  const safe = isFormula ? `'${value}` : value
  return isFormula || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One record (RFC 4180), its cells escaped, with its line end. */
export const csvLine = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

/** Tells spreadsheets that what follows is UTF-8. */
const byteOrderMark = '\ufeff'

/** A column of a file: its title, and what stands there of a row. */
export type Column<Row> = readonly [title: string, cellOf: (row: Row) => string]

/** A file of this name, with the day in Houston, whose rows are read as fast as they are taken. */
export function csvResponse<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Response {
  const encoder = new TextEncoder()
  const titles = csvLine(columns.map(([title]) => title))
  const lineOf = (row: Row) => csvLine(columns.map(([, cellOf]) => cellOf(row)))
  const rows = batches[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`${byteOrderMark}${titles}`)),
    async pull(controller) {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value.map(lineOf).join('')))
    },
    async cancel() {
      await rows.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${isoDate(new Date())}.csv"`,
    },
  })
}

/** "2026-11-20 21:41:07", Houston's time; nothing for what has not happened. */
export const spreadsheetTime = (iso: string | null) => (iso ? isoDateTime(iso) : '')
