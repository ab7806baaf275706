import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { loadRevisions } from '#app/admin/form/revisions/read-revision.ts'
import { RevisionList } from '#app/admin/form/revisions/revision-list.tsx'
import { postRevisionPaths } from '#app/admin/form/revisions/revision-paths.ts'
import type { Route } from './+types/route.ts'
import { postRevisions } from './post-revisions.ts'

export const handle = { hydrates: true }

export const loader = (args: Route.LoaderArgs) => loadRevisions(args, postRevisions)

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export default function PostRevisions({ loaderData, params: { id } }: Route.ComponentProps) {
  return <RevisionList id={id} listed={loaderData} paths={postRevisionPaths} />
}
