import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { ourSpeech } from '#tests/firms.ts'
import { noticeWords } from '#words/promise.ts'
import { contactFormWords as words } from '#words/site/contact-form.ts'
import { contactServiceLabels } from '#words/site/service-choices.ts'
import { ContactForm, emptyMessage } from './contact-form.tsx'

const props = {
  words,
  services: Object.entries(contactServiceLabels).map(([value, label]) => ({ value, label })),
  phone: { display: '(713) 555-0142', href: 'tel:+17135550142' },
  callInstead: { emergency: '', other: '' },
  messageHelp: '',
  publicApiKey: 'public',
  formToken: 'token-1',
  takesTexts: false,
}

const tagOf = (html: string, name: string) =>
  html.match(new RegExp(`<[a-z]+ [^>]*name="${name}"[^>]*>`))?.[0] ?? ''

test('without script it is a complete form, all five fields required, no service chosen, and a call unless they choose otherwise', () => {
  const html = renderToStaticMarkup(<ContactForm {...props} />)
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).not.toContain('novalidate')
  for (const name of ['name', 'email', 'phone', 'service', 'message'])
    expect(tagOf(html, name), name).toContain('required=""')
  expect(tagOf(html, 'email')).toContain('type="email"')
  expect(tagOf(html, 'phone')).toContain('type="tel"')
  expect(html).toContain('<option value="" selected="">Select a service</option>')
  expect([...html.matchAll(/<option value="([a-z-]+)"/g)].map(([, value]) => value)).toEqual([
    'emergency',
    'automotive',
    'residential',
    'commercial',
    'safes',
    'access-control',
    'surveillance',
    'other',
    'email',
  ])
  expect(tagOf(html, 'contactBy')).not.toContain('required')
  const withTexts = renderToStaticMarkup(<ContactForm {...props} takesTexts />)
  expect(withTexts).toContain('<option value="text">Text me instead</option>')
  expect(html).not.toContain('idempotencyKey')
  expect(html).not.toContain('style=')
})

test('a refused post keeps its values and ties each error to its field', () => {
  const refused = {
    values: { ...emptyMessage, name: 'Dana', service: 'safes' },
    fieldErrors: { phone: 'Enter a phone number we can call.' },
    message: 'Please look again.',
  }
  const html = renderToStaticMarkup(<ContactForm {...props} refused={refused} />)
  expect(tagOf(html, 'name')).toContain('value="Dana"')
  expect(html).toContain('<option value="safes" selected="">')
  expect(tagOf(html, 'phone')).toContain('aria-invalid="true" aria-describedby="contact-phone-error"')
  expect(html).toContain('<a href="#contact-phone"')
})

test('the texts of the specification, to the letter', () => {
  expect(words.submitting).toBe('Sending...')
  expect(wordsFor(noticeWords, ourSpeech(defaultProfile)).thanks.Message).toBe(
    "Thank you for contacting us! We'll respond within 30 minutes during business hours.",
  )
})
