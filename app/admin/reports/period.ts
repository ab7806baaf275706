import { monthDay, shortDate } from '#app/ui/dates.ts'
import { dateAfter } from '#content/time/clocks.ts'
import type { ReportPeriod } from '#content/time/report-periods.ts'
import { locale } from '#words/locale.ts'
import { reportsWords as words } from '#words/panel/reports.ts'

const utc = (day: string) => `${day}T00:00:00Z`

const monthYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })

/** "Nov 23 to Nov 29, 2026", "November 2026" or "2026"; `end` is the first day after it. */
export function periodText(period: ReportPeriod, from: string, end: string): string {
  if (period === 'year') return from.slice(0, 4)
  if (period === 'month') return monthYear.format(new Date(utc(from)))
  return words.weekOf(monthDay(utc(from), 'UTC'), shortDate(utc(dateAfter(end, -1)), 'UTC'))
}

export const stepText = (step: string): string =>
  step.length === 7 ? month.format(new Date(utc(`${step}-01`))) : monthDay(utc(step), 'UTC')
