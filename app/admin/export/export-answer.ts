import { byteOrderMark, csvLine } from './csv.ts'
import { dayInHouston } from './spreadsheet-time.ts'

/** A column of a file: its title, and what stands there of a row. */
export type Column<Row> = readonly [title: string, cellOf: (row: Row) => string]

/** A file of this name, with the day in Houston, whose rows are read as fast as they are taken. */
export function csvAnswer<Row>(
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
      'Content-Disposition': `attachment; filename="${name}-${dayInHouston(new Date())}.csv"`,
    },
  })
}
