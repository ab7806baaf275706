import { factsInWords } from '#content/facts-in-words.ts'
import { entered } from './entered.ts'
import { emergencyArrivalText, hoursInSentence } from './hours.ts'
import { language, locale } from './locale.ts'

export const { speechOf, factsOf } = factsInWords({
  language,
  locale,
  noun: (noun, count) => (count === 1 ? noun : `${noun}s`),
  arrival: emergencyArrivalText,
  hours: hoursInSentence,
  ourLicense: (numbers, count) =>
    count === 1 ? `Our license number is ${numbers}` : `Our license numbers are ${numbers}`,
  payment: {
    card: 'by credit or debit card',
    cash: 'in cash',
    check: 'by check',
    transfer: 'by transfer',
  },
  entered,
  experience: (typed) => typed,
  claimSource: (typed) => typed,
  timeOfDay: timeOfDayInWords,
})

/** What the owner entered, behind "before". */
export function timeOfDayInWords(time: string): string | undefined {
  return time
}
