import { requestWords } from './admin-request.ts'

/**
 * What an event says besides its kind; `moment`: the time that was set, undefined when it was taken away; `field` and
 * `before`: what the customer corrected.
 */
type EventFacts = {
  outcome: string
  reason: string
  moment: string | undefined
  field: string
  before: string
}

const corrected: Record<string, string> = { phone: 'Phone number changed', address: 'Address changed' }

const outcomes: Record<string, string> = requestWords.outcomes
const reasons: Record<string, string> = requestWords.lostReasons

/** A line for each kind of event; who did it stands behind it. */
const lines: Record<string, (facts: EventFacts) => string> = {
  seen: () => 'Seen',
  taken: () => 'Taken',
  released: () => 'Given back',
  called: ({ outcome }) => `Called: ${(outcomes[outcome] ?? outcome).toLowerCase()}`,
  scheduled: ({ moment }) => (moment ? `Appointment ${moment}` : 'Appointment removed'),
  onTheWay: ({ moment }) => `On the way, arriving about ${moment ?? 'soon'}`,
  contacted: () => 'Contacted',
  completed: () => 'Completed',
  reopened: () => 'Reopened',
  lost: ({ reason }) => `Lost: ${(reasons[reason] ?? reason).toLowerCase()}`,
  followUp: ({ moment }) => (moment ? `Follow-up set for ${moment}` : 'Follow-up removed'),
  corrected: ({ field, before }) =>
    `${corrected[field] ?? 'Corrected'}${before ? `, before: ${before}` : ''}`,
  added: () => 'Added',
  cancelled: () => 'Canceled',
  complained: () => 'Told us nobody had called',
  alarm: () => 'Alarm sent',
}

/** What the time line of a request says. */
export const timeLineWords = {
  came: 'Request came in',
  staff: 'Staff',
  customer: 'Customer',
  system: 'Automatic',
  reviewAsked: (byMail: boolean) => (byMail ? 'Asked for a review by email' : 'Made a review link'),
  event: (kind: string, facts: EventFacts): string => lines[kind]?.(facts) ?? kind,
}
