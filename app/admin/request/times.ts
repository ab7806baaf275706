import { clockAt, dateAfter, momentOf } from '#content/time/clocks.ts'

export const followUpChoices = ['15', '60', 'evening', 'morning'] as const

type FollowUpChoice = (typeof followUpChoices)[number]

const minuteMs = 60_000
const eveningTime = '18:00'
const morningTime = '08:00'

/** The moment that a choice means at `now`, by the clocks of `timeZone`; undefined for an evening that has begun. */
export function followUpAt(choice: FollowUpChoice, now: Date, timeZone: string): Date | undefined {
  if (choice === '15' || choice === '60') return new Date(now.getTime() + Number(choice) * minuteMs)
  if (choice === 'evening') {
    const evening = momentOf(clockAt(now, timeZone).date, eveningTime, timeZone)
    return evening > now ? evening : undefined
  }
  return momentOf(dateAfter(clockAt(now, timeZone).date, 1), morningTime, timeZone)
}
