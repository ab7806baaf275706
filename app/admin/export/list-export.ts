import type { RouterContextProvider } from 'react-router'
import { requireConfirmed } from '#app/admin/access.ts'
import type { ListAddress } from '#app/admin/list/list.ts'
import { servicesContext } from '#app/context.ts'
import type { Answer } from '#server/data-service/in-process.ts'
import type { Log } from '#server/log.ts'

type Asked = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/** The list that is exported: the name of its model, and where it stands in the panel. */
type ExportedList<Filter extends string> = {
  subject: 'Quote' | 'Message' | 'Review'
  path: string
  address: ListAddress<Filter>
}

/**
 * Before the first row leaves: the password, asked for on the way back to the list when it was not entered lately, and a
 * line in the log of who did what. Gives how much of the list its address shows.
 */
export async function beginExport<Filter extends string>(
  asked: Asked,
  { subject, path, address }: ExportedList<Filter>,
): Promise<{ filter: Filter; search: string }> {
  const { filter, search } = address.read(asked.url.searchParams)
  await requireConfirmed(asked, `${path}${address.path({ filter, search })}`)
  const begun = await asked.context.get(servicesContext).recordExport({ subject, filter, search })
  if (!begun.ok) throw new Response(begun.refusal.message, { status: 403 })
  return { filter, search }
}

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
