import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { isOfEndedPaper } from '#server/notifications/mail/ended-paper.ts'
import { composeInvoiceMail, invoiceMail, readOwed } from '#server/notifications/mail/invoice-mail.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { inOurWords } from '#tests/firms.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { english } from '#tests/languages/in-english.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

const mailsAbout = (lantern: TestLantern, topic: 'invoice.sent' | 'estimate.sent') =>
  lantern.db.select().from(deliveries).where(eq(deliveries.topic, topic))

const ask = async <Value>(lantern: TestLantern, text: string, name: string) =>
  dataOf<Value>(await call(lantern, text, {}, await ownerCookie(lantern)), name)

async function quoteIn(lantern: TestLantern) {
  const submission = filledForm(lantern.secret)
  return createdQuote(await call(lantern, CreateQuote, { input: dana, submission })).id
}

async function mailNow(lantern: TestLantern, paper: 'invoice' | 'credit' = 'invoice', now?: Date) {
  const mails = await mailsAbout(lantern, 'invoice.sent')
  const mail = mails.find(({ payload }) => Object(payload).paper === paper)
  if (!mail) throw new Error('no mail of an invoice is stored')
  const { subjectType: kind, subjectId: id } = mail
  return composeInvoiceMail(invoiceMail.parse(mail.payload), {
    company: { ...inOurWords(defaultProfile), paymentLink: 'https://pay.example/{number}/{amount}' },
    customerSite: 'https://lantern.example.com',
    invitationDays: 90,
    links: { receipt: () => '/receipt/x', invitation: () => '/reviews/new', invoice: () => '/invoice/x' },
    words: english.words,
    owed: await readOwed(lantern.db, { kind, id }),
    ...(now && { now }),
  })
}

test('an invoice without a request is mailed to the address on it, mailed again, and its mails are listed', async () => {
  await using lantern = await testLantern()
  const { id } = await sentInvoice(lantern, await ownerCookie(lantern), { email: dana.email })
  const again = `mutation { mailInvoice(id: "${id}", press: "once more") { mails { recipient } } }`
  expect(await ask(lantern, again, 'mailInvoice')).toEqual({
    mails: [{ recipient: dana.email }, { recipient: dana.email }],
  })
  expect((await mailNow(lantern))?.text).toContain('Pay online')
})

test('the contacts of an erased person leave the mails of an invoice without a request too', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  await sentInvoice(lantern, staff, { email: dana.email })
  const erased = `mutation { erasePerson(contact: "${dana.email}") { keptInvoices } }`
  expect((await call(lantern, erased, {}, staff)).data?.erasePerson).toEqual({ keptInvoices: 1 })
  expect(await mailsAbout(lantern, 'invoice.sent')).toEqual([])
})

test.each([
  ['of a request', true],
  ['without one', false],
])('a mail that had to wait asks for what is open by then: %s', async (_, hasRequest) => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const quoteId = hasRequest ? await quoteIn(lantern) : undefined
  const { id } = await sentInvoice(lantern, staff, { email: dana.email, requestId: quoteId })
  const pay = (cents: number) =>
    askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", method: cash, amountCents: ${cents}`)
  expect((await mailNow(lantern))?.text).toContain('Please pay $50.00 by')
  await pay(4_000)
  expect((await mailNow(lantern))?.text).toContain('Please pay $10.00 by')
  await pay(1_000)
  expect((await mailNow(lantern))?.text).not.toMatch(/Please pay|Pay online/)
})

test('the mail of an overdue invoice says that it was due, in its subject too, until it is paid', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id } = await sentInvoice(lantern, staff, { email: dana.email, dueOn: '2100-03-10' })
  const on = (day: string) => mailNow(lantern, 'invoice', new Date(`${day}T12:00:00-06:00`))
  expect(await on('2100-03-10')).toMatchObject({ subject: 'Invoice 1001 from Lantern Lock & Door' })
  expect((await on('2100-03-10')).text).toContain('Please pay $50.00 by March 10, 2100.')
  expect(await on('2100-03-11')).toMatchObject({ subject: 'Reminder: Invoice 1001 from Lantern Lock & Door' })
  expect((await on('2100-03-11')).text).toContain('$50.00 was due on March 10, 2100')
  await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", method: cash`)
  expect((await on('2100-03-11')).text).not.toContain('was due')
})

test('a receipt says what was paid and what is still open, and of one that is paid that it is', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id } = await sentInvoice(lantern, staff, { email: dana.email, dueOn: '2100-03-10' })
  const pay = (given: string) =>
    askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", method: cash, mails: true, ${given}`)
  for (const _twice of [1, 2]) await pay('amountCents: 2000, idempotencyKey: "press"')
  expect(await mailsAbout(lantern, 'invoice.sent')).toHaveLength(2)
  expect((await mailNow(lantern)).text).toContain(
    'We received $20.00. Thank you. Please pay $30.00 by March 10, 2100.',
  )
  await pay('idempotencyKey: "other"')
  expect(await mailsAbout(lantern, 'invoice.sent')).toHaveLength(3)
  const receipt = await mailNow(lantern)
  expect(receipt.subject).toBe('Receipt: Invoice 1001 from Lantern Lock & Door')
  expect(receipt.text).toContain('You paid it in full: $50.00. Thank you.')
  expect(receipt.text).not.toContain('Please pay')
})

test.each([
  ['', 'This credit ends invoice 1001: you no longer owe it.\n'],
  [
    'paid',
    'This credit ends invoice 1001: you no longer owe it. We owe you the $50.00 that you paid on it.\n',
  ],
])('the mail of a credit says what it ends, and what is to be paid back: %s', async (isPaid, said) => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id } = await sentInvoice(lantern, staff, { email: dana.email })
  if (isPaid) await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", method: cash`)
  await askInvoice(lantern, staff, 'creditInvoice', `id: "${id}", reason: "Twice"`)
  expect((await mailNow(lantern, 'credit'))?.text).toContain(said)
})

const ended = async (lantern: TestLantern, topic: 'invoice.sent' | 'estimate.sent') => {
  const mails = await mailsAbout(lantern, topic)
  return Promise.all(mails.map((mail) => isOfEndedPaper(lantern.db, mail)))
}

test('a mail that still waits when its invoice is void or credited does not leave', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const sent = () => sentInvoice(lantern, staff, { email: dana.email })
  const [first, second] = [await sent(), await sent()]
  expect(await ended(lantern, 'invoice.sent')).toEqual([false, false])
  await askInvoice(lantern, staff, 'voidInvoice', `id: "${first.id}", reason: "Twice"`)
  await askInvoice(lantern, staff, 'creditInvoice', `id: "${second.id}", reason: "Twice", mails: true`)
  expect((await ended(lantern, 'invoice.sent')).toSorted()).toEqual([false, true, true])
})

const draftEstimate = async (lantern: TestLantern, quoteId: string) => {
  const lines = '[{ name: "Rekey", quantity: 100, unitCents: 2500 }]'
  const create = `mutation { createEstimate(input: { requestId: "${quoteId}", lines: ${lines} }) { id } }`
  return (await ask<{ id: string }>(lantern, create, 'createEstimate')).id
}

const sendEstimate = async (lantern: TestLantern, quoteId: string) => {
  const id = await draftEstimate(lantern, quoteId)
  await ask(lantern, `mutation { sendEstimate(id: "${id}") { id } }`, 'sendEstimate')
  return id
}

test('a mail that still waits when its estimate is answered or replaced does not leave', async () => {
  await using lantern = await testLantern()
  const quoteId = await quoteIn(lantern)
  await sendEstimate(lantern, quoteId)
  expect(await ended(lantern, 'estimate.sent')).toEqual([false])
  const second = await sendEstimate(lantern, quoteId)
  expect((await ended(lantern, 'estimate.sent')).toSorted()).toEqual([false, true])
  const no = `mutation { recordEstimateAnswer(id: "${second}", isAccepted: false, name: "Dana") { id } }`
  await ask(lantern, no, 'recordEstimateAnswer')
  expect(await ended(lantern, 'estimate.sent')).toEqual([true, true])
})

test('an estimate is a new one only to a customer who got one before, not after a draft', async () => {
  await using lantern = await testLantern()
  const quoteId = await quoteIn(lantern)
  await draftEstimate(lantern, quoteId)
  await sendEstimate(lantern, quoteId)
  await sendEstimate(lantern, quoteId)
  const mails = await mailsAbout(lantern, 'estimate.sent')
  expect(mails.map(({ payload }) => Object(payload).isAgain).toSorted()).toEqual([false, true])
})
