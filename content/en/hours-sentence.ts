import type { OpeningHours } from '#content/business-profile.ts'
import { hoursInWords } from './hours.ts'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Opening hours inside a sentence: "Monday to Friday 7 AM to 7 PM and Saturday 8 AM to 5 PM". */
export const hoursInSentence = (hours: readonly OpeningHours[]): string =>
  list.format(hoursInWords(hours).map((line) => `${line.days} ${line.hours}`))
