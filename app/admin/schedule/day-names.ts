import { locale, tidyClocks } from '#words/locale.ts'

const formOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

const format = (options: Intl.DateTimeFormatOptions) => {
  const form = formOf(options)
  return (date: string): string => form.format(new Date(`${date}T00:00Z`))
}

/** "Friday, November 27"; `dayName` gives "Fri, Nov 27", `monthTitle` "November 2026", `weekdayName` "Fri", `dayOfMonth` "27". */
export const dayTitle = format({ weekday: 'long', month: 'long', day: 'numeric' })

export const dayName = format({ weekday: 'short', month: 'short', day: 'numeric' })

export const monthTitle = format({ month: 'long', year: 'numeric' })

export const weekdayName = format({ weekday: 'short' })

export const dayOfMonth = format({ day: 'numeric' })

const hourForm = formOf({ hour: 'numeric' })

/** "2 PM" of 14. */
export const hourText = (hour: number): string =>
  tidyClocks(hourForm.format(new Date(Date.UTC(2026, 0, 1, hour))))
