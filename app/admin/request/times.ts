import { followUpText, isoDate } from '#app/ui/dates.ts'
import { clockAt, dateAfter, momentOf } from '#content/time/clocks.ts'
import { requestWords } from '#words/panel/request.ts'

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

/** "at 2:19 PM", or "on Nov 21, 2:19 PM" when it was another day there. */
export const timeInSentence = (at: string, since: string, timeZone: string): string =>
  requestWords.when(followUpText(at, since, timeZone), isoDate(at, timeZone) === isoDate(since, timeZone))
