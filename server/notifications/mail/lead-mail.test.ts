import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import type {
  MessagePayload,
  QuotePayload,
  ReviewPayload,
} from '#server/notifications/outbox/lead-deliveries.ts'
import { from, mail } from '#tests/doubles/outgoing-mail.ts'
import { inOurWords } from '#tests/firms.ts'
import { english } from '#tests/languages/in-english.ts'
import { composeLeadMail } from './lead-mail.ts'
import type { MailContent } from './mail-content.ts'
import { mimeMessage } from './mail-sender.ts'

const quote: QuotePayload = {
  id: '0190c8a0-0000-7000-8000-000000000001',
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(713) 555-0117',
  phoneE164: '+17135550117',
  contactBy: null,
  email: 'dana@example.com',
  service: 'automotive',
  message: 'Locked out.\nBlue Honda, level 2.',
  fileUrls: ['quote-attachments/1795224067123-k3f9_front_door.jpg', 'quote-attachments/odd'],
  submittedAt: '2026-11-21T03:41:07.123Z',
  quarantineReasons: [],
}

const contextOf = (name: string) => ({
  company: { ...inOurWords(defaultProfile), name },
  site: 'https://example.com',
  words: english.words,
})

const composeQuote = (changes: Partial<QuotePayload> = {}) =>
  composeLeadMail({ kind: 'Quote', payload: { ...quote, ...changes } }, contextOf('Lantern Lock & Door'))

const parsed = (content: MailContent) => PostalMime.parse(mimeMessage({ ...mail, ...content }, from).raw)

const received = (changes: Partial<QuotePayload> = {}) => parsed(composeQuote(changes))

test('quote: the subject says what and who, with the number', () => {
  expect(composeQuote().subject).toBe('New quote request: Automotive, Dana Whitfield (713) 555-0117')
})

test('quote: a suspicious one is announced as such, with the reasons in both parts', () => {
  const mail = composeQuote({ quarantineReasons: ['trap', 'a reason of tomorrow'] })
  expect(mail.subject).toBe('Please check: Automotive, Dana Whitfield (713) 555-0117')
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('A field that people cannot see was filled in')
    expect(part).toContain('a reason of tomorrow')
  }
})

test('quote: text and HTML carry everything the owner needs', () => {
  const { text, html, replyTo } = composeQuote()
  for (const part of [text, html])
    for (const fact of [
      'Dana Whitfield',
      '(713) 555-0117',
      'dana@example.com',
      'Automotive',
      'Fri, Nov 20, 2026, 9:41 PM CST',
      'Locked out.\nBlue Honda, level 2.',
      '2 files attached',
      'front_door.jpg',
      'Lantern Lock &',
      `https://example.com/admin/inbox/quotes/${quote.id}`,
    ])
      expect(part).toContain(fact)
  expect(html).toContain('href="tel:+17135550117"')
  expect(html).toContain('href="mailto:dana%40example.com"')
  expect(text).toContain('Reply to this email to answer them.')
  expect(replyTo).toEqual({ name: 'Dana Whitfield', address: 'dana@example.com' })
})

test('quote: no message and no files are said or left out, not shown empty', () => {
  const { text } = composeQuote({ message: '', fileUrls: [] })
  expect(text).toContain('No message.')
  expect(text).not.toContain('attached')
})

test('quote: an extension is shown and dialed', () => {
  const mail = composeQuote({ phone: '7135550117 ext 12' })
  expect(mail.subject).toContain('(713) 555-0117 ext. 12')
  expect(mail.text).toContain('Phone: (713) 555-0117 ext. 12')
  expect(mail.html).toContain('href="tel:+17135550117,12"')
})

test('quote: a phone without digits gets no call button', () => {
  expect(composeQuote({ phone: 'call me', phoneE164: null }).html).not.toContain('tel:')
  expect(composeQuote({ phone: '713.555.0117', phoneE164: null }).html).toContain('href="tel:7135550117"')
})

test('quote: line breaks in what the visitor typed add no header', async () => {
  const crlf = '\r\nBcc: evil@example.com\r\nX-Evil: 1\r\n\r\n<script>'
  const mail = await received({
    firstName: `Dana${crlf}`,
    lastName: `W${crlf}`,
    phone: `1${crlf}`,
    email: `dana@example.com${crlf}`,
    service: `x${crlf}`,
    quarantineReasons: [`r${crlf}`],
    fileUrls: [`quote-attachments/1-a_x${crlf}`],
  })
  expect(mail.headers.map((header) => header.key).sort()).toEqual(
    [
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
      'x-auto-response-suppress',
    ].sort(),
  )
  expect(mail.bcc).toBeUndefined()
  expect(mail.replyTo).toBeUndefined()
})

test.each([
  'dana@example.com, evil@example.com',
  'Dana <evil@example.com>',
  'dana@example.com\nBcc: evil@example.com',
  '"a b"@example.com',
  'dana',
])('quote: no reply-to for %j', (email) => {
  const mail = composeQuote({ email })
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).not.toContain('Reply to this email')
})

test('quote: HTML in any field is shown, not run', () => {
  const evil = `<img src=x onerror=alert(1)>"'&`
  const { html } = composeQuote({
    firstName: evil,
    lastName: evil,
    phone: evil,
    email: evil,
    service: evil,
    message: evil,
    fileUrls: [`quote-attachments/1-a_${evil}`],
    quarantineReasons: [evil],
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain(`"'&`)
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/g)?.length).toBeGreaterThanOrEqual(
    6,
  )
})

test('quote: a long message, emoji and right-to-left text come through whole', async () => {
  const message = `${'0123456789 '.repeat(910)}\nمرحبا، القفل مكسور 🔑\n.\n..dots\nFrom here`
  const mail = await received({ firstName: 'محمد', lastName: '🔑 \u202Eevil', message })
  expect(mail.subject).toBe('New quote request: Automotive, محمد 🔑 evil (713) 555-0117')
  expect(mail.replyTo).toEqual([{ name: 'محمد 🔑 evil', address: 'dana@example.com' }])
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(message)
  expect(mail.html?.replaceAll('\r\n', '\n')).toContain(message)
})

test('quote: a name of ten thousand letters does not make a subject of ten thousand letters', () => {
  const { subject } = composeQuote({ firstName: 'x'.repeat(10_000), phone: '5'.repeat(10_000) })
  expect(subject.length).toBeLessThan(200)
})

const message: MessagePayload = {
  id: '0190c8a0-0000-7000-8000-000000000002',
  name: 'Sam Ortega',
  email: 'sam@example.com',
  phone: '(713) 555-0142',
  phoneE164: '+17135550142',
  contactBy: null,
  service: 'other',
  message: 'A gate that will not latch.\nCan you look at it?',
  submittedAt: '2026-11-21T03:41:07.123Z',
  quarantineReasons: [],
}

const composeMessage = (changes: Partial<MessagePayload> = {}) =>
  composeLeadMail({ kind: 'Message', payload: { ...message, ...changes } }, contextOf('Bayou <Locks>'))

test('message: text and HTML say what was written, by whom, and where it is in the admin', () => {
  const { subject, text, html, replyTo } = composeMessage()
  expect(subject).toBe('New message: Something else, Sam Ortega (713) 555-0142')
  for (const part of [text, html])
    for (const fact of [
      'Sam Ortega',
      '(713) 555-0142',
      'sam@example.com',
      'Something else',
      message.message,
      `https://example.com/admin/inbox/messages/${message.id}`,
    ])
      expect(part).toContain(fact)
  expect(text).toContain('Sent by the Bayou <Locks> website.')
  expect(html).toContain('Bayou &lt;Locks&gt;')
  expect(replyTo).toEqual({ name: 'Sam Ortega', address: 'sam@example.com' })
})

test('message: a suspicious one is announced as such', () => {
  const { subject, text } = composeMessage({ quarantineReasons: ['trap'] })
  expect(subject).toBe('Please check: message about Something else, Sam Ortega (713) 555-0142')
  expect(text).toContain('A field that people cannot see was filled in')
})

test('message: line breaks and HTML in what was typed do no harm', async () => {
  const evil = 'x\r\nBcc: evil@example.com\r\n\r\n<script>'
  const content = composeMessage({
    name: evil,
    phone: evil,
    email: evil,
    service: evil,
    message: evil,
  })
  expect(content.replyTo).toBeUndefined()
  expect(content.html).not.toContain('<script>')
  const received = await parsed(content)
  expect(received.bcc).toBeUndefined()
  expect(received.subject).toContain('Bcc: evil@example.com')
})

const review: ReviewPayload = {
  id: '0190c8a0-0000-7000-8000-000000000003',
  name: 'Ruth Abara',
  email: 'ruth@example.com',
  rating: 4,
  title: 'Quick and tidy',
  comment: 'Rekeyed the back door.\nNo dust.',
  service: 'Residential',
  location: 'Montrose',
  submittedAt: '2026-11-21T03:41:07.123Z',
  quarantineReasons: [],
}

const composeReview = (changes: Partial<ReviewPayload> = {}) =>
  composeLeadMail({ kind: 'Review', payload: { ...review, ...changes } }, contextOf('Bayou Locks'))

test('review: text and HTML say what waits: stars, title, comment and where to approve it', () => {
  const { subject, text, html, replyTo } = composeReview()
  expect(subject).toBe('A review waits for approval: 4 stars, Ruth Abara')
  for (const part of [text, html])
    for (const fact of [
      'Ruth Abara',
      '4 stars',
      review.title,
      review.comment,
      'Residential',
      'Montrose',
      `https://example.com/admin/reviews#review-${review.id}`,
    ])
      expect(part).toContain(fact)
  expect(html).not.toContain('tel:')
  expect(text).toContain('Reply to this email to answer the reviewer.')
  expect(replyTo).toEqual({ name: 'Ruth Abara', address: 'ruth@example.com' })
})

test('review: what was left out is left out; one star is one star', () => {
  const { subject, text } = composeReview({ service: null, location: null, rating: 1 })
  expect(subject).toContain('1 star,')
  expect(text).not.toMatch(/Service|Location|null/)
})

test('review: a suspicious one is announced as such', () => {
  const { subject, html } = composeReview({ quarantineReasons: ['many'] })
  expect(subject).toBe('Please check: review of 4 stars, Ruth Abara')
  expect(html).toContain('before you approve it')
})

test('review: line breaks and HTML in what was typed do no harm', async () => {
  const evil = 'x\r\nBcc: evil@example.com\r\n\r\n<script>'
  const texts = { name: evil, title: evil, comment: evil, service: evil, location: evil, email: evil }
  const content = composeReview(texts)
  expect(content.replyTo).toBeUndefined()
  expect(content.html).not.toContain('<script>')
  expect((await parsed(content)).bcc).toBeUndefined()
})
