import type { OpeningHours } from '#content/business-profile.ts'

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
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
