import { expect, test } from 'vitest'
import { estimates } from '#server/schema/estimates.ts'
import { invoices, payments } from '#server/schema/invoices.ts'
import { askInvoice, draftInvoice, sentInvoice } from '#tests/invoices.ts'
import {
  call,
  dataOf,
  lanternWithPages,
  ownerCookie,
  type StaffHeaders,
  type TestLantern,
} from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

const lines = [{ name: 'Secret master key', quantity: 100, unitCents: 98_765 }]

async function sold(lantern: TestLantern, staff: StaffHeaders, name: string, assigneeId?: string) {
  const input = { ...dana, email: `${name}@example.com`, message: `The door of ${name}` }
  const submission = filledForm(lantern.secret)
  const { id, receipt } = createdQuote(await call(lantern, CreateQuote, { input, submission }))
  const ask = async <Value>(query: string, variables: object = {}) => {
    const answer = await call(lantern, query, variables, staff)
    return dataOf<Value>(answer, 'it')
  }
  if (assigneeId)
    await ask('mutation($input: UpdateQuoteInput!) { it: updateQuote(input: $input) { id } }', {
      input: { id, assigneeId },
    })
  const estimate = await ask<{ id: string }>(
    'mutation($input: CreateEstimateInput!) { it: createEstimate(input: $input) { id } }',
    { input: { requestId: id, lines } },
  )
  await ask(`mutation { it: sendEstimate(id: "${estimate.id}") { id } }`)
  const invoice = await sentInvoice(lantern, staff, { requestId: id, lines })
  return { id, token: receipt.replace('/receipt/', ''), estimate: estimate.id, invoice }
}

const unpaid = async ({ db }: TestLantern) => [
  await db.$count(payments),
  (await db.select({ state: invoices.state }).from(invoices)).map(({ state }) => state),
  (await db.select({ state: estimates.state }).from(estimates)).map(({ state }) => state),
]

test('a technician reads, changes and is shown no invoice, of their own jobs neither, and no estimate of others', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  const browser = await secondPerson(lantern, await ownersBrowser(lantern), 'tess@example.com', 'technician')
  const technician = { cookie: browser.headers.get('cookie') ?? '' }
  const people = dataOf<{ id: string; name: string }[]>(
    await call(lantern, '{ people { id name } }', {}, owner),
    'people',
  )
  const own = await sold(lantern, owner, 'ana', people.find(({ name }) => name === 'tess')?.id)
  const other = await sold(lantern, owner, 'ben')
  const before = await unpaid(lantern)
  for (const { id, estimate, invoice } of [own, other])
    for (const attempt of [
      '{ listInvoices { items { id lines { name } } } }',
      `{ getInvoice(id: "${invoice.id}") { id lines { name } payments { id } } }`,
      `{ invoiceFile(id: "${invoice.id}") { base64 } }`,
      '{ openMoney { openCents } }',
      `mutation { createInvoice(input: { requestId: "${id}" }) { id } }`,
      `mutation { updateInvoice(input: { id: "${invoice.id}", name: "x" }) { id } }`,
      `mutation { sendInvoice(id: "${invoice.id}") { id } }`,
      `mutation { voidInvoice(id: "${invoice.id}", reason: "x") { id } }`,
      `mutation { creditInvoice(id: "${invoice.id}", reason: "x") { id } }`,
      `mutation { recordPayment(invoiceId: "${invoice.id}", method: cash) { id } }`,
      `mutation { sendEstimate(id: "${estimate}") { id } }`,
      `mutation { recordEstimateAnswer(id: "${estimate}", isAccepted: true, name: "x") { id } }`,
      `mutation { updateEstimate(input: { id: "${estimate}", note: "x" }) { id } }`,
      `mutation { deleteEstimate(input: { id: "${estimate}" }) { id } }`,
    ]) {
      const { errors, text } = await call(lantern, attempt, {}, technician)
      expect(errors, attempt).toHaveLength(1)
      expect(['FORBIDDEN', 'NOT_FOUND'], attempt).toContain(errors?.[0]?.extensions?.code)
      expect(text, attempt).not.toContain('Secret master key')
    }
  const foreign = await call(
    lantern,
    `{ getEstimate(id: "${other.estimate}") { id lines { name } } }`,
    {},
    technician,
  )
  expect(foreign.text).not.toContain('Secret master key')
  for (const path of [
    '/admin/invoices',
    '/admin/invoices/export.csv',
    `/admin/invoices/${own.invoice.id}`,
    `/admin/invoices/${other.invoice.id}/invoice.pdf`,
    `/admin/estimates/${other.estimate}`,
    '/admin/reports',
  ]) {
    const answer = await lantern.fetch(path, { headers: technician })
    expect([path, [403, 404].includes(answer.status) || answer.status]).toEqual([path, true])
    expect(await answer.text(), path).not.toContain('Secret master key')
  }
  expect(await unpaid(lantern)).toEqual(before)
})

test('a receipt link opens its own papers only, and no yes to a request that is canceled or deleted', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  const mine = await sold(lantern, owner, 'ana')
  const other = await sold(lantern, owner, 'ben')
  const draft = await draftInvoice(lantern, owner, { requestId: mine.id, lines, name: 'Draft Person' })
  const [address = ''] = mine.invoice.path?.match(/[^/]+$/) ?? []
  expect((await lantern.fetch(`/invoice/${address}`)).status).toBe(200)
  const guesses = [
    mine.token,
    mine.invoice.id,
    `${mine.invoice.id}.pdf`,
    address.replace(mine.invoice.id, other.invoice.id),
    address.replace(mine.invoice.id, draft.id),
    `${address}x`,
    address.slice(0, -1),
  ]
  for (const guess of guesses)
    if (guess !== address)
      expect([guess, (await lantern.fetch(`/invoice/${guess}`)).status]).toEqual([guess, 404])

  const receipt = await (await lantern.fetch(`/receipt/${mine.token}`)).text()
  expect(receipt).toContain('Secret master key')
  expect(receipt).not.toContain('Draft Person')
  const answer = async (token: string, estimate: string) => {
    const { errors } = await call(
      lantern,
      `mutation { answerEstimate(token: "${token}", estimateId: "${estimate}", isAccepted: true, name: "Eve") { stage } }`,
    )
    return errors?.[0]?.extensions?.code
  }
  expect(await answer(mine.token, other.estimate)).toBe('NOT_FOUND')
  await call(lantern, `mutation { cancelRequest(token: "${mine.token}") { stage } }`)
  expect(await answer(mine.token, mine.estimate)).toBe('CONFLICT')
  await call(lantern, `mutation { deleteQuote(input: { id: "${other.id}" }) { id } }`, {}, owner)
  expect(await answer(other.token, other.estimate)).toBe('NOT_FOUND')
  expect(
    (await askInvoice(lantern, {}, 'recordPayment', `invoiceId: "${mine.invoice.id}", method: cash`)).errors,
  ).toHaveLength(1)
  expect(await lantern.db.$count(payments)).toBe(0)
})

test('the day of a payment is neither ahead nor more than ten years ago', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  const { id } = await sentInvoice(lantern, owner)
  const pay = async (paidAt: string) => {
    const payment = `invoiceId: "${id}", method: cash, amountCents: 100, paidAt: "${paidAt}"`
    return (await askInvoice(lantern, owner, 'recordPayment', payment)).errors?.[0]?.extensions?.fields
  }
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
  for (const day of ['1900-01-01T12:00:00Z', '0001-01-01T12:00:00Z', nextWeek])
    expect(await pay(day), day).toHaveProperty('paidAt')
  expect(await lantern.db.$count(payments)).toBe(0)
  const lastYear = new Date(Date.now() - 365 * 86_400_000).toISOString()
  expect(await pay(lastYear)).toBeUndefined()
})
