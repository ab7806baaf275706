import { locale } from '#words/locale.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const form = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (date: string): string => form.format(new Date(`${date}T00:00Z`))
}

/** "Friday, November 27"; `dayName` gives "Fri, Nov 27". */
export const dayTitle = format({ weekday: 'long', month: 'long', day: 'numeric' })

export const dayName = format({ weekday: 'short', month: 'short', day: 'numeric' })
