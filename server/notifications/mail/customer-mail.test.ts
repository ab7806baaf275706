import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { inOurWords } from '#tests/firms.ts'
import { english } from '#tests/languages/in-english.ts'
import { composeCustomerMail, isTooLate } from './customer-mail.ts'
import type { CustomerMail } from './customer-mail-delivery.ts'

const links = { receipt: () => '/receipt/token', invitation: () => '/reviews/new?invitation=x' }
const context = {
  company: inOurWords(defaultProfile),
  customerSite: 'https://lantern.example.com',
  links,
  words: english.words,
}
const now = new Date('2026-11-22T01:18:00Z')
const request = { kind: 'Quote', number: '4821-0937' } as const

const received = {
  ...{
    ...request,
    about: 'received',
    customer: null,
    service: 'residential',
    submittedAt: now.toISOString(),
    files: 2,
  },
  ...{ promisedBy: '2026-11-23T13:30:00.000Z', opensAt: '2026-11-23T13:00:00.000Z' },
} as const satisfies CustomerMail

function composed(mail: CustomerMail, at = now, facts: Partial<BusinessProfile> = {}) {
  const company = { ...inOurWords(defaultProfile), ...facts }
  return composeCustomerMail(mail, { ...context, company }, at)
}

test('received, while we are closed: when we call, which number to call now, what was sent, the link', () => {
  const { subject, text, html } = composed(received)
  expect(subject).toBe('We have your request 4821-0937')
  expect(text).toContain(`We’ll call you Monday by 7:30\u00a0AM.

You sent it at 7:18\u00a0PM, about your home.

2 files came with it.

If it can’t wait, call (713) 555-0142. Someone answers at any hour.`)
  expect(text).toContain('See your request: https://lantern.example.com/receipt/token')
  expect(html).toContain('href="tel:+17135550142"')
})

test('what can wait leads to its page first, an emergency to the telephone, and so does a mail without a page', () => {
  const buttonOf = (html: string) => /<a href="([^"]*)" style="display:block/.exec(html)?.[1]
  const page = 'https://lantern.example.com/receipt/token'
  const calls = 'tel:+17135550142'
  expect(buttonOf(composed(received).html)).toBe(page)
  expect(buttonOf(composed({ ...received, kind: 'Message', service: 'emergency' }).html)).toBe(calls)
  const pageless = composeCustomerMail(received, { ...context, customerSite: undefined }, now)
  expect(buttonOf(pageless.html)).toBe(calls)
  expect(composed(received).text.split(page)).toHaveLength(2)
})

test('received, put off until the promise was over: says nothing of it', () => {
  const { text } = composed(received, new Date('2026-11-23T18:00:00Z'))
  expect(text).not.toMatch(/We’ll call you/)
})

test('where no time is promised, a mail of a closed firm says when it opens, and no longer once it has', () => {
  const closed = { ...received, promisedBy: null }
  expect(composed(closed).text).toMatch(/^We open Monday at 7\u00a0AM\.\n+We will call you\./m)
  const open = composed(closed, new Date('2026-11-23T18:00:00Z')).text
  expect(open).not.toContain('We open')
  expect(open).toContain('We will call you.')
})

test('an emergency: the number in the subject, alerted only where that is known, what to have ready', () => {
  const promisedBy = new Date(now.getTime() + 5 * 60_000).toISOString()
  const emergency = { ...received, kind: 'Message', service: 'emergency', promisedBy, opensAt: null } as const
  const mailed = (alertedAt: Date | null) => composeCustomerMail(emergency, { ...context, alertedAt }, now)
  const { subject, text } = mailed(now)
  expect(subject).toBe('We were alerted at 7:18\u00a0PM. Call (713) 555-0142 now')
  expect(text).toMatch(/^We were alerted at 7:18\u00a0PM\. We’ll call by 7:23\u00a0PM\.\n/)
  expect(text).toContain('call 911 first')
  expect(text).toContain('Have your ID ready')
  const unknown = mailed(null)
  expect(unknown.subject).toBe('We have your emergency. Call (713) 555-0142 now')
  expect(unknown.text).not.toMatch(/alerted/)
  for (const mail of [text, unknown.text]) expect(mail).not.toMatch(/business hours|30 minutes/)
})

test('with the first name of who works on it, or without', () => {
  const until = '2026-11-22T02:18:00.000Z'
  const taken = (staff: string | null) =>
    composed({ ...request, about: 'taken', customer: 'Dana', staff, until })
  expect(taken('Mike').subject).toBe('Mike has your request and is calling you now')
  expect(taken('Mike').text).toMatch(/^Hello Dana,\n\nMike has your request and is calling you now\.\n/)
  expect(taken(null).subject).toBe('We have your request and are calling you now')
})

test('an arrival after midnight is a time of this night, not of another day', () => {
  const onTheWay = { ...request, about: 'onTheWay', customer: null, staff: 'Mike', isLater: false } as const
  const subjectOf = (arrivesAt: string) =>
    composed({ ...onTheWay, arrivesAt }, new Date('2026-11-22T05:51:00Z')).subject
  expect(subjectOf('2026-11-22T06:11:00Z')).toBe('Mike is on the way and arrives at 12:11\u00a0AM')
})

test('a mail about an arrival is too late once that time is over', () => {
  const onTheWay = { ...request, about: 'onTheWay', customer: null, staff: 'Mike', isLater: false } as const
  const arrivesAt = '2026-11-22T01:40:00.000Z'
  expect(composed({ ...onTheWay, arrivesAt }).subject).toBe('Mike is on the way and arrives at 7:40\u00a0PM')
  expect(isTooLate({ ...onTheWay, arrivesAt }, now)).toBe(false)
  expect(isTooLate({ ...onTheWay, arrivesAt }, new Date('2026-11-22T01:41:00Z'))).toBe(true)
})

test('done asks for a review only where there is a link to write one', () => {
  const done = (review: 'invitation' | 'form' | null) =>
    composed({ ...request, about: 'done', customer: 'Dana', review })
  expect(done('form').text).toContain('Write a review: https://lantern.example.com/reviews/new\n')
  expect(done('invitation').text).toContain(
    'Write a review: https://lantern.example.com/reviews/new?invitation=x',
  )
  expect(done(null).text).not.toMatch(/review/i)
})

test('each mail names the license with its holder as text', () => {
  const { text, html } = composed(received)
  expect(text).toContain('License B00000000, Lantern Lock & Door\n')
  expect(html).toContain('>License B00000000, Lantern Lock &amp; Door</p>')
  expect(composed(received, now, { licenses: [] }).text).not.toMatch(/license/i)
})

test('each mail says where the business is at home', () => {
  const place = { ...defaultProfile.place, city: 'Albuquerque', state: 'NM' } as const
  const { text, html } = composed(received, now, { name: 'Keys & Sons', place })
  expect(text).toContain('\n\nKeys & Sons, Albuquerque, New Mexico\n\n')
  expect(html).toContain('>Keys &amp; Sons, Albuquerque, New Mexico</p>')
})

test('later than was said: the subject says so', () => {
  const late = { ...request, about: 'onTheWay', customer: null, isLater: true } as const
  const arrivesAt = '2026-11-22T01:40:00.000Z'
  expect(composed({ ...late, staff: 'Mike', arrivesAt }).subject).toBe(
    'Mike is running late and arrives at 7:40\u00a0PM',
  )
  expect(composed({ ...late, staff: null, arrivesAt }).subject).toMatch(/^We are running late/)
})

test('done: where to pay, and beside our own review form the page elsewhere, if the business says so', () => {
  const done = { ...request, about: 'done', customer: 'Dana', review: 'invitation' } as const
  const facts = { paymentLink: 'https://pay.example/', reviewLink: 'https://g.page/r/x/review', email: null }
  const { text } = composed(done, now, facts)
  expect(text).toContain('Write a review: https://lantern.example.com/reviews/new?invitation=x')
  expect(text).toContain('Or review us on Google: https://g.page/r/x/review')
  expect(text).toContain('Pay online: https://pay.example/')
  expect(text).not.toMatch(/reply to this email/)
  expect(composed({ ...done, review: null }, now, facts).text).not.toMatch(/review/i)
  const company = { ...inOurWords(defaultProfile), ...facts }
  const alone = composeCustomerMail(done, { ...context, company, customerSite: undefined }, now)
  expect(alone.text).toContain('\n\nReview us on Google: https://g.page/r/x/review')
})

test('done: where to pay follows from the invoices, where there are any', () => {
  const done = { ...request, about: 'done', customer: 'Dana', review: null } as const
  const textOf = (paymentLink: string, owed: { number: string; openCents: number }[]) => {
    const company = { ...inOurWords(defaultProfile), paymentLink }
    return composeCustomerMail(done, { ...context, company, owed }, now).text
  }
  const paid = { number: '1001', openCents: 0 }
  expect(textOf('https://pay.example/', [paid])).not.toContain('Pay online')
  const half = [paid, { number: '1002', openCents: 9_050 }]
  expect(textOf('https://pay.example/', half)).toContain('Pay online: https://pay.example/')
  expect(textOf('https://pay.example/{number}/{amount}', half)).toContain('https://pay.example/1002/90.50')
  expect(textOf('https://pay.example/{number}', [])).not.toContain('Pay online')
  const both = textOf('https://pay.example/{number}', [{ number: '1001', openCents: 500 }, ...half])
  expect(both).toContain('Pay online, Invoice 1001: https://pay.example/1001')
  expect(both).toContain('Pay online, Invoice 1002: https://pay.example/1002')
})

test('no time promised: no time said', () => {
  const { text } = composed({ ...received, promisedBy: null }, now, { callbackMinutes: null })
  expect(text).toContain('We will call you.\n')
  expect(text).not.toMatch(/We’ll call|minutes/)
})

test('an emergency while the phone is not answered: says so, and which number to call instead', () => {
  const emergency = { ...received, kind: 'Message', service: 'emergency' } as const
  const { subject, text } = composed(emergency, now, { nights: false })
  expect(subject).toBe('We have your emergency, and we are closed now')
  expect(text).toContain('If it can’t wait, call another locksmith.')
  expect(text).toContain('call 911 first')
  expect(text).not.toMatch(/any hour|Don’t wait for us/)
})

test('a request sent while the phone is not answered is told no number to call now', () => {
  const { text } = composed(received, now, { nights: false })
  expect(text).toContain('We’ll call you Monday by 7:30')
  expect(text).not.toContain('If it can’t wait')
  const later = composed(received, new Date('2026-11-23T13:10:00Z'), { nights: false })
  expect(later.text).toContain('If it can’t wait, call (713) 555-0142.')
})

const greeted = { ...request, customer: 'Rosa' } as const

test('a confirmation greets by the first name', () => {
  expect(composed({ ...received, customer: 'Rosa' }).text).toMatch(/^Hello Rosa,/)
  expect(composed(received).text).toMatch(/^We have your request/)
})

test('who was not reached is mailed our number, to call back or to say when; not an hour later', () => {
  const mail = { ...greeted, about: 'tried', leftMessage: true, until: '2026-11-22T02:18:00.000Z' } as const
  const { subject, text, html } = composed(mail)
  expect(subject).toBe('We just called you from (713) 555-0142')
  expect(text).toContain('so we left you a voicemail.')
  expect(text).toContain('Call us back any time, day or night.')
  expect(text).toContain('Or tell us on your request page when to call.')
  expect(html).toContain('href="tel:+17135550142" style="display:block')
  expect(composed(mail, now, { nights: false }).text).toContain('Call us back when you can.')
  expect(isTooLate(mail, new Date('2026-11-22T02:18:00Z'))).toBe(true)
})

test('who is on the way: there is a code word on the page, and the mail does not tell it', () => {
  const mail = {
    ...greeted,
    about: 'onTheWay',
    ...{ staff: 'Mike', arrivesAt: '2026-11-22T01:40:00.000Z', isLater: false },
  } as const
  expect(composed(mail).text).toContain('ask for the code word. You find it on your request page')
  const pageless = composeCustomerMail(mail, { ...context, customerSite: undefined }, now)
  expect(pageless.text).not.toContain('code word')
})

const copy = {
  ...greeted,
  about: 'copy',
  ...{ at: now.toISOString(), scheduledAt: null, windowMinutes: null },
  ...{ signedBy: null, estimate: null, promisedBy: null },
} as const
const priced = { estimate: { number: 1004, totalCents: 12_449 }, signedBy: 'Rosa Diaz' }
const booked = { scheduledAt: '2026-11-24T20:00:00.000Z', windowMinutes: 120 }
const promisedBy = '2026-11-23T13:30:00.000Z'

test.each([
  [
    { action: 'accepted', ...priced, promisedBy },
    'You accepted our estimate: $124.49',
    [
      'Estimate 1004, $124.49 in all.',
      'Signed by Rosa Diaz at 7:18 PM.',
      'We’ll call you Monday by 7:30 AM to set the time.',
    ],
  ],
  [
    { action: 'accepted', ...priced, signedBy: null },
    'You accepted our estimate: $124.49',
    ['Answered at 7:18 PM.'],
  ],
  [{ action: 'declined', ...priced }, 'You declined our estimate: $124.49', ['Signed by Rosa Diaz']],
  [
    { action: 'anotherTime', ...booked, promisedBy },
    'You asked for another time',
    [
      'Your appointment is Tuesday, November 24, between 2 and 4 PM. It stands until',
      'Monday by 7:30 AM to find one.',
    ],
  ],
  [
    { action: 'noAppointment', ...booked },
    'You canceled your appointment',
    ['It was Tuesday, November 24, between 2 and 4 PM.', 'We’ll call you about it.'],
  ],
  [
    { action: 'wished', ...booked, promisedBy },
    'You asked for Tuesday, November 24, between 2 and 4\u00a0PM',
    ['It is set once we confirm it.', 'We’ll call you Monday by 7:30 AM about it.'],
  ],
  [
    { action: 'cancelled' },
    'You canceled your request',
    ['You did that at 7:18 PM.', 'Nobody will call you'],
  ],
] as const)('a copy of what a customer did: %j', (what, subject, lines) => {
  const mail = composed({ ...copy, ...what })
  expect(mail.subject).toBe(subject)
  const text = mail.text.replaceAll('\u00a0', ' ')
  for (const line of [...lines, 'Hello Rosa,', 'Wasn’t that you? Call (713) 555-0142 right away.'])
    expect(text).toContain(line)
})

test('a wish that staff cannot meet: the customer is told where to pick another', () => {
  const { subject, text } = composed({ ...copy, ...booked, action: 'wishDeclined' })
  expect(subject).toBe('Tuesday, November 24, between 2 and 4\u00a0PM is not free after all')
  expect(text).toContain('Please pick another time on the page of your request')
  expect(text).not.toContain('Wasn’t that you?')
})

test('a mail to a customer fetches nothing and links to no foreign site: the license stands as text', () => {
  const { html, text } = composed(received)
  expect(html).not.toContain('<img')
  expect(text).toContain('License ')
  const foreign = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
  expect(foreign.filter((href) => !/^(?:tel:|https:\/\/lantern\.example\.com)/.test(href))).toEqual([])
})
