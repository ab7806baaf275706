import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { MessageFacts } from './message-facts.ts'
import { composeMessageMail } from './message-mail.ts'

const message: MessageFacts = {
  id: '0190c8a0-0000-7000-8000-000000000002',
  name: 'Sam Ortega',
  email: 'sam@example.com',
  phone: '(713) 555-0142',
  phoneE164: '+17135550142',
  service: 'other',
  message: 'A gate that will not latch.\nCan you look at it?',
  submittedAt: '2026-11-21T03:41:07.123Z',
  quarantineReasons: [],
}

const link = 'https://example.com/admin/messages#message-2'
const compose = (changes: Partial<MessageFacts> = {}) =>
  composeMessageMail({ ...message, ...changes }, { company: 'Bayou <Locks>', link })

test('text and HTML say what was written, by whom, and where it is in the admin', () => {
  const { subject, text, html, replyTo } = compose()
  expect(subject).toBe('New message: Something else, Sam Ortega (713) 555-0142')
  for (const part of [text, html])
    for (const fact of [
      'Sam Ortega',
      '(713) 555-0142',
      'sam@example.com',
      'Something else',
      message.message,
      link,
    ])
      expect(part).toContain(fact)
  expect(text).toContain('Sent by the Bayou <Locks> website.')
  expect(html).toContain('Bayou &lt;Locks&gt;')
  expect(replyTo).toEqual({ name: 'Sam Ortega', address: 'sam@example.com' })
})

test('a suspect is announced as one', () => {
  const { subject, text } = compose({ quarantineReasons: ['trap'] })
  expect(subject).toBe('Please check: message about Something else, Sam Ortega (713) 555-0142')
  expect(text).toContain('A field that people cannot see was filled in')
})

test('line breaks and HTML in what was typed do no harm', async () => {
  const evil = 'x\r\nBcc: evil@example.com\r\n\r\n<script>'
  const { replyTo, ...content } = compose({
    name: evil,
    phone: evil,
    email: evil,
    service: evil,
    message: evil,
  })
  expect(replyTo).toBeUndefined()
  expect(content.html).not.toContain('<script>')
  const mail = { from: 'a@example.com', to: 'b@example.com', ...content }
  const received = await PostalMime.parse(await new MailComposer(mail).compile().build())
  expect(received.bcc).toBeUndefined()
  expect(received.subject).toContain('Bcc: evil@example.com')
})
