import { servicesContext } from '#app/context.ts'
import { calendarResponse } from '#app/file-response.ts'
import { graphql } from '#app/graphql.ts'
import type { Route } from './+types/calendar-feed.ts'

const ReadCalendar = graphql(`
  query Calendar($token: String!, $origin: String!) {
    calendar(token: $token, origin: $origin)
  }
`)

/** A calendar program cannot sign in: its address is the key. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { run, origin } = context.get(servicesContext)
  const read = await run(ReadCalendar, { token: params.token, origin })
  // A calendar that is told 404 may forget what it has; one that is told to come back does not.
  if (!read.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  return calendarResponse(read.value.calendar)
}
