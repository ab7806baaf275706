import { appointmentInWords, emergencyInWords, promiseInWords, timeInWords } from '#words/promise.ts'
import { receiptWords as words } from '#words/receipt.ts'
import type { RequestReceipt } from './documents.ts'

/** What decides the headline of a request. */
export type HeadlineFacts = Pick<
  RequestReceipt,
  'now' | 'stage' | 'staff' | 'isEmergency' | 'promisedBy' | 'alertedAt' | 'appointmentAt' | 'arrivesAt'
>

/** What the page of a request says first: of one that waits the promise, of any other the next fact. */
export function headlineOf(receipt: HeadlineFacts, timeZone: string): string {
  const { stage, staff, isEmergency, promisedBy, alertedAt, appointmentAt } = receipt
  const now = new Date(receipt.now)
  if (stage === 'waiting' && promisedBy)
    return isEmergency
      ? emergencyInWords({ promisedBy, alertedAt }, now, timeZone)
      : promiseInWords(promisedBy, now, timeZone)
  const time = appointmentAt ? appointmentInWords(appointmentAt, now, timeZone) : ''
  return words.stages[stage](staff, time)
}

/** The title of its tab, and what other pages say of it. */
export function tabTitleOf(receipt: HeadlineFacts, timeZone: string): string {
  const { stage, arrivesAt } = receipt
  return stage === 'onTheWay' && arrivesAt
    ? words.tab(timeInWords(arrivesAt, new Date(receipt.now), timeZone))
    : headlineOf(receipt, timeZone)
}
