import { expect, test } from 'vitest'
import { describeDelivery, type TrailDelivery } from './delivery-trail.ts'

const now = new Date('2026-11-21T03:45:00Z')
const waiting: TrailDelivery = {
  topic: 'quote.created',
  channel: 'webhook',
  state: 'pending',
  nextAttemptAt: now,
  sentAt: null,
  lastError: null,
}
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a mail to the customer is told from those to the business', () => {
  const asked = { ...waiting, topic: 'review.asked', channel: 'mail' }
  expect(describeDelivery(asked, now).text).toBe('Review request on its way')
})

test('an accepted mail shows Houston’s time', () => {
  const sent = { ...waiting, channel: 'mail', state: 'sent', sentAt: '2026-11-21T03:41:07.123Z' }
  expect(describeDelivery(sent, now)).toEqual({
    text: 'Mail accepted 9:41:07 PM',
    tone: 'sent',
    reason: null,
    canRetry: false,
  })
})

test('on another Houston day the date is there too', () => {
  const sent = { ...waiting, channel: 'mail', state: 'sent', sentAt: new Date('2026-11-20T05:59:59Z') }
  expect(describeDelivery(sent, now).text).toBe('Mail accepted Nov 19, 11:59:59 PM')
})

test('accepted for some recipients only says who is left out', () => {
  const lastError = 'Not accepted for ann@example.com: 550 no such user'
  const sent = { ...waiting, channel: 'mail', state: 'sent', sentAt: now, lastError }
  expect(describeDelivery(sent, now).text).toBe(`Mail accepted 9:45:00 PM. ${lastError}`)
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
  expect(describeDelivery(failed, now)).toEqual({
    text,
    tone: 'waiting',
    reason: lastError,
    canRetry: seconds > 0,
  })
})

test('a new one is on its way', () => {
  expect(describeDelivery(waiting, now)).toMatchObject({ text: 'Webhook on its way', canRetry: false })
})

test('a dead one says why and can be retried', () => {
  const dead = {
    ...waiting,
    channel: 'mail',
    state: 'dead',
    lastError: 'The mail server refused the address',
  }
  expect(describeDelivery(dead, now)).toEqual({
    text: 'Mail could not be delivered: The mail server refused the address',
    tone: 'failed',
    reason: null,
    canRetry: true,
  })
})
