import { expect, test } from 'vitest'
import { smsHref } from '#content/profile/phone-line.ts'
import { emptyPlaces, replyPlaces } from '#content/reply-template.ts'
import { defaultReplyTemplates } from '#words/panel/settings/reply-templates.ts'
import { filledIn, mailHref, replyFacts, saysArrival } from './templates.ts'

const now = Date.parse('2026-11-22T02:25:30Z')

const surroundings = {
  company: 'Lantern',
  origin: 'https://example.com',
  estimateCents: 54_000,
}

const dana = {
  firstName: 'Dana',
  customerTexts: {
    replies: [
      {
        language: 'en',
        path: '/receipt/x',
        arrival: '8:45\u202fPM',
        appointment: 'Friday, November 27, between 2 and 4 PM',
      },
      {
        language: 'es',
        path: '/es/receipt/x',
        arrival: '8:45\u00a0p.\u00a0m.',
        appointment: 'el viernes 27 de noviembre, entre las 2 y las 4 de la tarde',
      },
    ],
  },
  arrivesAt: '2026-11-22T02:45:00.000Z',
  scheduledAt: '2026-11-27T20:00:00.000Z',
  quotedCents: 18_000,
  address: '12 Elm Street',
  takenAt: '2026-11-22T02:00:00.000Z',
  assignee: { name: 'Mike Ortega' },
}

const english = { language: 'en', now }

const facts = replyFacts(dana, surroundings, english)

test('every place is filled in; other braces stay', () => {
  const all = replyPlaces.map((place) => `{${place}}`).join('; ')
  expect(filledIn({ subject: '', body: `${all}; {other}` }, facts).body).toBe(
    'Dana; Lantern; https://example.com/receipt/x; 8:45 PM; 20; Friday, November 27, between 2 and 4 PM; $180.00; 12 Elm Street; Mike; $540.00; {other}',
  )
})

test('a reply says time, day and address in its own language, whatever that of the request', () => {
  const { body } = filledIn(
    { subject: '', body: '{link}; {arrival}; {appointment}' },
    replyFacts(dana, surroundings, { language: 'es', now }),
  )
  expect(body).toBe(
    'https://example.com/es/receipt/x; 8:45 p. m.; el viernes 27 de noviembre, entre las 2 y las 4 de la tarde',
  )
})

test('a place without its fact is named, so that no reply leaves with a hole', () => {
  const bare = { ...dana, customerTexts: null, arrivesAt: null, scheduledAt: null, quotedCents: null }
  const none = replyFacts(
    { ...bare, address: null, takenAt: null },
    { ...surroundings, estimateCents: null },
    english,
  )
  const text = { subject: 'For {name}', body: replyPlaces.map((place) => `{${place}}`).join() }
  expect(emptyPlaces(text, none)).toEqual(replyPlaces.filter((place) => !['name', 'company'].includes(place)))
  expect(emptyPlaces({ subject: '', body: 'Hi {name} {other}' }, none)).toEqual([])
})

test('an appointment and an arrival that are over are none', () => {
  const later = replyFacts(dana, surroundings, { language: 'en', now: Date.parse('2026-12-01T00:00:00Z') })
  expect(emptyPlaces({ subject: '', body: '{appointment} {arrival} {minutes}' }, later)).toEqual([
    'arrival',
    'minutes',
    'appointment',
  ])
})

test('no default template is sent with a place left open', () => {
  for (const template of defaultReplyTemplates) {
    const { subject, body } = filledIn(template, facts)
    expect(subject + body).not.toMatch(/[{}]/)
  }
  expect(defaultReplyTemplates.filter(saysArrival).map(({ id }) => id)).toEqual(['on-my-way'])
})

test('braces and ampersands in a name are kept', () => {
  const { body } = filledIn({ subject: '', body: 'Hi {name} & co' }, { ...facts, name: '{link}' })
  expect(body).toBe('Hi {link} & co')
  expect(smsHref({ e164: '+17135550117' }, body)).toBe('sms:+17135550117?&body=Hi%20%7Blink%7D%20%26%20co')
})

test('line ends in the link of a mail are CRLF', () => {
  expect(mailHref('a&b@example.com', 'S', 'one\ntwo')).toBe(
    'mailto:a%26b@example.com?subject=S&body=one%0D%0Atwo',
  )
})
