import type { ScreenHandle } from '#app/admin/rights.ts'
import { exportFileWords as words } from '#words/panel/lists.ts'
import { contactServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/messages.ts'
import { exportList } from './csv.ts'
import { exportedList, requestColumns, visitorSource } from './lead-columns.ts'
import { type ExportedMessage, ExportMessages } from './request-documents.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const columns = requestColumns<ExportedMessage>({
  label: contactServiceLabel,
  names: [[words.columns.name, ({ name }) => name]],
  source: [visitorSource],
})

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, {
    list: exportedList('Message'),
    subject: 'Message',
    page: ExportMessages,
    columns,
    name: words.files.messages,
  })
