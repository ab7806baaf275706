import { isEmergency } from '#content/services.ts'
import { usualMinutes } from './appointments.ts'
import { clockAt, dateAfter, localTimeText, momentOfLocalTime } from './clocks.ts'
import { openOn, type Timetable } from './opening-hours.ts'

type BookingFacts = Readonly<{
  bookingRules: Readonly<Record<'minutes' | 'windowMinutes' | 'noticeHours' | 'daysAhead', number | null>>
  travelMinutes: number | null
}>

/** Emergencies are called about, and so is what the owner does not let be booked. */
export const isBookable = (
  service: string,
  { bookingMode, hiddenBookings }: { bookingMode: string | null; hiddenBookings: readonly string[] },
): boolean => bookingMode !== null && !isEmergency(service) && !hiddenBookings.includes(service)

/** `minutes`: how long a job takes. */
export type BookingRules = Readonly<
  Record<'minutes' | 'windowMinutes' | 'noticeMinutes' | 'daysAhead' | 'travelMinutes', number>
>

export const bookingRulesOf = ({ bookingRules, travelMinutes }: BookingFacts): BookingRules => ({
  minutes: bookingRules.minutes ?? usualMinutes,
  windowMinutes: bookingRules.windowMinutes ?? 120,
  noticeMinutes: (bookingRules.noticeHours ?? 2) * 60,
  daysAhead: bookingRules.daysAhead ?? 14,
  travelMinutes: travelMinutes ?? 0,
})

export type Window = { from: Date; until: Date }

/** The time that an appointment keeps a person, or, with null, somebody. */
export type Claim = Window & { personId: string | null }

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

/** Until the work is done and driven away from, and no earlier than its window of arrival ends. */
export function claimedBy(
  { from, until }: Window,
  { minutes, travelMinutes }: Pick<BookingRules, 'minutes' | 'travelMinutes'>,
): Window {
  const isFree = after(from, minutes + travelMinutes)
  return { from, until: isFree > until ? isFree : until }
}

export type BookingDay = { date: string; windows: Window[] }

type Calendar = { timetable: Timetable; rules: BookingRules; now: Date }

/** From today on. Within the hours for appointments, one window after another; the work fits in before they end, too. */
export function windowsAhead({ timetable, rules, now }: Calendar): BookingDay[] {
  const { minutes, windowMinutes, noticeMinutes, daysAhead } = rules
  const [earliest, { timeZone }] = [after(now, noticeMinutes), timetable]
  const today = clockAt(now, timeZone).date
  return Array.from({ length: daysAhead }, (_day, days) => {
    const date = dateAfter(today, days)
    const windows = openOn(timetable, date).flatMap(({ opens, closes }) => {
      const last = after(closes, -Math.max(minutes, windowMinutes))
      const inOrder: Window[] = []
      for (let from = opens; from <= last; from = after(from, windowMinutes))
        inOrder.push({ from, until: after(from, windowMinutes) })
      return inOrder
    })
    const isFirst = new Set<string>()
    return {
      date,
      windows: windows.filter(({ from }) => {
        // Hours that overlap, and the hour that comes twice, would give two windows of one name.
        const clock = localTimeText(from, timeZone)
        if (from < earliest || isFirst.has(clock) || !isPlain(from, timeZone)) return false
        isFirst.add(clock)
        return true
      }),
    }
  })
}

type NoWindow = 'notice' | 'length' | 'closed' | 'days' | 'together'

/** The first rule without which customers had a window to pick; undefined where they have one. */
export function whyNoWindow(calendar: Calendar): NoWindow | undefined {
  const { rules, timetable } = calendar
  const hasAny = (changes: Partial<Calendar>) =>
    windowsAhead({ ...calendar, ...changes }).some(({ windows }) => windows.length > 0)
  if (hasAny({})) return undefined
  const without: Record<Exclude<NoWindow, 'together'>, Partial<Calendar>> = {
    notice: { rules: { ...rules, noticeMinutes: 0 } },
    length: { rules: { ...rules, minutes: 30, windowMinutes: 30 } },
    closed: { timetable: { ...timetable, closedDays: [], holidays: [] } },
    days: { rules: { ...rules, daysAhead: 28 } },
  }
  return (['notice', 'length', 'closed', 'days'] as const).find((why) => hasAny(without[why])) ?? 'together'
}

const isPlain = (from: Date, timeZone: string) =>
  momentOfLocalTime(localTimeText(from, timeZone), timeZone)?.getTime() === from.getTime()

const overlap = (one: Window, other: Window) => one.from < other.until && other.from < one.until

/**
 * Whether somebody of the crew is free for all of it, whoever of them takes what has nobody yet. So whatever is booked by this
 * rule alone can be done by the crew.
 */
export function isFreeFor(wanted: Window, { crew, claims }: Crew): boolean {
  const inTheWay = claims.filter((claim) => overlap(claim, wanted))
  const free = crew.filter((id) => inTheWay.every(({ personId }) => personId !== id))
  return free.length > inTheWay.filter(({ personId }) => personId === null).length
}

/** `crew`: ids of who goes out. */
export type Crew = { crew: readonly string[]; claims: readonly Claim[] }

export const freeWindows = (calendar: Calendar, crew: Crew): BookingDay[] =>
  windowsAhead(calendar).map(({ date, windows }) => ({
    date,
    windows: windows.filter((window) => isFreeFor(claimedBy(window, calendar.rules), crew)),
  }))
