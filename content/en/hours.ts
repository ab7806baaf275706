import type { BusinessProfile, OpeningHours } from '#content/business-profile.ts'

/** "Monday to Friday" and "7 AM to 7 PM", for each line of opening hours. */
export function hoursInWords(hours: readonly OpeningHours[]): { days: string; hours: string }[] {
  return hours.map(({ from, to, opens, closes }) => ({
    days: from === to ? from : `${from} to ${to}`,
    hours: `${timeInWords(opens)} to ${timeInWords(closes)}`,
  }))
}

function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Opening hours inside a sentence: "Monday to Friday 7 AM to 7 PM and Saturday 8 AM to 5 PM". */
export const hoursInSentence = (hours: readonly OpeningHours[]): string =>
  list.format(hoursInWords(hours).map((line) => `${line.days} ${line.hours}`))

/** "20–30 minutes", as every page says it. */
export const arrivalInWords = ({ from, to }: BusinessProfile['emergencyArrival']): string =>
  `${from}–${to} minutes`
