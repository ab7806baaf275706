import { refusedJson, staffContext } from '#app/admin/access.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql } from '#app/graphql.ts'
import { usualMinutes } from '#content/time/appointments.ts'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import { requestWords } from '#words/panel/request.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import type { Route } from './+types/read-check.ts'

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

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const given = (name: string) => url.searchParams.get(name) || null
  const scheduledAt = momentOfLocalTime(`${given('date')}T${given('time')}`, await readTimeZone(run))
  if (!scheduledAt) return Response.json([requestWords.skippedTime])
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
