import { dateAfter, isDay } from '#content/time/clocks.ts'
import { monthsAfter } from '#content/time/repeats.ts'

export const views = ['day', 'week', 'month'] as const

type ScheduleView = (typeof views)[number]

/** What the address asks for. `who`: a person's id, `me`, or empty for everybody. */
export type ShownDays = { view: ScheduleView; date: string; dates: readonly string[]; who: string }

const mondayOf = (date: string) => dateAfter(date, -((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7))

const daysFrom = (date: string, count: number) =>
  Array.from({ length: count }, (_, day) => dateAfter(date, day))

/** Whole weeks, from Monday on. */
function weeksOfMonth(date: string): string[] {
  const first = `${date.slice(0, 7)}-01`
  const monday = mondayOf(first)
  const after = monthsAfter(first, 1)
  const weeks = Math.ceil((Date.parse(after) - Date.parse(monday)) / (7 * 86_400_000))
  return daysFrom(monday, weeks * 7)
}

const datesOf: Record<ScheduleView, (date: string) => string[]> = {
  day: (date) => [date],
  week: (date) => daysFrom(mondayOf(date), 7),
  month: weeksOfMonth,
}

export function shownIn(params: URLSearchParams, today: string): ShownDays {
  const asked = params.get('date') ?? ''
  const date = isDay(asked) ? asked : today
  const view = views.find((known) => known === params.get('view')) ?? 'day'
  return { view, date, dates: datesOf[view](date), who: params.get('who') ?? '' }
}

/** The query of an address that shows this; today's date is left out, so that a kept link goes on showing today. */
export function queryOf({ view, date, who }: Omit<ShownDays, 'dates'>, today: string): string {
  const params = new URLSearchParams()
  if (view !== 'day') params.set('view', view)
  if (date !== today) params.set('date', date)
  if (who) params.set('who', who)
  return `?${params}`
}

/** The day, week or month before (-1) or after (1). A shorter month has its last day. */
export const stepped = ({ view, date }: Pick<ShownDays, 'view' | 'date'>, by: 1 | -1): string =>
  view === 'month' ? monthsAfter(date, by) : dateAfter(date, view === 'week' ? by * 7 : by)
