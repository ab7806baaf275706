import { GraphQLString } from 'graphql'
import { prefixOf } from '#content/languages.ts'
import { usualMinutes } from '#content/time/appointments.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, everybody } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { originIn } from '#server/models/leads/calendar/calendar.ts'
import { calendarFile } from '#server/models/leads/calendar/calendar-file.ts'
import { done } from '#server/result.ts'
import { readReceipt } from './receipt.ts'

export const receiptCalendarCalls: ExtraCalls = {
  queries: {
    receiptCalendar: defineCall({
      may: everybody,
      type: GraphQLString,
      description: 'The appointment that is ahead, as an iCalendar file for its customer; null without one',
      args: {
        token: required.text,
        origin: { ...required.text, description: 'Scheme and host of the site' },
      },
      resolve: async (args: { token: string; origin: string }, call) => done(await fileOf(args, call)),
    }),
  },
}

/** Without the street, as the link of a receipt is passed on. The number lets it replace itself when it is moved. */
async function fileOf(
  { token, origin }: { token: string; origin: string },
  call: Call,
): Promise<string | null> {
  const receipt = await readReceipt(token, call)
  const { number, appointmentAt, appointmentUntil, mayDecline } = receipt ?? {}
  if (!receipt || !number || !appointmentAt || !mayDecline) return null
  const { language, services } = call
  const { profile, receipts, languages } = services
  const { words } = language
  const { name, dispatch, timeZone } = profile()
  const windowMinutes = appointmentUntil && (appointmentUntil.getTime() - appointmentAt.getTime()) / 60_000
  const arrival = words.promise.arrivalInWords(
    { scheduledAt: appointmentAt, windowMinutes: windowMinutes ?? null },
    timeZone,
  )
  const lead = receipts.leadOf(token)
  const site = originIn(origin)
  return calendarFile(name, [
    {
      id: number,
      title: words.calendar.customerTitle(name),
      address: null,
      notes: [
        ...(windowMinutes ? [words.calendar.customerWindow(arrival)] : []),
        words.calendar.customerNotes(number, dispatch.display),
      ],
      url: site && lead ? `${site}${prefixOf(languages, language)}${receipts.pathOf(lead)}` : null,
      startsAt: appointmentAt,
      minutes: windowMinutes ?? usualMinutes,
      changedAt: receipt.now,
    },
  ])
}
