import { servicesContext } from '#app/context.ts'
import { calendarResponse } from '#app/file-response.ts'
import { graphql } from '#app/graphql.ts'
import type { Route } from './+types/calendar.ts'

const ReadReceiptCalendar = graphql(`
  query ReadReceiptCalendar($token: String!, $origin: String!) {
    calendar: receiptCalendar(token: $token, origin: $origin)
  }
`)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { run, origin } = context.get(servicesContext)
  const read = await run(ReadReceiptCalendar, { token: params.token, origin })
  if (!read.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
  return calendarResponse(read.value.calendar, 'appointment.ics')
}
