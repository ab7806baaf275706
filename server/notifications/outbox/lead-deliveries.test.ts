import { expect, test } from 'vitest'
import { leadDeliveries, leadOf, type NotifiedLead } from './lead-deliveries.ts'

const quote = {
  kind: 'Quote' as const,
  name: 'Dana Whitfield',
  id: '0190c8a0-0000-7000-8000-000000000001',
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(713) 555-0117',
  phoneE164: '+17135550117',
  contactBy: null,
  email: 'dana@example.com',
  service: 'automotive',
  message: '',
  fileUrls: ['quote-attachments/1-a_x.jpg'],
  submittedAt: new Date('2026-11-21T03:41:07.123Z'),
  quarantineReasons: ['trap'],
  notes: 'for staff only',
}

const lead: NotifiedLead = quote

test('without NOTIFY_TO one mail goes to the administrators', () => {
  const messages = leadDeliveries(lead, { notifyTo: [], webhook: undefined, devices: [] })
  expect(messages).toMatchObject([
    {
      topic: 'quote.created',
      subjectType: 'Quote',
      subjectId: quote.id,
      channel: 'mail',
      recipient: 'administrators',
    },
  ])
})

test('one mail for each address, named twice or not, the webhook, and each device', () => {
  const notifyTo = ['a@example.com', 'b@example.com', 'a@example.com']
  const messages = leadDeliveries(lead, {
    notifyTo,
    webhook: { url: 'https://hook.example.com/in' },
    devices: ['phone', 'laptop'],
  })
  expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['mail', 'a@example.com'],
    ['mail', 'b@example.com'],
    ['webhook', 'https://hook.example.com/in'],
    ['push', 'phone'],
    ['push', 'laptop'],
  ])
  expect(new Set(messages.map((message) => message.dedupeKey)).size).toBe(5)
})

test('the payload is what reads back, and holds nothing that is for staff only', () => {
  const [message] = leadDeliveries(lead, { notifyTo: [], webhook: undefined, devices: [] })
  const stored: unknown = JSON.parse(JSON.stringify(message?.payload))
  expect(leadOf('Quote').parse(stored)).toEqual({ kind: 'Quote', payload: message?.payload })
  expect(stored).toMatchObject({ submittedAt: '2026-11-21T03:41:07.123Z', firstName: 'Dana' })
  expect(JSON.stringify(stored)).not.toContain('for staff only')
})

test('messages and reviews have deliveries of the same form, under their own topics', () => {
  const { id, email, service, submittedAt, quarantineReasons, phone, phoneE164, notes } = quote
  const unnamed = { firstName: null, lastName: null, fileUrls: [] }
  const shared = { id, email, service, submittedAt, quarantineReasons, name: 'Dana', notes }
  const message = { ...shared, phone, phoneE164, contactBy: null, message: 'A gate', ...unnamed }
  const review = { ...shared, rating: 4, title: 'Quick', comment: 'No dust', location: null }
  const recipients = { notifyTo: [], webhook: { url: 'https://hook.example.com/in' }, devices: [] }
  for (const [lead, topic] of [
    [{ kind: 'Message', ...message }, 'message.created'],
    [{ kind: 'Review', ...review }, 'review.created'],
  ] as const) {
    const messages = leadDeliveries(lead, recipients)
    expect(messages.map(({ channel }) => channel)).toEqual(['mail', 'webhook'])
    for (const { payload, ...rest } of messages) {
      expect(rest).toMatchObject({ topic, subjectType: lead.kind, subjectId: id })
      expect(leadOf(lead.kind).parse(payload)).toEqual({ kind: lead.kind, payload })
      expect(JSON.stringify(payload)).not.toContain('for staff only')
    }
  }
})
