import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { loadRevision } from '#app/admin/form/revisions/read-revision.ts'
import { Revision } from '#app/admin/form/revisions/revision.tsx'
import { postRevisionPaths } from '#app/admin/form/revisions/revision-paths.ts'
import type { Route } from './+types/revision.ts'
import { postRevisions } from './post-revisions.ts'

export const handle = { hydrates: true }

export const loader = (args: Route.LoaderArgs) => loadRevision(args, postRevisions)

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export default function PostRevision({ loaderData, params }: Route.ComponentProps) {
  return <Revision {...params} opened={loaderData} paths={postRevisionPaths} />
}
