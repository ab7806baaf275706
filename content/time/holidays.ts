/**
 * Days on which businesses in the United States close: the eleven legal public holidays (5 U.S.C. 6103), and eves that
 * many keep. A date, or a weekday of a month: the first to fourth, or the last (5).
 */
const holidayDates = {
  newYear: { month: 1, day: 1 },
  martinLutherKing: { month: 1, weekday: 1, which: 3 },
  washington: { month: 2, weekday: 1, which: 3 },
  memorial: { month: 5, weekday: 1, which: 5 },
  juneteenth: { month: 6, day: 19 },
  independence: { month: 7, day: 4 },
  labor: { month: 9, weekday: 1, which: 1 },
  columbus: { month: 10, weekday: 1, which: 2 },
  veterans: { month: 11, day: 11 },
  thanksgiving: { month: 11, weekday: 4, which: 4 },
  christmasEve: { month: 12, day: 24 },
  christmas: { month: 12, day: 25 },
  newYearsEve: { month: 12, day: 31 },
} as const satisfies Record<string, HolidayRule>

type HolidayRule =
  | { month: number; day: number }
  /** `weekday`: 0 is Sunday. */
  | { month: number; weekday: number; which: number }

export type Holiday = keyof typeof holidayDates

export const holidays = Object.keys(holidayDates) as readonly Holiday[]

export function holidayIn(year: number, holiday: Holiday): string {
  const rule: HolidayRule = holidayDates[holiday]
  const day = 'day' in rule ? rule.day : dayOfWeekday(year, rule)
  return new Date(Date.UTC(year, rule.month - 1, day)).toISOString().slice(0, 10)
}

function dayOfWeekday(
  year: number,
  { month, weekday, which }: { month: number; weekday: number; which: number },
) {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const day = 1 + ((weekday - first + 7) % 7) + (which - 1) * 7
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day > daysInMonth ? day - 7 : day
}
