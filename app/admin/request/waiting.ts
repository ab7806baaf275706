import { ageText, timeOrDate } from '#app/admin/records/age.ts'
import { isClosed, suspiciousReasonsOf } from '#app/admin/records/lead.ts'
import { leadWords, reasonWords } from '#words/panel/leads.ts'
import type { OpenRequest } from './request.ts'

type Waiting = Pick<
  OpenRequest,
  | 'status'
  | 'lostReason'
  | 'cancelledAt'
  | 'submittedAt'
  | 'takenAt'
  | 'scheduledAt'
  | 'followUpAt'
  | 'callDueBy'
  | 'suspiciousReasons'
> &
  Partial<Pick<OpenRequest, 'contactBy'>>

const isUnanswered = ({ status, takenAt }: Waiting): boolean => status === 'new' && takenAt === null

/** As in the inbox: until it has an assignee. */
export const isSuspicious = (request: Waiting): boolean =>
  isUnanswered(request) && !isClosed(request) && suspiciousReasonsOf(request).length > 0

/**
 * `now`: milliseconds since 1970. Not while it was put off to a later time, nor where the customer awaits no call: one who was
 * told no time, or, once it is taken, who said it on the phone or has an appointment.
 */
export function isWaiting(request: Waiting, now: number): boolean {
  const { status, followUpAt, callDueBy, scheduledAt } = request
  if (status !== 'new' || isClosed(request) || (followUpAt && Date.parse(followUpAt) > now)) return false
  if (isSuspicious(request)) return callDueBy !== null
  return isUnanswered(request) || (callDueBy !== null && scheduledAt === null)
}

/** What its row in the inbox says, and by when to call. */
export function waitOf(request: Waiting, now: number, timeZone: string): { text: string; isLate: boolean } {
  const { callDueBy, contactBy } = request
  const state = stateText(request, now, timeZone)
  if (callDueBy === null) return { text: state, isLate: false }
  const over = now - Date.parse(callDueBy)
  const [late, due] = contactBy ? [reasonWords.late, leadWords.answerDue] : [leadWords.late, leadWords.callBy]
  const answer =
    over > 0 ? ageText(late, callDueBy, now, timeZone) : due(timeOrDate(callDueBy, now, timeZone))
  return { text: `${state}, ${answer}`, isLate: over > 0 }
}

function stateText(request: Waiting, now: number, timeZone: string): string {
  const { takenAt, submittedAt } = request
  if (takenAt) return ageText(reasonWords.taken, takenAt, now, timeZone)
  const waits = isSuspicious(request) ? reasonWords.suspicious : leadWords.waiting
  return ageText(waits, submittedAt, now, timeZone)
}
