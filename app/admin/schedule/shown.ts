import { dateAfter, isDay } from '#content/time/clocks.ts'

export const views = ['day', 'week'] as const

export type ScheduleView = (typeof views)[number]

/** What the address asks for. `who`: a person's id, `me`, or empty for everybody. */
export type ShownDays = { view: ScheduleView; date: string; dates: readonly string[]; who: string }

function weekOf(date: string): string[] {
  const sinceMonday = (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, day) => dateAfter(date, day - sinceMonday))
}

export function shownIn(params: URLSearchParams, today: string): ShownDays {
  const asked = params.get('date') ?? ''
  const date = isDay(asked) ? asked : today
  const view = views.find((known) => known === params.get('view')) ?? 'day'
  return { view, date, dates: view === 'week' ? weekOf(date) : [date], who: params.get('who') ?? '' }
}

/** The query of an address that shows this; today's date is left out, so that a kept link goes on showing today. */
export function queryOf({ view, date, who }: Omit<ShownDays, 'dates'>, today: string): string {
  const params = new URLSearchParams()
  if (view !== 'day') params.set('view', view)
  if (date !== today) params.set('date', date)
  if (who) params.set('who', who)
  return `?${params}`
}

export const stepDays: Record<ScheduleView, number> = { day: 1, week: 7 }
