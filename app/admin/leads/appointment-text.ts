import { dateTimeText, shortDate } from '#app/ui/dates.ts'
import { arrivalInWords } from '#words/times.ts'

type ShownAppointment = { scheduledAt: string; windowMinutes: number | null }

/** "Nov 20, 2026, 9:41 PM", or with its window of arrival "Nov 20, 2026, between 2 and 4 PM". */
export const appointmentText = (appointment: ShownAppointment, timeZone: string): string =>
  appointment.windowMinutes
    ? `${shortDate(appointment.scheduledAt, timeZone)}, ${arrivalInWords(appointment, timeZone)}`
    : dateTimeText(appointment.scheduledAt, timeZone)
