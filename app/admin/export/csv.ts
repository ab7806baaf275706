import type { RouterContextProvider } from 'react-router'
import { requireConfirmed, staffContext } from '#app/admin/access.ts'
import type { List } from '#app/admin/list/list.ts'
import { pageVariables } from '#app/admin/list/list-loader.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { servicesContext } from '#app/context.ts'
import { isoDate, isoDateTime } from '#app/ui/dates.ts'
import type { CallResult, TypedDocument } from '#server/data-service/in-process.ts'

const startsFormula = /^[=+\-@\t\r]/
/** A negative amount is no formula: spreadsheets must be able to add it up. */
const isNumber = /^-?\d+(?:\.\d+)?$/

/**
 * One cell as RFC 4180 has it. What looks like a formula gets an apostrophe, which spreadsheets take for "text"; where
 * they split lines at semicolons or tabs, what stands behind one must not become a cell of its own.
 */
function cell(value: string): string {
  const isFormula = startsFormula.test(value) && !isNumber.test(value)
  const safe = isFormula ? `'${value}` : value
  return isFormula || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

const byteOrderMark = '\ufeff'

export type CsvColumn<Row> = readonly [title: string, cellOf: (row: Row, timeZone: string) => string]

export function csvResponse<Row>(
  { name, columns, timeZone }: Pick<ListExport<Row, unknown>, 'name' | 'columns'> & { timeZone: string },
  batches: AsyncIterable<readonly Row[]>,
): Response {
  const lineOf = (row: Row) => csvLine(columns.map(([, cellOf]) => cellOf(row, timeZone)))
  async function* lines() {
    yield `${byteOrderMark}${csvLine(columns.map(([title]) => title))}`
    for await (const rows of batches) yield rows.map(lineOf).join('')
  }
  return streamedFile({ name, type: 'text/csv', extension: 'csv', timeZone }, lines())
}

type TextFile = { name: string; type: string; extension: string; timeZone: string }

/** A file that is written while it leaves. */
export function streamedFile(
  { name, type, extension, timeZone }: TextFile,
  texts: AsyncGenerator<string>,
): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}-${isoDate(new Date(), timeZone)}.${extension}"`,
    },
  })
}

export const spreadsheetTime = (iso: string | null, timeZone: string) =>
  iso ? isoDateTime(iso, timeZone) : ''

export type ExportArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

type ListExport<Row, Condition> = {
  list: List<string, Condition>
  subject: 'Quote' | 'Message' | 'Call' | 'Review' | 'Invoice'
  page: PageDocument<Row, Condition>
  columns: readonly CsvColumn<Row>[]
  name: string
}

/** The first row leaves only after a recent password and a line in the audit log. */
export async function exportList<Row, Condition>(
  args: ExportArgs,
  { list, subject, page, columns, name }: ListExport<Row, Condition>,
): Promise<Response> {
  const { filter, search, ...rest } = list.read(args.url.searchParams)
  await beginExport(args, {
    from: `${list.path}${list.queryString({ filter, search })}`,
    act: { subject, filter, search },
  })
  const timeZone = await readTimeZone(args.context.get(staffContext).run)
  const variables = pageVariables(list, { ...rest, filter, search })
  return csvResponse({ name, columns, timeZone }, allRows(args, page, variables))
}

type Begun = {
  from: string
  act: {
    subject:
      | ListExport<unknown, unknown>['subject']
      | 'Contact'
      | 'Report'
      | 'Payment'
      | 'DrawerClosing'
      | 'WorkSpan'
    filter: string
    search: string
  }
}

export async function beginExport(args: ExportArgs, { from, act }: Begun): Promise<void> {
  await requireConfirmed(args, from)
  const { recordExport } = args.context.get(servicesContext)
  const begun = await recordExport[act.subject === 'Review' ? 'content' : 'leads'](act)
  if (!begun.ok) throw new Response(begun.refusal.message, { status: 403 })
}

type PageDocument<Row, Condition> = TypedDocument<PageData<Row>, Variables<Condition>>

type PageData<Row> = { page: { items: readonly (Row | null)[]; nextToken: string | null } | null }

type Variables<Condition> = {
  filter: Condition
  search: string | null
  limit: number
  after: string | null
}

type ExportVariables<Condition> = Pick<Variables<Condition>, 'filter' | 'search'>

const batchSize = 500

/** A page that cannot be read aborts the file: half of it must not look complete. */
export async function* allRows<Row, Condition>(
  { context }: ExportArgs,
  document: PageDocument<Row, Condition>,
  { filter, search }: ExportVariables<Condition>,
): AsyncGenerator<Row[]> {
  const { run } = context.get(staffContext)
  const { log } = context.get(servicesContext)
  let after: string | null = null
  do {
    const read: CallResult<PageData<Row>> = await run(document, {
      filter,
      search,
      limit: batchSize,
      after,
    })
    if (!read.ok) {
      log.error({ reason: read.refusal.message, reference: read.refusal.reference }, 'export broke off')
      throw new Error('the export broke off')
    }
    yield read.value.page?.items.filter((row) => row !== null) ?? []
    after = read.value.page?.nextToken ?? null
  } while (after !== null)
}
