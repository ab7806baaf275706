import { leadFields } from '#app/admin/request/request.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { exportFileWords as words } from '#words/panel/lists.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/messages.ts'
import { type Column, exportList } from './csv.ts'
import { exportedList, jobFields, leadColumns } from './lead-columns.ts'

const exportedMessage = graphql(
  `
    fragment ExportedMessage on Message @_unmask {
      name
      ${leadFields}
      ${jobFields}
    }
  ` as const,
)

const ExportMessages = graphql(
  `
    query AdminExportMessages($filter: ModelMessageFilterInput, $search: String, $limit: Int, $after: String) {
      page: listMessages(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...ExportedMessage
        }
        nextToken
      }
    }
  `,
  [exportedMessage],
)

const { received, status, phone, email, service, message, notes, contacted, completed, ...job } =
  leadColumns(contactServiceLabel)

const columns: readonly Column<ResultOf<typeof exportedMessage>>[] = [
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
  ...Object.values(job),
]

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, {
    list: exportedList('Message'),
    subject: 'Message',
    page: ExportMessages,
    columns,
    name: words.files.messages,
  })
