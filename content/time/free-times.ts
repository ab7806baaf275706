import { clockAt, dateAfter } from './clocks.ts'
import { openOn, type Timetable } from './opening-hours.ts'

type Span = { from: Date; until: Date }

type FreeTimesQuery = {
  busy: readonly Span[]
  minutes: number
  travelMinutes: number
  from: Date
}

export const daysAhead = 60
const quarterMs = 15 * 60_000
const most = 3

/** The next times at which a job fits into the hours, at full quarters of an hour; none of them rules another out. */
export function freeTimes(
  timetable: Timetable,
  { busy, minutes, travelMinutes, from }: FreeTimesQuery,
): Date[] {
  const [workMs, driveMs] = [minutes * 60_000, travelMinutes * 60_000]
  const found: Date[] = []
  const today = clockAt(from, timetable.timeZone).date
  for (let days = 0; days < daysAhead && found.length < most; days += 1)
    for (const { opens, closes } of openOn(timetable, dateAfter(today, days))) {
      let start = nextQuarter(Math.max(opens.getTime(), from.getTime()))
      while (start + workMs <= closes.getTime() && found.length < most) {
        const end = start + workMs
        const inTheWay = busy.find(
          (one) => start < one.until.getTime() + driveMs && one.from.getTime() < end + driveMs,
        )
        if (!inTheWay) found.push(new Date(start))
        start = nextQuarter((inTheWay?.until.getTime() ?? end) + driveMs)
      }
    }
  return found
}

const nextQuarter = (moment: number) => Math.ceil(moment / quarterMs) * quarterMs
