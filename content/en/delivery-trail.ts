import { houstonTimeZone as timeZone } from '#content/houston-time.ts'
/** What the trail on a card needs to know of a delivery; dates as Date or as ISO text from the data service. */
export type TrailDelivery = {
  topic: string
  channel: string
  state: string
  nextAttemptAt: Date | string | null
  sentAt: Date | string | null
  lastError: string | null
}

export type TrailLine = {
  text: string
  tone: 'sent' | 'waiting' | 'failed'
  /** Why the last attempt failed, while the line itself says only when the next one is. */
  reason: string | null
  canRetry: boolean
}

/** What goes to somebody else than the business. */
const topics: Record<string, string> = {
  'review.asked': 'Review request',
  'request.complained': '“Nobody has called”',
  'request.cancelled': '“Cancelled”',
  'lead.waiting': 'Alarm',
  'customer.received': 'Confirmation to the customer',
  'customer.taken': '“Is calling” to the customer',
  'customer.onTheWay': '“On the way” to the customer',
  'customer.done': 'Thanks to the customer',
}

const channels: Record<string, string> = { mail: 'Mail', webhook: 'Webhook', push: 'Push' }

/** One line of a card's delivery trail, for example "Mail accepted 9:41:07 PM". Times are Houston's. */
export function describeDelivery(delivery: TrailDelivery, now: Date): TrailLine {
  const channel = topics[delivery.topic] ?? channels[delivery.channel] ?? delivery.channel
  const reason = delivery.lastError
  if (delivery.state === 'sent') {
    const when = delivery.sentAt ? ` ${clockTime(new Date(delivery.sentAt), now)}` : ''
    const text = `${channel} accepted${when}`
    return { text: reason ? `${text}. ${reason}` : text, tone: 'sent', reason: null, canRetry: false }
  }
  if (delivery.state === 'dead') {
    const text = reason ? `${channel} could not be delivered: ${reason}` : `${channel} could not be delivered`
    return { text, tone: 'failed', reason: null, canRetry: true }
  }
  if (!reason) return { text: `${channel} on its way`, tone: 'waiting', reason: null, canRetry: false }
  const wait = delivery.nextAttemptAt ? new Date(delivery.nextAttemptAt).getTime() - now.getTime() : 0
  const next = wait > 0 ? `next try in ${duration(wait)}` : 'trying again now'
  return { text: `${channel} failed, ${next}`, tone: 'waiting', reason, canRetry: wait > 0 }
}

/** Rounded up: "in 5 min" must not come true after four. */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone,
})
const shortDayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone })

/** "9:41:07 PM" today, "Nov 20, 9:41:07 PM" on another day. */
function clockTime(moment: Date, now: Date): string {
  const time = timeFormat.format(moment)
  return dayFormat.format(moment) === dayFormat.format(now)
    ? time
    : `${shortDayFormat.format(moment)}, ${time}`
}
