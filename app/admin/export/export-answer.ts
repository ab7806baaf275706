import { byteOrderMark, csvLine } from './csv.ts'
import { dayInHouston } from './spreadsheet-time.ts'

/** A file of this name, with the day in Houston, whose rows are read as fast as they are taken. */
export function csvAnswer(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): Response {
  const encoder = new TextEncoder()
  const rows = batches[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`${byteOrderMark}${csvLine(columns)}`)),
    async pull(controller) {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value.map(csvLine).join('')))
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
