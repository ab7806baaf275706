/** Whole calendar years since the company began, in its own time zone. */
export function yearsInBusiness({ since, timeZone }: { since: number; timeZone: string }, now: Date): number {
  return calendarYear(timeZone, now) - since
}

/** The year on the calendar of `timeZone`: on December 31 in the evening the server's own may be next year's. */
export function calendarYear(timeZone: string, now: Date): number {
  return Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(now))
}
