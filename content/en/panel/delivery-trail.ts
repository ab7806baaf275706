import type { notificationsWords } from './notifications.ts'

/** What the trail on a card needs to know of a delivery; dates as Date or as ISO text from the data service. */
export type TrailDelivery = {
  topic: string
  channel: string
  state: string
  nextAttemptAt: Date | string | null
  sentAt: Date | string | null
  sentVia: string | null
  lastError: string | null
}

/**
 * `tone`: `sent` only when it certainly left; `unproven`: a mail server took it, and its mails were never proven to
 * arrive. `reason`: why the last attempt failed, while the line itself says only when the next one is.
 */
export type TrailLine = {
  text: string
  tone: 'sent' | 'unproven' | 'file' | 'waiting' | 'failed'
  reason: string | null
  canRetry: boolean
}

type CustomerMailKind = keyof typeof notificationsWords.customerMails

const customerTopics: Record<`customer.${CustomerMailKind}`, string> = {
  'customer.received': 'confirmation email',
  'customer.taken': 'we-are-calling email',
  'customer.tried': 'we-called-you email',
  'customer.appointment': 'appointment email',
  'customer.reminder': 'reminder of the appointment',
  'customer.onTheWay': 'on-the-way email',
  'customer.copy': 'copy of what they did',
  'customer.done': 'thank-you email',
}

/** Of deliveries that are not the news of a new lead. */
const topics: Record<string, string> = {
  ...customerTopics,
  'review.asked': 'review request',
  'request.cancelled': 'cancellation notice',
  'request.added': 'notice of new details',
  'request.corrected': 'notice of changed details',
  'request.accepted': 'notice of a yes to the estimate',
  'request.declined': 'notice of a no to the estimate',
  'request.anotherTime': 'notice of the wish for another time',
  'request.appointmentCancelled': 'notice of the canceled appointment',
  'request.booked': 'notice of the booking',
  'request.wished': 'notice of the time that was asked for',
  'estimate.sent': 'estimate email',
  'invoice.sent': 'invoice email',
  'invoice.statement': 'statement email',
  'lead.waiting': 'reminder',
}

const channels: Record<string, string> = {
  mail: 'email',
  customer: 'email to the customer',
  webhook: 'webhook',
  push: 'push notification',
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One line of a card's delivery trail, for example "Email sent 9:41 PM". `time`: a moment as the panel writes it. */
export function describeDelivery(
  delivery: TrailDelivery,
  now: Date,
  time: (moment: Date | string) => string,
): TrailLine {
  const name = topics[delivery.topic] ?? channels[delivery.channel] ?? delivery.channel
  const channel = capitalized(name)
  const reason = delivery.lastError
  if (delivery.state === 'sent') {
    const when = delivery.sentAt ? ` ${time(delivery.sentAt)}` : ''
    const { text, tone } = leftBy(delivery, channel, when)
    return { text: reason ? `${text}. ${reason}` : text, tone, reason: null, canRetry: false }
  }
  if (delivery.state === 'dead') {
    const text = reason ? `${channel} could not be delivered: ${reason}` : `${channel} could not be delivered`
    return { text, tone: 'failed', reason: null, canRetry: true }
  }
  if (!reason) return { text: `Sending the ${name}`, tone: 'waiting', reason: null, canRetry: false }
  const wait = delivery.nextAttemptAt ? new Date(delivery.nextAttemptAt).getTime() - now.getTime() : 0
  const next = wait > 0 ? `next try in ${duration(wait)}` : 'trying again now'
  return { text: `${channel} failed, ${next}`, tone: 'waiting', reason, canRetry: wait > 0 }
}

function leftBy(
  { channel, sentVia }: TrailDelivery,
  name: string,
  when: string,
): Pick<TrailLine, 'text' | 'tone'> {
  if (sentVia === 'file') return { text: `${name} ${savedAsFile}`, tone: 'file' }
  if (sentVia === 'unproven')
    return { text: `${name} sent${when}. Email is not tested yet`, tone: 'unproven' }
  if (channel === 'mail' && sentVia === null) return { text: `${name} handed over${when}`, tone: 'unproven' }
  return { text: `${name} sent${when}`, tone: 'sent' }
}

const savedAsFile = 'saved as a file, not sent'

export const filesInsteadOfMails = (count: number) => `${count} emails saved as files, not sent`

/** Rounded up: "in 5 min" must not come true after four. */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}
