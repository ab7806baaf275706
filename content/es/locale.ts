/** How dates and numbers are written, and what pages say about their language (BCP 47). */
export const locale = 'es-US'

export const language = 'es'

/** PostgreSQL's rules for the forms of a word, by which searches find "llaves" for "llave". */
export const dictionary = 'spanish'

/** "7:48 p. m.": some browsers write "p.m.", others "p. m.", with one space or another; here it is one form and never breaks. */
export const tidyClocks = (text: string): string =>
  text.replace(/(\d)\s*([ap])\.\s?m\./g, '$1\u00a0$2.\u00a0m.')

/** "la 1:15 p. m.", "las 2 p. m.". The emergency page's script runs it too. */
export const clockInSentence = (clock: string): string => `${/^1(?!\d)/.test(clock) ? 'la' : 'las'} ${clock}`

export const durationWords = {
  underAMinute: 'menos de 1 min',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  days: (days: number) => (days === 1 ? '1 día' : `${days} días`),
}
