import { administratorContext } from '#app/admin/access.ts'
import { listClientLoader, listResult } from '#app/admin/list/list-loader.ts'
import type { Route } from './+types/route.ts'
import { ActivityScreen } from './activity-screen.tsx'
import { auditList } from './audit-list.ts'
import { loadActivity } from './load-activity.ts'

export const handle = { hydrates: true }

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  return listResult(auditList, url, await loadActivity(run, url, personIn(params)))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, auditList)

export default function Activity({ loaderData, params }: Route.ComponentProps) {
  return <ActivityScreen loaderData={loaderData} person={personIn(params)} />
}

/** The person whom the path names, when it is the path with a person. */
const personIn = (params: { person?: string | undefined }) => params.person
