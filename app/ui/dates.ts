/** "September 22, 2026" on the calendar of `timeZone` (specification section 9: en-US long dates). */
export const longDate = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(moment))

/** "Sep 22, 2026": the specification's 'MMM d, yyyy' of the review list. */
export const shortDate = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(moment))

/** The year on the calendar of `timeZone`: on December 31 in the evening the server's own may be next year's. */
export function calendarYear(timeZone: string, now: Date): number {
  return Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(now))
}

/** Whole calendar years since the company began, in its own time zone. */
export function yearsInBusiness({ since, timeZone }: { since: number; timeZone: string }, now: Date): number {
  return calendarYear(timeZone, now) - since
}
