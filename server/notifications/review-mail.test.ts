import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { ReviewFacts } from './review-facts.ts'
import { composeReviewMail } from './review-mail.ts'

const review: ReviewFacts = {
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

const link = 'https://example.com/admin/reviews#review-3'
const compose = (changes: Partial<ReviewFacts> = {}) =>
  composeReviewMail({ ...review, ...changes }, { company: 'Bayou Locks', link })

test('text and HTML say what waits: stars, title, comment and where to approve it', () => {
  const { subject, text, html, replyTo } = compose()
  expect(subject).toBe('A review waits for approval: 4 stars, Ruth Abara')
  for (const part of [text, html])
    for (const fact of [
      'Ruth Abara',
      '4 stars',
      review.title,
      review.comment,
      'Residential',
      'Montrose',
      link,
    ])
      expect(part).toContain(fact)
  expect(html).not.toContain('tel:')
  expect(text).toContain('A reply to this mail goes to the reviewer.')
  expect(replyTo).toEqual({ name: 'Ruth Abara', address: 'ruth@example.com' })
})

test('what was left out is left out; one star is one star', () => {
  const { subject, text } = compose({ service: null, location: null, rating: 1 })
  expect(subject).toContain('1 star,')
  expect(text).not.toMatch(/Service|Location|null/)
})

test('a suspect is announced as one', () => {
  const { subject, html } = compose({ quarantineReasons: ['many'] })
  expect(subject).toBe('Please check: review of 4 stars, Ruth Abara')
  expect(html).toContain('before you approve it')
})

test('line breaks and HTML in what was typed do no harm', async () => {
  const evil = 'x\r\nBcc: evil@example.com\r\n\r\n<script>'
  const texts = { name: evil, title: evil, comment: evil, service: evil, location: evil, email: evil }
  const { replyTo, ...content } = compose(texts)
  expect(replyTo).toBeUndefined()
  expect(content.html).not.toContain('<script>')
  const mail = { from: 'a@example.com', to: 'b@example.com', ...content }
  expect((await PostalMime.parse(await new MailComposer(mail).compile().build())).bcc).toBeUndefined()
})
