import { leadFields } from '#app/admin/request/request.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { exportFileWords as words } from '#words/panel/lists.ts'
import { serviceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/quotes.ts'
import { type Column, exportList } from './csv.ts'
import { exportedList, jobFields, leadColumns } from './lead-columns.ts'

const exportedQuote = graphql(
  `
    fragment ExportedQuote on Quote @_unmask {
      firstName
      lastName
      ${leadFields}
      ${jobFields}
      files {
        name
      }
    }
  ` as const,
)

const ExportQuotes = graphql(
  `
    query AdminExportQuotes($filter: ModelQuoteFilterInput, $search: String, $limit: Int, $after: String) {
      page: listQuotes(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...ExportedQuote
        }
        nextToken
      }
    }
  `,
  [exportedQuote],
)

const { received, status, phone, email, service, message, notes, contacted, completed, ...job } =
  leadColumns(serviceLabel)

const columns: readonly Column<ResultOf<typeof exportedQuote>>[] = [
  received,
  status,
  [words.columns.firstName, (quote) => quote.firstName],
  [words.columns.lastName, (quote) => quote.lastName],
  phone,
  email,
  service,
  message,
  [words.columns.files, (quote) => quote.files?.map(({ name }) => name).join('; ') ?? ''],
  notes,
  contacted,
  completed,
  ...Object.values(job),
]

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, {
    list: exportedList('Quote'),
    subject: 'Quote',
    page: ExportQuotes,
    columns,
    name: words.files.quotes,
  })
