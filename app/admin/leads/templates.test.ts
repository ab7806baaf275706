import { expect, test } from 'vitest'
import { defaultReplyTemplates } from '#words/panel/settings/reply-templates.ts'
import { filledIn, mailHref, saysArrival, smsHref } from './templates.ts'

const facts = {
  firstName: 'Dana',
  company: 'Lantern',
  link: 'https://example.com/receipt/x',
  arrivesAt: '2026-11-22T02:45:00.000Z',
  now: Date.parse('2026-11-22T02:25:30Z'),
  timeZone: 'America/Chicago',
}

test('name, company, link and arrival are filled in; other braces stay', () => {
  const { body } = filledIn(
    { subject: '', body: '{name}, {company}: {minutes} min, {arrival}. {link} {other}' },
    facts,
  )
  expect(body).toBe('Dana, Lantern: 20 min, 8:45 PM. https://example.com/receipt/x {other}')
})

test('no default template is sent with a place left open', () => {
  for (const template of defaultReplyTemplates) {
    const { subject, body } = filledIn(template, facts)
    expect(subject + body).not.toMatch(/[{}]/)
  }
  expect(defaultReplyTemplates.filter(saysArrival).map(({ id }) => id)).toEqual(['on-my-way'])
})

test('braces and ampersands in a name are kept', () => {
  const { body } = filledIn({ subject: '', body: 'Hi {name} & co' }, { ...facts, firstName: '{link}' })
  expect(body).toBe('Hi {link} & co')
  expect(smsHref('+17135550117', body)).toBe('sms:+17135550117?&body=Hi%20%7Blink%7D%20%26%20co')
})

test('line ends in the link of a mail are CRLF', () => {
  expect(mailHref('a&b@example.com', 'S', 'one\ntwo')).toBe(
    'mailto:a%26b@example.com?subject=S&body=one%0D%0Atwo',
  )
})
