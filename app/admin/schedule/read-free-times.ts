import { refusedJson, staffContext } from '#app/admin/access.ts'
import { whyNoTime } from '#app/admin/form/typed-time.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { usualMinutes } from '#content/time/appointments.ts'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import type { Route } from './+types/read-free-times.ts'
import { me } from './ask-about-times.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const ReadFreeTimes = graphql(`
  query AdminFreeTimes($assigneeId: ID, $minutes: Int!, $after: AWSDateTime, $exceptId: ID) {
    freeTimes(assigneeId: $assigneeId, minutes: $minutes, after: $after, exceptId: $exceptId) {
      hasHours
      times
    }
  }
`)

export type FoundTimes = ResultOf<typeof ReadFreeTimes>['freeTimes']

/**
 * For the form of an appointment: `?assigneeId=&minutes=&date=&exceptId=`, from the beginning of the date on. With
 * `time`: what speaks against that time, in words.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const given = (name: string) => {
    const value = url.searchParams.get(name) || null
    return name === 'assigneeId' && value === me ? user.userId : value
  }
  const timeZone = await readTimeZone(run)
  const time = given('time')
  if (time) {
    const typed = `${given('date')}T${time}`
    const scheduledAt = momentOfLocalTime(typed, timeZone)
    return scheduledAt ? check(run, scheduledAt, given) : Response.json([whyNoTime(typed)])
  }
  const after = momentOfLocalTime(`${given('date')}T00:00`, timeZone)
  const found = await run(ReadFreeTimes, {
    assigneeId: given('assigneeId'),
    minutes: Number(given('minutes')) || usualMinutes,
    after: after?.toISOString() ?? null,
    exceptId: given('exceptId'),
  })
  if (!found.ok) return refusedJson(found.refusal)
  return Response.json(found.value.freeTimes)
}

const CheckAppointment = graphql(`
  query AdminCheckAppointment($assigneeId: ID, $scheduledAt: AWSDateTime!, $minutes: Int!, $exceptId: ID) {
    checkAppointment(
      assigneeId: $assigneeId
      scheduledAt: $scheduledAt
      minutes: $minutes
      exceptId: $exceptId
    ) {
      clashesWith
      tightWith
      isOnClosedDay
      isOutsideHours
      isPast
    }
  }
`)

async function check(run: Run, scheduledAt: Date, given: (name: string) => string | null) {
  const checked = await run(CheckAppointment, {
    scheduledAt: scheduledAt.toISOString(),
    minutes: Number(given('minutes')) || usualMinutes,
    assigneeId: given('assigneeId'),
    exceptId: given('exceptId'),
  })
  if (!checked.ok) return refusedJson(checked.refusal)
  const { clashesWith, tightWith, isOnClosedDay, isOutsideHours, isPast } = checked.value.checkAppointment
  const warnings: (string | false)[] = [
    isPast && words.past,
    clashesWith.length > 0 && words.clash(clashesWith.join(', ')),
    tightWith.length > 0 && words.tight(tightWith.join(', ')),
    isOnClosedDay && words.closedDay,
    isOutsideHours && words.outsideHours,
  ]
  return Response.json(warnings.filter(Boolean))
}
