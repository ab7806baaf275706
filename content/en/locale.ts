/** How dates and numbers are written, and what pages say about their language (BCP 47). */
export const locale = 'en-US'

export const language = 'en'

/** PostgreSQL's rules for the forms of a word, by which searches find "keys" for "key". */
export const dictionary = 'english'

/** "7:48 PM": a browser puts a plain space or a narrow one before the half of the day; here it never breaks. */
export const tidyClocks = (text: string): string => text.replace(/\s(?=[AP]M\b)/g, '\u00a0')

/** Behind "at" and "by". The emergency page's script runs it too. */
export const clockInSentence = (clock: string): string => clock

export const durationWords = {
  underAMinute: 'less than 1 min',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
}
