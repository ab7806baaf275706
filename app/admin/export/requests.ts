import { viewAt } from '#app/admin/inbox/inbox-list.ts'
import { type RequestKind, serviceOf } from '#app/admin/records/lead.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { callSource } from '#words/panel/calls/sources.ts'
import { exportFileWords as words } from '#words/panel/lists.ts'
import type { Route } from './+types/requests.ts'
import { exportList } from './csv.ts'
import {
  type ExportedRequest,
  ExportRequests,
  exportedList,
  fileNames,
  type RequestFile,
  requestColumns,
  visitorSource,
  wantedTimeColumn,
} from './lead-columns.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const files: Readonly<Record<RequestKind, RequestFile<ExportedRequest> & { name: string }>> = {
  Quote: {
    name: words.files.quotes,
    names: [
      [words.columns.firstName, ({ firstName }) => firstName ?? ''],
      [words.columns.lastName, ({ lastName }) => lastName ?? ''],
    ],
    files: [fileNames],
    source: [visitorSource],
  },
  Message: {
    name: words.files.messages,
    names: [[words.columns.name, ({ name }) => name]],
    source: [visitorSource],
  },
  Call: {
    name: words.files.calls,
    names: [[words.columns.name, ({ name }) => name]],
    source: [[words.columns.source, ({ source }) => callSource(source ?? '')], wantedTimeColumn],
  },
}

/** Of the list at whose address it stands. */
export function loader(args: Route.LoaderArgs) {
  const { kind = 'Quote' } = viewAt(args.url.pathname)
  const { name, ...file } = files[kind]
  return exportList(args, {
    ...{ list: exportedList(kind), subject: kind, page: ExportRequests, name },
    columns: requestColumns({ ...file, label: (service) => serviceOf({ kind, service }) }),
  })
}
