import { fillIn } from '#content/fill-in.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { invoiceWords } from '#words/invoice.ts'
import { emergencyInWords } from '#words/promise.ts'
import { receiptWords } from '#words/site/receipt.ts'
import { appointmentInWords, promiseInWords, timeInWords } from '#words/times.ts'
import type { RequestReceipt } from './documents.ts'

export type HeadlineFacts = Pick<
  RequestReceipt,
  | 'now'
  | 'stage'
  | 'staff'
  | 'isEmergency'
  | 'promisedBy'
  | 'contactBy'
  | 'alertedAt'
  | 'appointmentAt'
  | 'appointmentUntil'
  | 'pickedFrom'
  | 'pickedUntil'
  | 'arrivesAt'
> & { estimates: readonly Pick<RequestReceipt['estimates'][number], 'totalCents'>[] }

export function appointmentOf({
  appointmentAt,
  appointmentUntil,
}: Pick<HeadlineFacts, 'appointmentAt' | 'appointmentUntil'>) {
  if (!appointmentAt) return undefined
  const minutes = appointmentUntil
    ? (Date.parse(appointmentUntil) - Date.parse(appointmentAt)) / 60_000
    : null
  return { scheduledAt: appointmentAt, windowMinutes: minutes }
}

/** The window that is reserved or asked for. */
export const pickedOf = ({ pickedFrom, pickedUntil }: Pick<HeadlineFacts, 'pickedFrom' | 'pickedUntil'>) =>
  appointmentOf({ appointmentAt: pickedFrom, appointmentUntil: pickedUntil })

export function headlineOf(receipt: HeadlineFacts, profile: SiteProfile): string {
  const { stage, staff, isEmergency, promisedBy, alertedAt, contactBy } = receipt
  const { timeZone } = profile
  const now = new Date(receipt.now)
  if (stage === 'waiting' && isEmergency && (promisedBy || alertedAt))
    return emergencyInWords({ promisedBy, alertedAt, contactBy }, now, profile)
  if (stage === 'waiting' && promisedBy) return promiseInWords(promisedBy, now, timeZone, contactBy)
  const appointment = stage === 'wished' ? pickedOf(receipt) : appointmentOf(receipt)
  const time = appointment ? appointmentInWords(appointment, now, timeZone) : ''
  const { stages, stagesOfStaff, written } = wordsFor(receiptWords, speechOf(profile))
  if (stage === 'overdue' && contactBy) return written.overdue
  const amount = invoiceWords.dollars(receipt.estimates[0]?.totalCents ?? 0)
  const ofStaff: Partial<Record<typeof stage, string>> = staff ? stagesOfStaff : {}
  return fillIn(ofStaff[stage] ?? stages[stage], { staff: staff ?? '', time, amount })
}

export function tabTitleOf(receipt: HeadlineFacts, profile: SiteProfile): string {
  const { stage, arrivesAt, now } = receipt
  if (stage !== 'onTheWay' || !arrivesAt) return headlineOf(receipt, profile)
  const time = timeInWords(arrivesAt, new Date(now), profile.timeZone)
  return fillIn(wordsFor(receiptWords, speechOf(profile)).tab, { time })
}
