import type { ScreenHandle } from '#app/admin/rights.ts'
import { exportFileWords as words } from '#words/panel/lists.ts'
import { serviceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/quotes.ts'
import { exportList } from './csv.ts'
import { exportedList, fileNames, requestColumns, visitorSource } from './lead-columns.ts'
import { type ExportedQuote, ExportQuotes } from './request-documents.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const columns = requestColumns<ExportedQuote>({
  label: serviceLabel,
  names: [
    [words.columns.firstName, ({ firstName }) => firstName],
    [words.columns.lastName, ({ lastName }) => lastName],
  ],
  files: [fileNames],
  source: [visitorSource],
})

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, {
    list: exportedList('Quote'),
    subject: 'Quote',
    page: ExportQuotes,
    columns,
    name: words.files.quotes,
  })
