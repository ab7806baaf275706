import { administratorContext } from '#app/admin/access.ts'
import { listClientLoader, listResult } from '#app/admin/list/list-loader.ts'
import type { Route } from './+types/route.ts'
import { ActivityScreen } from './activity-screen.tsx'
import { auditList } from './audit-list.ts'
import { loadActivity } from './load-activity.ts'

export const handle = { hydrates: true }

const { address } = auditList

/** A list of another person is another list: a failed load never shows the one as the other. */
const addressOf = (person: string | undefined) => ({
  ...address,
  path: (query: Parameters<typeof address.path>[0]) => `${person ?? ''}${address.path(query)}`,
})

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  const person = personIn(params)
  const loaded = await loadActivity(address.read(url.searchParams), person, run)
  return listResult(addressOf(person), url, loaded)
}

export const clientLoader = ({ serverLoader, url, params }: Route.ClientLoaderArgs) =>
  listClientLoader(addressOf(personIn(params)), url, serverLoader)

export default function Activity({ loaderData, params }: Route.ComponentProps) {
  return <ActivityScreen answer={loaderData} person={personIn(params)} />
}

/** The person whom the path names, when it is the path with a person. */
const personIn = (params: { person?: string | undefined }) => params.person
