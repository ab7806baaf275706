import { data } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { servicesContext } from '#app/context.ts'
import { calendarResponse } from '#app/file-response.ts'
import { graphql } from '#app/graphql.ts'
import type { Route } from './+types/appointment-file.ts'

export const handle = { needs: { area: 'leads', to: 'own' } } satisfies ScreenHandle

const ReadAppointment = graphql(`
  query AdminReadAppointment($id: ID!, $origin: String!) {
    request: getRequest(id: $id) {
      appointment(origin: $origin)
    }
  }
`)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const { origin } = context.get(servicesContext)
  const read = await run(ReadAppointment, { id: params.id, origin })
  if (!read.ok && read.refusal.code === 'FORBIDDEN') throw data(null, { status: 403 })
  if (!read.ok) throw new Response(null, { status: 503 })
  return calendarResponse(read.value.request?.appointment, 'appointment.ics')
}
