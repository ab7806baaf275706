import { houstonTimeZone as timeZone } from '#content/houston-time.ts'

// Swedish dates are ISO 8601 with a blank, which every spreadsheet takes for a time.
const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })

/** "2026-11-20 21:41:07", Houston's time; nothing for what has not happened. */
export const spreadsheetTime = (iso: string | null) => (iso ? moment.format(new Date(iso)) : '')

/** "2026-11-20", Houston's date. */
export const dayInHouston = (at: Date) => day.format(at)
