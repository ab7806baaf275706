import { dateAfter } from './clocks.ts'

export const reportPeriods = ['week', 'month', 'year'] as const

export type ReportPeriod = (typeof reportPeriods)[number]

const sinceMonday = (date: string) => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7

export function firstDayOf(period: ReportPeriod, date: string): string {
  if (period === 'week') return dateAfter(date, -sinceMonday(date))
  return period === 'month' ? `${date.slice(0, 7)}-01` : `${date.slice(0, 4)}-01-01`
}

export function firstDayAfter(period: ReportPeriod, first: string, count: number): string {
  if (period === 'week') return dateAfter(first, 7 * count)
  const moment = new Date(`${first}T00:00Z`)
  moment.setUTCMonth(moment.getUTCMonth() + (period === 'month' ? count : 12 * count))
  return moment.toISOString().slice(0, 10)
}

/** What a chart has a bar for: the days of a week or month ("2026-11-21"), the months of a year ("2026-11"). */
export function stepsOf(period: ReportPeriod, first: string): string[] {
  const end = firstDayAfter(period, first, 1)
  const steps: string[] = []
  const stepAfter = (day: string) => (period === 'year' ? firstDayAfter('month', day, 1) : dateAfter(day, 1))
  for (let day = first; day < end; day = stepAfter(day)) steps.push(period === 'year' ? day.slice(0, 7) : day)
  return steps
}
