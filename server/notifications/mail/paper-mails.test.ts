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
