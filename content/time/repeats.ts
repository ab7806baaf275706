import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { clockAt, dateAfter, momentOf } from './clocks.ts'
import { closedDatesFrom, openOn, timetableOf } from './opening-hours.ts'

export const mostRepeatMonths = 60

/** The same day so many months later; the last of the month where it has no such day. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const moved = Date.UTC(lastDay.getUTCFullYear(), lastDay.getUTCMonth(), Math.min(day, lastDay.getUTCDate()))
  return new Date(moved).toISOString().slice(0, 10)
}

const daysBefore = 14
const callFrom = '08:00'
const longestClosedDays = 31

/**
 * When a job comes again: on the day of its appointment at the same time, or, done without one, of the day it was done, when
 * only the day to call is known. Not on a closed day. Of an appointment so long ago that the next is over, the day it was done counts.
 */
export function nextTimeOf(
  { scheduledAt, months, now }: { scheduledAt: Date | null; months: number; now: Date },
  profile: BusinessProfile,
): { scheduledAt: Date | null; followUpAt: Date } {
  const { timeZone } = profile
  const on = (base: Date) => openDayFrom(monthsAfter(clockAt(base, timeZone).date, months), profile)
  const time = scheduledAt && clockAt(scheduledAt, timeZone).time
  const planned = on(scheduledAt ?? now)
  const day = planned > clockAt(now, timeZone).date ? planned : on(now)
  const followUpAt = momentOf(dateAfter(day, -daysBefore), callFrom, timeZone)
  return {
    scheduledAt: time ? momentOf(day, time, timeZone) : null,
    followUpAt: followUpAt > now ? followUpAt : now,
  }
}

function openDayFrom(date: string, profile: BusinessProfile): string {
  const { fieldHours, officeHours } = profile
  const timetable = timetableOf(profile, fieldHours.length > 0 ? fieldHours : officeHours)
  const isOpen = (day: string) =>
    timetable.hours.length > 0
      ? openOn(timetable, day).length > 0
      : closedDatesFrom(profile, day, 1).length === 0
  const days = Array.from({ length: longestClosedDays }, (_, count) => dateAfter(date, count))
  return days.find(isOpen) ?? date
}
