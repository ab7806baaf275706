import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { suspicionReasons } from '#app/admin/leads/lead.ts'
import { leadFilters } from '#app/admin/leads/lead-list.ts'
import { quoteAddress } from '#app/admin/quotes/quote-list.ts'
import { servicesContext } from '#app/context.ts'
import { phoneLineOf } from '#content/phone-line.ts'
import { listWords, exportWords as words } from '#words/admin-lists.ts'
import { serviceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/quotes.ts'
import { type Column, csvResponse, spreadsheetTime } from './csv.ts'
import { type ExportedQuote, ExportQuotes } from './documents.ts'
import { allRows, batchSize, beginExport } from './list-export.ts'

const { columns: titles } = words

const columns: readonly Column<ExportedQuote>[] = [
  [titles.received, (quote) => spreadsheetTime(quote.submittedAt)],
  [titles.status, (quote) => quote.status],
  [titles.firstName, (quote) => quote.firstName],
  [titles.lastName, (quote) => quote.lastName],
  [titles.phone, (quote) => phoneLineOf(quote).display],
  [titles.email, (quote) => quote.email],
  [titles.service, (quote) => serviceLabel(quote.service)],
  [titles.message, (quote) => quote.message],
  [titles.files, (quote) => quote.files?.map(({ name }) => name).join('; ') ?? ''],
  [titles.notes, (quote) => quote.notes ?? ''],
  [titles.contacted, (quote) => spreadsheetTime(quote.contactedAt)],
  [titles.completed, (quote) => spreadsheetTime(quote.completedAt)],
  [titles.check, (quote) => listWords.quarantine(suspicionReasons(quote))],
]

/** The list of quotes, as far as its address shows it, for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const list = { subject: 'Quote', path: href('/admin/quotes'), address: quoteAddress } as const
  const { filter, search } = await beginExport(args, list)
  const { run } = args.context.get(administratorContext)
  const asked = { filter: leadFilters[filter], search: search || null, limit: batchSize }
  const batches = allRows(async (after) => {
    const page = await run(ExportQuotes, { ...asked, after })
    return page.ok ? { ok: true, data: page.data.listQuotes } : page
  }, args.context.get(servicesContext).log)
  return csvResponse(words.files.quotes, columns, batches)
}
