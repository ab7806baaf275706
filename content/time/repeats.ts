import { clockAt, dateAfter, momentOf } from './clocks.ts'
import { type Calendar, closedDatesFrom, type OpeningHours, openOn, timetableOf } from './opening-hours.ts'

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

/** `repeatsFrom`: the day that was wished, "2026-01-29", from which all later ones are counted; null for a job that is its first. */
type Recurring = { scheduledAt: Date | null; repeatsFrom: string | null; months: number }

type Business = Calendar & Readonly<Record<'fieldHours' | 'officeHours', readonly OpeningHours[]>>

/**
 * When a job comes again: on the day of its appointment at the same time, or, done without one, of the day it was done, when
 * only the day to call is known. A short month or a closed day moves one date, never the rule. Of an appointment so long ago
 * that the next is over, the day it was done counts.
 */
export function nextTimeOf(
  { scheduledAt, repeatsFrom, months, now }: Recurring & { now: Date },
  business: Business,
): { scheduledAt: Date | null; followUpAt: Date; repeatsFrom: string | null } {
  const { timeZone } = business
  const today = clockAt(now, timeZone).date
  const on = (from: string, times: number) => openDayFrom(monthsAfter(from, times * months), business)
  const { date, time } = scheduledAt ? clockAt(scheduledAt, timeZone) : { date: today, time: null }
  const times =
    repeatsFrom && timesUntil(date, { repeatsFrom, months }).find((count) => on(repeatsFrom, count) === date)
  const planned = times
    ? { from: repeatsFrom, day: on(repeatsFrom, times + 1) }
    : { from: date, day: on(date, 1) }
  const { from, day } = planned.day > today ? planned : { from: today, day: on(today, 1) }
  const followUpAt = momentOf(dateAfter(day, -daysBefore), callFrom, timeZone)
  return {
    scheduledAt: time ? momentOf(day, time, timeZone) : null,
    followUpAt: followUpAt > now ? followUpAt : now,
    repeatsFrom: time ? from : null,
  }
}

/** How often it may have come until that day, which may have been moved beyond the end of a month. */
function timesUntil(
  date: string,
  { repeatsFrom, months }: { repeatsFrom: string; months: number },
): number[] {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const times = Math.floor((monthOf(date) - monthOf(repeatsFrom)) / months)
  return [times - 1, times, times + 1].filter((count) => count > 0)
}

function openDayFrom(date: string, business: Business): string {
  const { fieldHours, officeHours } = business
  const timetable = timetableOf(business, fieldHours.length > 0 ? fieldHours : officeHours)
  const isOpen = (day: string) =>
    timetable.hours.length > 0
      ? openOn(timetable, day).length > 0
      : closedDatesFrom(business, day, 1).length === 0
  const days = Array.from({ length: longestClosedDays }, (_, count) => dateAfter(date, count))
  return days.find(isOpen) ?? date
}
