import { data } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { kindIn } from '#app/admin/records/lead.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { servicesContext } from '#app/context.ts'
import { calendarResponse } from '#app/file-response.ts'
import { graphql } from '#app/graphql.ts'
import type { Route } from './+types/appointment-file.ts'

export const handle = { needs: { area: 'leads', to: 'own' } } satisfies ScreenHandle

const QuoteAppointment = graphql(`
  query AdminQuoteAppointment($id: ID!, $origin: String!) {
    request: getQuote(id: $id) {
      appointment(origin: $origin)
    }
  }
`)

const MessageAppointment = graphql(`
  query AdminMessageAppointment($id: ID!, $origin: String!) {
    request: getMessage(id: $id) {
      appointment(origin: $origin)
    }
  }
`)

const CallAppointment = graphql(`
  query AdminCallAppointment($id: ID!, $origin: String!) {
    request: getCall(id: $id) {
      appointment(origin: $origin)
    }
  }
`)

const documents = { Quote: QuoteAppointment, Message: MessageAppointment, Call: CallAppointment }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const { origin } = context.get(servicesContext)
  const variables = { id: params.id, origin }
  const read = await run(documents[kindIn(params.kind) ?? 'Message'], variables)
  if (!read.ok && read.refusal.code === 'FORBIDDEN') throw data(null, { status: 403 })
  if (!read.ok) throw new Response('Try again later.', { status: 503 })
  return calendarResponse(read.value.request?.appointment, 'appointment.ics')
}
