import { expect, test } from 'vitest'
import { describeDelivery, type TrailDelivery } from './delivery-trail.ts'

const now = new Date('2026-11-21T03:45:00Z')
const waiting: TrailDelivery = {
  topic: 'quote.created',
  channel: 'webhook',
  state: 'pending',
  nextAttemptAt: now,
  sentAt: null,
  sentVia: null,
  lastError: null,
}
const mail: TrailDelivery = { ...waiting, channel: 'mail', state: 'sent', sentVia: 'proven' }
const describe = (delivery: TrailDelivery) =>
  describeDelivery(delivery, now, (at) => (at === now ? '9:45 PM' : '9:41 PM'))
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a mail to the customer is told from those to the business', () => {
  const asked = { ...waiting, topic: 'review.asked', channel: 'mail' }
  expect(describe(asked).text).toBe('Sending the review request')
})

test.each([
  ['customer.onTheWay', 'Sending the on-the-way email', 'On-the-way email sent 9:45 PM'],
  ['customer.appointment', 'Sending the appointment email', 'Appointment email sent 9:45 PM'],
  [
    'customer.reminder',
    'Sending the reminder of the appointment',
    'Reminder of the appointment sent 9:45 PM',
  ],
  [
    'request.appointmentCancelled',
    'Sending the notice of the canceled appointment',
    'Notice of the canceled appointment sent 9:45 PM',
  ],
  ['lead.waiting', 'Sending the reminder', 'Reminder sent 9:45 PM'],
])('%s reads as a sentence before it left and after', (topic, before, after) => {
  expect(describe({ ...waiting, topic, channel: 'mail' }).text).toBe(before)
  expect(describe({ ...mail, topic, sentAt: now }).text).toBe(after)
})

test('a mail to the customer that has no name of its own is an email all the same', () => {
  expect(describe({ ...mail, topic: 'customer.later', channel: 'customer', sentAt: now }).text).toBe(
    'Email to the customer sent 9:45 PM',
  )
})

test('a sent mail shows the time', () => {
  const sent = { ...mail, sentAt: '2026-11-21T03:41:07.123Z' }
  expect(describe(sent)).toEqual({
    text: 'Email sent 9:41 PM',
    tone: 'sent',
    reason: null,
    canRetry: false,
  })
})

test('accepted for some recipients only says who is left out', () => {
  const lastError = 'Not accepted for ann@example.com: 550 no such user'
  const sent = { ...mail, sentAt: now, lastError }
  expect(describe(sent).text).toBe(`Email sent 9:45 PM. ${lastError}`)
})

test.each([
  ['file', 'Email saved as a file, not sent', 'file'],
  ['unproven', 'Email sent 9:45 PM. Email is not tested yet', 'unproven'],
  [null, 'Email handed over 9:45 PM', 'unproven'],
])('a mail that left by %s is not called delivered', (sentVia, text, tone) => {
  expect(describe({ ...mail, sentAt: now, sentVia })).toMatchObject({ text, tone })
})

test('other channels know no such ways', () => {
  const called = { ...waiting, state: 'sent', sentAt: now }
  expect(describe(called)).toMatchObject({ text: 'Webhook sent 9:45 PM', tone: 'sent' })
})

test.each([
  [0.2, 'Webhook failed, next try in 1 s'],
  [59, 'Webhook failed, next try in 59 s'],
  [299.5, 'Webhook failed, next try in 5 min'],
  [241, 'Webhook failed, next try in 5 min'],
  [6 * 3600, 'Webhook failed, next try in 6 h'],
  [-3, 'Webhook failed, trying again now'],
])('a failed one that is due in %d s', (seconds, text) => {
  const lastError = 'The webhook answered 500'
  const failed = { ...waiting, lastError, nextAttemptAt: inSeconds(seconds) }
  expect(describe(failed)).toEqual({
    text,
    tone: 'waiting',
    reason: lastError,
    canRetry: seconds > 0,
  })
})

test('a new one is being sent', () => {
  expect(describe(waiting)).toMatchObject({ text: 'Sending the webhook', canRetry: false })
})

test('a dead one says why and can be retried', () => {
  const dead = {
    ...waiting,
    channel: 'mail',
    state: 'dead',
    lastError: 'The mail server refused the address',
  }
  expect(describe(dead)).toEqual({
    text: 'Email could not be delivered: The mail server refused the address',
    tone: 'failed',
    reason: null,
    canRetry: true,
  })
})
