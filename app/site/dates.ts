/** "September 22, 2026" on the calendar of `timeZone` (specification section 9: en-US long dates). */
export const longDate = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(moment))

/** "Sep 22, 2026": the specification's 'MMM d, yyyy' of the review list. */
export const shortDate = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(moment))
