import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { dateAfter, momentOf } from '#content/time/clocks.ts'
import { isOfEndedPaper } from '#server/notifications/mail/ended-paper.ts'
import {
  composeStatementMail,
  readStillOpen,
  statementMail,
} from '#server/notifications/mail/statement-mail.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { inOurWords } from '#tests/firms.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { english } from '#tests/languages/in-english.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { dana } from '#tests/quotes.ts'
import { sendInvoiceReminders } from './invoice-reminders.ts'

type Statement = {
  name: string
  email: string | null
  openCents: number
  overdueCents: number
  invoices: { number: string; name: string | null; openCents: number }[]
}

const fields = 'name email openCents overdueCents invoices { number name openCents }'
const priced = (unitCents: number) => [{ name: 'Rekey', quantity: 100, unitCents }]

async function desk(lantern: TestLantern) {
  const staff = await ownerCookie(lantern)
  return {
    staff,
    invoice: (unitCents: number, input: object = {}) =>
      sentInvoice(lantern, staff, { email: dana.email, lines: priced(unitCents), ...input }),
    pay: (id: string, cents: number) =>
      askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", amountCents: ${cents}, method: cash`),
    async read(id: string) {
      const answer = await call(lantern, `{ statement(id: "${id}") { ${fields} } }`, {}, staff)
      return dataOf<Statement>(answer, 'statement')
    },
    mails: () => lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'invoice.statement')),
  }
}

const composed = async (lantern: TestLantern, payload: unknown, now?: Date) => {
  const mail = statementMail.parse(payload)
  return composeStatementMail(mail, {
    company: { ...inOurWords(defaultProfile), paymentLink: 'https://pay.example/{number}/{amount}' },
    customerSite: 'https://lantern.example.com',
    invitationDays: 90,
    links: {
      receipt: () => '/receipt/x',
      invitation: () => '/reviews/new',
      invoice: (id) => `/invoice/${id}`,
    },
    words: english.words,
    open: await readStillOpen(lantern.db, mail.invoiceIds),
    ...(now && { now }),
  })
}

test('all that is open at one address is one page, one PDF and one mail, and nothing of others is in it', async () => {
  await using lantern = await testLantern()
  const { staff, invoice, pay, read, mails } = await desk(lantern)
  const first = await invoice(18_000, { dueOn: '2099-01-05' })
  await invoice(30_000, { dueOn: '2099-01-02', email: dana.email.toUpperCase() })
  const paid = await invoice(999)
  await pay(paid.id, 999)
  const part = await invoice(10_000, { dueOn: '2099-01-09' })
  await pay(part.id, 4_000)
  await invoice(77_700, { email: 'other@example.com' })
  expect(await read(paid.id)).toEqual({
    ...{ name: 'Ana Ruiz', email: dana.email, openCents: 54_000, overdueCents: 0 },
    invoices: [
      { number: '1002', name: null, openCents: 30_000 },
      { number: '1001', name: null, openCents: 18_000 },
      { number: '1004', name: null, openCents: 6_000 },
    ],
  })
  const file = await call(lantern, `{ statementFile(id: "${first.id}") { name base64 } }`, {}, staff)
  const { name, base64 } = dataOf<{ name: string; base64: string }>(file, 'statementFile')
  expect(name).toMatch(/^statement-\d{4}-\d\d-\d\d\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text.replace(/\s+/g, ' ')).toContain('Together $540.00')
  expect(text).toContain('Invoice 1004')
  expect(text).not.toContain('777')
  const press = `mutation { mailStatement(id: "${first.id}", press: "one") { openCents } }`
  for (const _ of [1, 2]) dataOf(await call(lantern, press, {}, staff), 'mailStatement')
  const [mail, ...more] = await mails()
  expect([mail?.recipient, more]).toEqual([dana.email, []])
  const letter = await composed(lantern, mail?.payload)
  expect(letter?.text).toContain('You have 3 open invoices, together $540.00')
  expect(letter?.text).toContain('Invoice 1004: $60.00, due on January 9, 2099')
  expect(letter?.html).toContain('https://pay.example/1002-1001-1004/540.00')
  expect(letter?.text).not.toMatch(/past due|1003|1005/)
  await pay(first.id, 18_000)
  await pay(part.id, 6_000)
  expect((await composed(lantern, mail?.payload))?.text).toContain('You have one open invoice: $300.00')
})

test('without an address it is a page and a PDF of what is open under the number, and not mailed', async () => {
  await using lantern = await testLantern()
  const { staff, invoice, read } = await desk(lantern)
  const { id } = await invoice(5_000, { email: null, phone: '(713) 555-0166' })
  await invoice(6_000, { email: null, phone: '713.555.0166' })
  await invoice(7_000, { email: null, phone: null })
  await invoice(8_000, { phone: '(713) 555-0166' })
  expect(await read(id)).toMatchObject({ openCents: 11_000, email: null })
  const mailed = await call(
    lantern,
    `mutation { mailStatement(id: "${id}", press: "a") { openCents } }`,
    {},
    staff,
  )
  expect(mailed.errors?.[0]?.message).toContain('Only what was sent')
  await invoice(1_500, { email: null, phone: '+1 713 555 0166' })
  expect(await read(id)).toMatchObject({ openCents: 12_500 })
})

test('what goes back to the customer comes off what they owe, on the page, the PDF, the mail and the reminder', async () => {
  await using lantern = await testLantern()
  const { staff, invoice, pay, read, mails } = await desk(lantern)
  const dueOn = '2100-03-10'
  const at = momentOf(dateAfter(dueOn, 3), '10:00', defaultProfile.timeZone)
  const remind = () => sendInvoiceReminders(lantern.callOf({ kind: 'system' }), at)
  const days = 'mutation { updateInvoicingSettings(input: { reminderDays: 3 }) { reminderDays } }'
  await call(lantern, days, {}, staff)
  const credit = (id: string, cents: number) =>
    askInvoice(lantern, staff, 'creditInvoice', `id: "${id}", reason: "Goodwill", amountCents: ${cents}`)
  const owed = await invoice(10_000, { dueOn })
  const paid = await invoice(20_000)
  await pay(paid.id, 20_000)
  await credit(paid.id, 3_000)
  expect(await read(owed.id)).toMatchObject({
    openCents: 7_000,
    invoices: [
      { number: '1001', openCents: 10_000 },
      { number: '1002', openCents: -3_000 },
    ],
  })
  const press = (key: string) =>
    call(lantern, `mutation { mailStatement(id: "${owed.id}", press: "${key}") { openCents } }`, {}, staff)
  dataOf(await press('one'), 'mailStatement')
  const [mail] = await mails()
  const letter = await composed(lantern, mail?.payload)
  expect(letter?.text).toContain('Your balance is $70.00')
  expect(letter?.text).toContain('Invoice 1002: we owe you $30.00')
  expect(letter?.html).toContain('https://pay.example/1001/70.00')
  const file = await call(lantern, `{ statementFile(id: "${owed.id}") { base64 } }`, {}, staff)
  const { base64 } = dataOf<{ base64: string }>(file, 'statementFile')
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
  expect(text).toContain('Together $70.00')
  expect(text).toContain('We owe you -$30.00')
  expect(await remind()).toEqual([owed.id])
  const [, reminder] = (await mails()).toSorted((one, other) => +one.createdAt - +other.createdAt)
  const late = await composed(lantern, reminder?.payload, at)
  expect(late?.text).toContain('$70.00 of that is past due')
  await credit(paid.id, 9_000)
  expect(await read(owed.id)).toMatchObject({ openCents: -2_000, overdueCents: 0 })
  if (!mail) throw new Error('no mail is stored')
  expect(await isOfEndedPaper(lantern.db, mail)).toBe(true)
  expect((await press('two')).errors?.[0]?.message).toContain('Nothing is owed')
})

test('what goes back to a customer covers an overdue invoice, so nobody is reminded of it', async () => {
  await using lantern = await testLantern()
  const { staff, invoice, pay, mails } = await desk(lantern)
  const dueOn = '2100-03-10'
  const at = momentOf(dateAfter(dueOn, 3), '10:00', defaultProfile.timeZone)
  const days = 'mutation { updateInvoicingSettings(input: { reminderDays: 3 }) { reminderDays } }'
  await call(lantern, days, {}, staff)
  await invoice(10_000, { dueOn })
  const paid = await invoice(20_000)
  await pay(paid.id, 20_000)
  await askInvoice(
    lantern,
    staff,
    'creditInvoice',
    `id: "${paid.id}", reason: "Goodwill", amountCents: 10000`,
  )
  expect(await sendInvoiceReminders(lantern.callOf({ kind: 'system' }), at)).toEqual([])
  expect(await mails()).toEqual([])
})

test('where several names share an address each row says whose it is', async () => {
  await using lantern = await testLantern()
  const { staff, invoice, read, mails } = await desk(lantern)
  const { id } = await invoice(1_000, { name: 'Ana Ruiz', address: '1 Elm Street' })
  await invoice(2_000, { name: 'Bea Ode' })
  const named = await read(id)
  expect(named.name).toBe(dana.email)
  expect(named.invoices.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bea Ode'])
  await call(lantern, `mutation { mailStatement(id: "${id}", press: "a") { openCents } }`, {}, staff)
  const [mail] = await mails()
  expect((await composed(lantern, mail?.payload))?.text).toContain('Invoice 1002 (Bea Ode): $20.00')
  const file = await call(lantern, `{ statementFile(id: "${id}") { base64 } }`, {}, staff)
  const { base64 } = dataOf<{ base64: string }>(file, 'statementFile')
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
  expect(text).toContain('Invoice 1002, Bea Ode')
  expect(text).not.toContain('Elm Street')
})

test('a list says of each invoice on which statement it is, by the same rule', async () => {
  await using lantern = await testLantern()
  const { staff, invoice, pay } = await desk(lantern)
  const first = await invoice(1_000)
  const second = await invoice(2_000, { email: dana.email.toUpperCase() })
  await pay((await invoice(3_000)).id, 3_000)
  const numbers = ['(713) 555-0166', '1-713-555-0166', '713 555 0199']
  const byNumber = []
  for (const phone of numbers) byNumber.push(await invoice(4_000, { email: null, phone }))
  const listed = await call(lantern, '{ listInvoices { items { id statement { id count } } } }', {}, staff)
  const { items } = dataOf<{ items: { id: string; statement: { id: string; count: number } | null }[] }>(
    listed,
    'listInvoices',
  )
  const of = (id: string) => items.find((one) => one.id === id)?.statement
  expect([of(first.id), of(second.id)].map((one) => one?.count)).toEqual([2, 2])
  expect(of(first.id)?.id).toBe(of(second.id)?.id)
  expect(byNumber.map(({ id }) => of(id)?.count)).toEqual([2, 2, undefined])
  expect(items.filter(({ statement }) => statement)).toHaveLength(4)
})

test('several overdue invoices of one customer are one reminder, once; it does not leave when all is paid', async () => {
  await using lantern = await testLantern()
  const { staff, invoice, pay, mails } = await desk(lantern)
  const dueOn = '2100-03-10'
  const later = dateAfter(dueOn, 1)
  const at = (day: string) => momentOf(day, '10:00', defaultProfile.timeZone)
  const remind = (day: string) => sendInvoiceReminders(lantern.callOf({ kind: 'system' }), at(day))
  await call(
    lantern,
    'mutation { updateInvoicingSettings(input: { reminderDays: 3 }) { reminderDays } }',
    {},
    staff,
  )
  const [one, two, next] = [
    await invoice(1_000, { dueOn }),
    await invoice(2_000, { dueOn }),
    await invoice(3_000, { dueOn: later }),
  ]
  const other = await invoice(4_000, { dueOn, email: 'other@example.com' })
  const ahead = await invoice(5_000, { dueOn: '2100-05-01' })
  const mailed = await remind(dateAfter(dueOn, 3))
  expect(mailed.toSorted()).toEqual([one.id, two.id, next.id, other.id].toSorted())
  expect(await remind(dateAfter(dueOn, 4))).toEqual([])
  const [mail, ...more] = await mails()
  expect([mail?.recipient, more]).toEqual([dana.email, []])
  const letter = await composed(lantern, mail?.payload, at(dateAfter(dueOn, 3)))
  expect(letter?.subject).toContain('Reminder')
  expect(letter?.text).toContain('Invoice 1001: $10.00, was due on March 10, 2100')
  expect(letter?.text).toContain('$60.00 of that is past due')
  if (!mail) throw new Error('no reminder is stored')
  for (const { id, totalCents } of [one, two]) await pay(id, totalCents)
  expect(await isOfEndedPaper(lantern.db, mail)).toBe(false)
  await pay(next.id, next.totalCents)
  expect(await isOfEndedPaper(lantern.db, mail)).toBe(true)
  expect(await composed(lantern, mail.payload)).toBeUndefined()
  expect(ahead.openCents).toBe(5_000)
})

test('a number is one number however it was typed: with the country’s 1, with an extension; one abroad is another', async () => {
  await using lantern = await testLantern()
  const { invoice, read } = await desk(lantern)
  const typed = ['(713) 555-0166', '+1 713.555.0166', '1-713-555-0166 ext. 4', '713 555 0166 #12']
  const ids: string[] = []
  for (const phone of typed) ids.push((await invoice(1_000, { email: null, phone })).id)
  const abroad = await invoice(700, { email: null, phone: '+7 135 550 16 66' })
  const local = await invoice(500, { email: null, phone: '555-0166' })
  for (const id of ids) expect(await read(id)).toMatchObject({ openCents: 4_000 })
  expect(await read(abroad.id)).toMatchObject({ openCents: 700 })
  expect(await read(local.id)).toMatchObject({ openCents: 500 })
})
