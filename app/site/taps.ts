import { isbot } from 'isbot'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import type { Route } from './+types/taps.ts'
import { postedForm } from './forms/posted-form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request)
  if (isbot(request.headers.get('user-agent'))) return new Response(null, { status: 204 })
  const { run } = context.get(servicesContext)
  const counted = await run(CountCallTap, {
    page: String(form.get('page') ?? ''),
    place: String(form.get('place') ?? ''),
  })
  return new Response(null, { status: counted.ok ? 204 : statusOf(counted.refusal.code) })
}

const statuses: Readonly<Record<string, number>> = { BAD_INPUT: 422, TOO_MANY_REQUESTS: 429 }

const statusOf = (code: string | undefined) => (code && statuses[code]) || 503

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } })

const CountCallTap = graphql(`
  mutation CountCallTap($page: String!, $place: String!) {
    countCallTap(page: $page, place: $place)
  }
`)
