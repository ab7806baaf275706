import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { loadRevision } from '#app/admin/form/revisions/read-revision.ts'
import { Revision } from '#app/admin/form/revisions/revision.tsx'
import { pageRevisionPaths } from '#app/admin/form/revisions/revision-paths.ts'
import type { Route } from './+types/revision.ts'
import { pageRevisions } from './page-revisions.ts'

export const handle = { hydrates: true }

export const loader = (args: Route.LoaderArgs) => loadRevision(args, pageRevisions)

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export default function PageRevision({ loaderData, params }: Route.ComponentProps) {
  return <Revision {...params} opened={loaderData} paths={pageRevisionPaths} />
}
