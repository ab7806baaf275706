import { requestFields } from '#app/admin/request/request.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { callSource } from '#words/panel/calls.ts'
import { exportFileWords as words } from '#words/panel/lists.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/calls.ts'
import { type Column, exportList, spreadsheetTime } from './csv.ts'
import { exportedList, jobFields, workColumns } from './lead-columns.ts'

const exportedCall = graphql(
  `
    fragment ExportedCall on Call @_unmask {
      name
      source
      wantedAt
      ${requestFields}
      ${jobFields}
    }
  ` as const,
)

const ExportCalls = graphql(
  `
    query AdminExportCalls($filter: ModelCallFilterInput, $search: String, $limit: Int, $after: String) {
      page: listCalls(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...ExportedCall
        }
        nextToken
      }
    }
  `,
  [exportedCall],
)

const { received, status, phone, email, service, message, notes, contacted, completed, suspicious, ...job } =
  workColumns(contactServiceLabel)

const columns: readonly Column<ResultOf<typeof exportedCall>>[] = [
  received,
  status,
  [words.columns.name, ({ name }) => name],
  phone,
  email,
  service,
  message,
  notes,
  contacted,
  completed,
  [words.columns.source, ({ source }) => callSource(source)],
  [words.columns.wanted, ({ wantedAt }, timeZone) => spreadsheetTime(wantedAt, timeZone)],
  suspicious,
  ...Object.values(job),
]

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, {
    list: exportedList('Call'),
    subject: 'Call',
    page: ExportCalls,
    columns,
    name: words.files.calls,
  })
