import { href } from 'react-router'
import { exportWords as words } from '#content/en/admin-export.ts'
import { listWords } from '#content/en/admin-lists.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { servicesContext } from '../../context.ts'
import { administratorContext } from '../administrator-context.ts'
import { leadFilters } from '../leads/lead-filters.ts'
import { quoteAddress } from '../quotes/quote-list.ts'
import type { Route } from './+types/quotes.ts'
import { allRows, batchSize } from './all-rows.ts'
import { beginExport } from './begin-export.ts'
import { ExportQuotes } from './documents.ts'
import { csvAnswer } from './export-answer.ts'
import { spreadsheetTime } from './spreadsheet-time.ts'

const { columns } = words

/** The list of quotes, as far as its address shows it, for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const { filter, search } = quoteAddress.read(url.searchParams)
  await beginExport(args, `${href('/admin/quotes')}${quoteAddress.path({ filter, search })}`, {
    subject: 'Quote',
    filter,
    search,
  })
  const { run } = context.get(administratorContext)
  const asked = { filter: leadFilters[filter], search: search || null, limit: batchSize }
  const batches = allRows(async (after) => {
    const page = await run(ExportQuotes, { ...asked, after })
    return page.ok ? { ok: true, data: page.data.listQuotes } : page
  }, context.get(servicesContext).log)
  async function* cells() {
    for await (const quotes of batches)
      yield quotes.map((quote) => [
        spreadsheetTime(quote.submittedAt),
        quote.status,
        quote.firstName,
        quote.lastName,
        quote.phone,
        quote.email,
        serviceLabel(quote.service),
        quote.message,
        quote.files?.map(({ name }) => name).join('; ') ?? '',
        quote.notes ?? '',
        spreadsheetTime(quote.contactedAt),
        spreadsheetTime(quote.completedAt),
        listWords.quarantine(quote.quarantineReasons?.filter((reason) => reason !== null) ?? []),
      ])
  }
  return csvAnswer(
    words.files.quotes,
    [
      columns.received,
      columns.status,
      columns.firstName,
      columns.lastName,
      columns.phone,
      columns.email,
      columns.service,
      columns.message,
      columns.files,
      columns.notes,
      columns.contacted,
      columns.completed,
      columns.check,
    ],
    cells(),
  )
}
