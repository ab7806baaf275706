import type { SiteProfile } from '#content/profile/business-profile.ts'
import type { ContactWay } from '#content/promise-rules.ts'
import { either, texts, wordsFor } from '#content/texts.ts'
import { speechOf } from './facts.ts'
import { callByInWords, type Moment, timeInWords } from './times.ts'

/**
 * What the sender of an emergency reads first: that we were alerted only where an alert is known to have arrived, and the call
 * only where one is promised and still to come.
 */
export function emergencyInWords(
  {
    promisedBy,
    alertedAt,
    contactBy,
  }: { promisedBy: Moment | null; alertedAt: Moment | null; contactBy?: ContactWay | null | undefined },
  now: Date,
  profile: SiteProfile,
): string {
  const { timeZone } = profile
  const here = alertedAt
    ? `We were alerted at ${timeInWords(alertedAt, now, timeZone)}.`
    : wordsFor(noticeWords, speechOf(profile)).emergency
  const isAhead = promisedBy !== null && new Date(promisedBy) > now
  return isAhead ? `${here} ${callByInWords(promisedBy, now, timeZone, contactBy)}.` : here
}

export const noticeWords = texts({
  /** The specification’s sentences, while they are true: we are open, and it is no emergency. */
  thanks: {
    Quote: "Thank you! We'll contact you within {callbackTime}.",
    Message: either(
      "Thank you for contacting us! We'll respond within {callbackTime} during business hours{keepsHours}.",
      "Thank you for contacting us! We'll respond within {callbackTime}.",
    ),
  },
  thanked: 'Thank you. We have it.',
  unpromised: 'We will call you.',
  closed: 'Thank you. We have it, and we are closed now.',
  emergency: 'We have your emergency.',
  closedEmergency: 'We have it, but we are closed now. If someone is in danger, call 911.',
  /** Where no call is promised: it raises no alert, or its time is over. */
  noted: 'We have it.',
  toBeSure: 'To be sure, call us.',
})

/** Below the thanks: for an emergency, and for every other request. The page gives them to its form, which brings no facts along. */
export const callInsteadWords = texts({
  emergency: either(
    'Do not wait for us: someone answers the phone right now{nights}.',
    'While we are open, a call is faster. If someone is in danger, call 911.',
  ),
  other: either(
    'If you are locked out, do not wait: someone answers the phone at any hour{nights}.',
    'Locked out? While we are open, a call is faster.',
  ),
})
