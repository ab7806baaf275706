import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { loadRevisions } from '#app/admin/form/revisions/read-revision.ts'
import { RevisionList } from '#app/admin/form/revisions/revision-list.tsx'
import { pageRevisionPaths } from '#app/admin/form/revisions/revision-paths.ts'
import type { Route } from './+types/route.ts'
import { pageRevisions } from './page-revisions.ts'

export const handle = { hydrates: true }

export const loader = (args: Route.LoaderArgs) => loadRevisions(args, pageRevisions)

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export default function PageRevisions({ loaderData, params: { id } }: Route.ComponentProps) {
  return <RevisionList id={id} listed={loaderData} paths={pageRevisionPaths} />
}
