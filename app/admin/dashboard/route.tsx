import { administratorContext } from '../administrator-context.ts'
import { answerInTime } from '../answer-in-time.ts'
import type { Route } from './+types/route.ts'
import { DashboardScreen } from './dashboard-screen.tsx'
import { loadWaiting } from './load-waiting.ts'

export const handle = { hydrates: true }

export async function loader({ context }: Route.LoaderArgs) {
  const waiting = await loadWaiting(context.get(administratorContext).run)
  return { at: new Date().toISOString(), waiting: waiting.ok ? waiting.data : undefined }
}

/** Without a connection the dashboard keeps what it shows and says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await answerInTime(serverLoader())
  } catch (error) {
    if (error instanceof Response) throw error
    return { at: new Date().toISOString(), waiting: undefined }
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen answer={loaderData} />
}
