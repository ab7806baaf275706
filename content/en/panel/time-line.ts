import type { WrapUpPart } from '#content/wrap-up.ts'
import { requestWords } from './request.ts'

/**
 * What an event says besides its kind. `who`: a person, "Customer" or "Automatic"; `moment`: the time that was set, undefined
 * when it was taken away; `field` and `before`: what was corrected; `isBack`: by the person who had it.
 */
type EventFacts = {
  who: string
  outcome: string
  reason: string
  moment: string | undefined
  field: string
  before: string
  to: string
  name: string
  minutes: string
  isBack: boolean
  /** Undefined when it was taken away. */
  price: string | undefined
  priceBefore: string | undefined
  count: number
  part: string
}

const corrected: Record<string, string> = {
  firstName: 'the first name',
  lastName: 'the last name',
  name: 'the name',
  phone: 'the phone number',
  email: 'the email address',
  address: 'the address',
  service: 'the service',
  message: 'what was said',
  source: 'how it came',
  wantedAt: 'the time that was asked for',
  contactBy: 'how to answer',
  language: 'the language of the customer',
}

const skipped: Record<WrapUpPart, string> = {
  price: 'the price',
  photo: 'the photos',
  invoice: 'the invoice',
  paid: 'the payment',
  review: 'the review',
}

const skippedParts: Record<string, string> = skipped

const outcomes: Record<string, string> = requestWords.outcomes
const reasons: Record<string, string> = requestWords.lostReasons

const lines: Record<string, (facts: EventFacts) => string> = {
  seen: ({ who }) => `${who} opened it`,
  taken: ({ who }) => `${who} took it`,
  given: ({ who, to }) => `${who} gave it to ${to || 'somebody'}`,
  released: ({ who, isBack }) => (isBack ? `${who} handed it back` : `${who} unassigned it`),
  called: ({ who, outcome }) => `${who} called: ${(outcomes[outcome] ?? outcome).toLowerCase()}`,
  scheduled: ({ who, moment }) =>
    moment ? `${who} set the appointment for ${moment}` : `${who} removed the appointment`,
  onTheWay: ({ who, moment }) => `${who} set off, arriving about ${moment ?? 'soon'}`,
  late: ({ who, minutes, moment }) => `${who} said ${minutes} min later, arriving about ${moment ?? 'soon'}`,
  contacted: ({ who }) => `${who} marked it contacted`,
  completed: ({ who }) => `${who} marked it done`,
  signed: ({ who, name }) => `${name} signed for the finished work, with ${who}`,
  priced: ({ who, price, priceBefore }) =>
    `${who} ${price ? `set the price to ${price}` : 'removed the price'}${priceBefore ? `, before: ${priceBefore}` : ''}`,
  photos: ({ who, count }) => `${who} added ${count === 1 ? 'a photo' : `${count} photos`}`,
  photosAllowed: ({ who, isBack }) =>
    isBack ? `${who} no longer allows the photos on the website` : `${who} allowed the photos on the website`,
  skipped: ({ who, part }) => `${who} skipped ${skippedParts[part] ?? 'a part'}`,
  reopened: ({ who }) => `${who} reopened it`,
  lost: ({ who, reason }) => `${who} marked it lost: ${(reasons[reason] ?? reason).toLowerCase()}`,
  followUp: ({ who, moment }) =>
    moment ? `${who} set a follow-up for ${moment}` : `${who} removed the follow-up`,
  estimated: ({ who }) => `${who} sent the estimate`,
  accepted: ({ who, name }) => `${who}: yes to the estimate${name ? `, by ${name}` : ''}`,
  declined: ({ who, name }) => `${who}: no to the estimate${name ? `, by ${name}` : ''}`,
  anotherTime: ({ who, moment }) => `${who} asks for another time than ${moment ?? 'the appointment'}`,
  appointmentCancelled: ({ who, moment }) => `${who} canceled the appointment of ${moment ?? 'that day'}`,
  wished: ({ who, moment }) => `${who} asks for ${moment ?? 'an appointment'}`,
  wishDeclined: ({ who, moment }) => `${who} said no to ${moment ?? 'the time'}`,
  planned: ({ moment }) =>
    moment ? `The next one is planned for ${moment}:` : 'The next one is entered, without a time:',
  recurs: () => 'Comes again, after',
  corrected: ({ who, field, before }) =>
    `${who} changed ${corrected[field] ?? 'the request'}${before ? `, before: ${before}` : ''}`,
  added: ({ who }) => `${who} added to it`,
  cancelled: ({ who }) => `${who} canceled`,
  complained: ({ who }) => `${who} told us that nobody had called`,
  alarm: () => 'Reminder sent',
}

export const timeLineWords = {
  came: 'Request came in',
  wroteDown: 'Entered',
  staff: 'Staff',
  customer: 'Customer',
  system: 'Automatic',
  reviewAsked: (byMail: boolean) => (byMail ? 'Asked for a review by email' : 'Review link created'),
  event: (kind: string, facts: EventFacts): string => lines[kind]?.(facts) ?? kind,
}
