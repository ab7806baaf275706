import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/version.ts'
import { ReadVersion } from './documents.ts'

/** What the script of a receipt asks now and then: a few bytes that change as soon as the page would. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const read = await context.get(servicesContext).run(ReadVersion, { token: params.token })
  const headers = { 'Cache-Control': 'private, no-store' }
  if (!read.ok) return Response.json({}, { status: 503, headers })
  return Response.json({ version: read.value.receipt?.version ?? null }, { headers })
}
