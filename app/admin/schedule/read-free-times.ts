import { refusedJson, staffContext } from '#app/admin/access.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { usualMinutes } from '#content/time/appointments.ts'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import type { Route } from './+types/read-free-times.ts'

const ReadFreeTimes = graphql(`
  query AdminFreeTimes($assigneeId: ID, $minutes: Int!, $after: AWSDateTime, $exceptId: ID) {
    freeTimes(assigneeId: $assigneeId, minutes: $minutes, after: $after, exceptId: $exceptId) {
      hasHours
      times
    }
  }
`)

export type FoundTimes = ResultOf<typeof ReadFreeTimes>['freeTimes']

/** For the form of an appointment: `?assigneeId=&minutes=&date=&exceptId=`, from the beginning of the date on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const given = (name: string) => url.searchParams.get(name) || null
  const after = momentOfLocalTime(`${given('date')}T00:00`, await readTimeZone(run))
  const found = await run(ReadFreeTimes, {
    assigneeId: given('assigneeId'),
    minutes: Number(given('minutes')) || usualMinutes,
    after: after?.toISOString() ?? null,
    exceptId: given('exceptId'),
  })
  if (!found.ok) return refusedJson(found.refusal)
  return Response.json(found.value.freeTimes)
}
