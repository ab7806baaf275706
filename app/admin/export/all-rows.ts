import type { Answer } from '#server/data-service/in-process.ts'
import type { Log } from '#server/log.ts'

type Connection<Row> = { items: readonly (Row | null)[]; nextToken: string | null }

export const batchSize = 500

/**
 * Every row of a list, a page at a time. A page that cannot be read breaks the file off: half a file must not look
 * like a whole one.
 */
export async function* allRows<Row>(
  page: (after: string | null) => Promise<Answer<Connection<Row> | null>>,
  log: Log,
): AsyncGenerator<Row[]> {
  let after: string | null = null
  do {
    const read: Answer<Connection<Row> | null> = await page(after)
    if (!read.ok) {
      log.error({ reason: read.error.message, reference: read.error.reference }, 'export broke off')
      throw new Error('the export broke off')
    }
    yield read.data?.items.filter((row) => row !== null) ?? []
    after = read.data?.nextToken ?? null
  } while (after !== null)
}
