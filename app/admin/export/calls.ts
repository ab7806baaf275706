import { serviceOf } from '#app/admin/records/lead.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { callSource } from '#words/panel/calls/sources.ts'
import { exportFileWords as words } from '#words/panel/lists.ts'
import type { Route } from './+types/calls.ts'
import { exportList } from './csv.ts'
import { exportedList, requestColumns, wantedTime } from './lead-columns.ts'
import { ExportCalls, type ExportedCall } from './request-documents.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const columns = requestColumns<ExportedCall>({
  label: (service) => serviceOf({ kind: 'Call', service }),
  names: [[words.columns.name, ({ name }) => name]],
  source: [[words.columns.source, ({ source }) => callSource(source)], wantedTime],
})

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, {
    list: exportedList('Call'),
    subject: 'Call',
    page: ExportCalls,
    columns,
    name: words.files.calls,
  })
