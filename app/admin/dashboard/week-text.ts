const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "Nov 16" of the Monday "2026-11-16": a date, of no time zone. */
export const weekText = (monday: string) => day.format(new Date(`${monday}T00:00:00Z`))
