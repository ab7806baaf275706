import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { inOurWords } from '#tests/firms.ts'
import { english } from '#tests/languages/in-english.ts'
import { composeEstimateMail, estimateMail } from './estimate-mail.ts'
import { composeInvoiceMail, invoiceMail } from './invoice-mail.ts'
import type { MailContent } from './mail-content.ts'
import { mimeMessage } from './mail-sender.ts'
import { composeReviewRequest } from './review-request-mail.ts'

const id = '0190b7f4-7d3c-7000-8000-000000000001'
const site = 'https://lantern.example.com'

const contextFor = (facts: BusinessProfile) => ({
  company: inOurWords(facts),
  ...{ customerSite: site, invitationDays: 90, words: english.words },
  links: {
    receipt: () => '/receipt/x',
    invitation: () => '/reviews/new?i=x',
    invoice: () => '/invoice/x.pdf',
  },
})

const invoice = {
  ...{ invoiceId: id, paper: 'invoice', number: 1006, customer: 'Rosa' },
  ...{ totalCents: 32_908, openCents: 32_908, dueOn: '2026-12-12' },
}

test('an invoice mail says that the invoice tells how to pay only where it does', () => {
  const textOf = (payload: object, facts: Partial<BusinessProfile> = {}) =>
    composeInvoiceMail(
      invoiceMail.parse(payload),
      contextFor({ ...defaultProfile, paymentLink: null, ...facts }),
    ).text
  expect(textOf(invoice)).toContain('Please pay $329.08 by December 12, 2026.\n')
  expect(textOf({ ...invoice, saysHow: true })).toContain(
    'by December 12, 2026. Please see the note on the invoice.',
  )
  expect(textOf(invoice, { paymentLink: 'https://pay.example.com/{amount}' })).toContain(
    'Pay online: https://pay.example.com/329.08',
  )
  expect(textOf(invoice)).toMatch(/^Hello Rosa,\n/)
})

test('a credit says what it takes off; an invoice after it what was taken off, received and is open or owed', () => {
  const textOf = (payload: object) =>
    composeInvoiceMail(invoiceMail.parse({ ...invoice, ...payload }), contextFor(defaultProfile)).text
  const credit = { paper: 'credit', number: 1007, totalCents: -2_000, openCents: 0, dueOn: null }
  const of = (ended: object) => textOf({ ...credit, ended: { number: 1006, ...ended } })
  expect(of({ paidCents: 0, openCents: 30_908 })).toContain(
    'This credit takes $20.00 off invoice 1006. $309.08 of that invoice is still open.',
  )
  expect(of({ paidCents: 2_000, openCents: 0 })).toContain('off invoice 1006. We owe you $20.00.')
  // As it was stored before there were credits of a part.
  expect(of({ paidCents: 2_000 })).toContain(
    'This credit ends invoice 1006: you no longer owe it. We owe you the $20.00',
  )
  const after = { creditedCents: 2_000 }
  expect(textOf({ ...after, openCents: 30_000 })).toContain(
    'We took $20.00 off it. We received $9.08. Thank you. Please pay $300.00',
  )
  expect(textOf({ ...after, openCents: 0 })).toContain('You paid it in full: $309.08.')
  expect(textOf({ ...after, openCents: -1_000 })).toContain('Here is your invoice. We owe you $10.00.')
})

test('an estimate mail greets, and says what it is for; one that was stored before has neither', () => {
  const stored = {
    ...{
      estimateId: id,
      kind: 'Quote',
      number: 1004,
      version: 1,
      totalCents: 12_449,
      validUntil: '2026-12-28',
    },
  }
  const lines = [
    { name: 'Service call', cents: 6_500 },
    { name: 'Rekey a lock', cents: 5_000 },
  ]
  const textOf = (payload: object) =>
    composeEstimateMail(estimateMail.parse(payload), contextFor(defaultProfile)).text
  expect(textOf({ ...stored, customer: 'Rosa', lines, taxCents: 949 })).toMatch(
    /^Hello Rosa,\n\nEstimate 1004: \$124\.49\n\nService call: \$65\.00\nRekey a lock: \$50\.00\nTax: \$9\.49\n/,
  )
  expect(textOf(stored)).toMatch(/^Estimate 1004: \$124\.49\n\nThe details are on your request page\./)
})

test('the mail that asks for a review says in its head how to get no more of them; another has no such line', () => {
  const headOf = (mail: MailContent) => {
    const outgoing = { ...mail, deliveryId: id, date: new Date(), to: ['rosa@example.org'] }
    const written = mimeMessage(outgoing, 'office@lantern.example.com')
    return written.raw.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ')
  }
  const asked = composeReviewRequest(
    { kind: 'Quote', firstName: 'Rosa', service: 'residential' },
    contextFor(defaultProfile),
  )
  expect(headOf(asked)).toMatch(/^List-Unsubscribe: <mailto:[^@>]+@[^?>]+\?subject=No%20more%20review/m)
  expect(headOf(composeInvoiceMail(invoiceMail.parse(invoice), contextFor(defaultProfile)))).not.toContain(
    'List-Unsubscribe',
  )
})
