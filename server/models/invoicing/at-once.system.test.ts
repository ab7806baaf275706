import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { estimates } from '#server/schema/estimates.ts'
import { invoices, payments } from '#server/schema/invoices.ts'
import { askInvoice, draftInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, codeOf, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

type CallAnswer = Awaited<ReturnType<typeof call>>

const codesOf = (answers: readonly CallAnswer[]) => answers.map(codeOf)
const rounds = [1, 2, 3, 4, 5, 6]

async function asked(lantern: TestLantern, staff: Record<string, string>, round: number) {
  const input = { ...dana, email: `dana${round}@example.com`, message: `Door ${round}` }
  const submission = filledForm(lantern.secret)
  const { id, receipt } = createdQuote(
    await call(lantern, CreateQuote, { input, submission }, undefined, `198.51.100.${round}`),
  )
  const lines = [{ name: 'Rekey', quantity: 100, unitCents: 2_500 }]
  const draft = async () =>
    dataOf<{ id: string }>(
      await call(
        lantern,
        'mutation($input: CreateEstimateInput!) { createEstimate(input: $input) { id } }',
        { input: { requestId: id, lines } },
        staff,
      ),
      'createEstimate',
    ).id
  const send = (estimate: string) =>
    call(lantern, `mutation { sendEstimate(id: "${estimate}") { id } }`, {}, staff)
  const answer = (estimateId: string, isAccepted: boolean) =>
    call(
      lantern,
      `mutation { answerEstimate(token: "${receipt.replace('/receipt/', '')}", estimateId: "${estimateId}",
        isAccepted: ${isAccepted}, name: "Dana") { stage } }`,
      {},
      undefined,
      `198.51.100.${round}`,
    )
  return { id, draft, send, answer }
}

const stateOf = async ({ db }: TestLantern, id: string) =>
  (await db.select({ state: estimates.state }).from(estimates).where(eq(estimates.id, id)))[0]?.state

test('a yes while a new version is sent: it counts, or is refused because the estimate is replaced', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  for (const round of rounds) {
    const request = await asked(lantern, staff, round)
    const first = await request.draft()
    await request.send(first)
    const second = await request.draft()
    const [yes, sent] = await Promise.all([request.answer(first, true), request.send(second)])
    expect(codeOf(sent)).toBeUndefined()
    expect([codeOf(yes), await stateOf(lantern, first)]).toEqual(
      codeOf(yes) ? ['CONFLICT', 'replaced'] : [undefined, 'accepted'],
    )
    expect(await stateOf(lantern, second)).toBe('sent')
  }
})

test('yes and no at once are one answer', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  for (const round of rounds) {
    const request = await asked(lantern, staff, round)
    const estimate = await request.draft()
    await request.send(estimate)
    const answers = await Promise.all([request.answer(estimate, true), request.answer(estimate, false)])
    expect(codesOf(answers).toSorted()).toEqual(['CONFLICT', undefined])
    const accepted = codeOf(answers[0] as CallAnswer) === undefined
    expect(await stateOf(lantern, estimate)).toBe(accepted ? 'accepted' : 'declined')
  }
})

test('two presses of “Write an estimate” at once are one draft', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const request = await asked(lantern, staff, 1)
  const press = () =>
    call(lantern, `mutation { createEstimate(input: { requestId: "${request.id}" }) { id } }`, {}, staff)
  const pressed = await Promise.all([press(), press(), press()])
  expect(codesOf(pressed)).toEqual([undefined, undefined, undefined])
  expect(await lantern.db.$count(estimates)).toBe(1)
})

test('two presses of “Make invoice” at once, and later ones, are one draft until it is sent or an estimate overtakes it', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const request = await asked(lantern, staff, 1)
  const press = () =>
    call(lantern, `mutation { createInvoice(input: { requestId: "${request.id}" }) { id } }`, {}, staff)
  const made = async () => dataOf<{ id: string }>(await press(), 'createInvoice').id
  const pressed = await Promise.all([press(), press(), press()])
  expect(codesOf(pressed)).toEqual([undefined, undefined, undefined])
  expect(await lantern.db.$count(invoices)).toBe(1)
  const first = await made()
  const estimate = await request.draft()
  await request.send(estimate)
  await request.answer(estimate, true)
  const second = await made()
  expect(second).not.toBe(first)
  expect(await made()).toBe(second)
  expect(codeOf(await askInvoice(lantern, staff, 'sendInvoice', `id: "${second}"`))).toBeUndefined()
  expect(await lantern.db.$count(invoices)).toBe(2)
})

test('an invoice that is paid, made void, credited and taken back at once owes what its payments say', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  for (const _ of rounds) {
    const { id } = await sentInvoice(lantern, staff)
    const ask = (...args: [Parameters<typeof askInvoice>[2], string]) => askInvoice(lantern, staff, ...args)
    const ends = await Promise.all([
      ask('recordPayment', `invoiceId: "${id}", method: cash, amountCents: 4000`),
      ask('voidInvoice', `id: "${id}", reason: "Wrong"`),
      ask('creditInvoice', `id: "${id}", reason: "Wrong"`),
      ask('recordPayment', `invoiceId: "${id}", method: card, amountCents: 4000`),
    ])
    expect(codesOf(ends)).not.toContain('INTERNAL')
    const [row] = await lantern.db.select().from(invoices).where(eq(invoices.id, id))
    const paid = await lantern.db.select().from(payments).where(eq(payments.invoiceId, id))
    const sum = paid.reduce((all, { amountCents }) => all + amountCents, 0)
    expect(row?.paidCents).toBe(sum)
    expect(sum).toBeLessThanOrEqual(5_000)
    if (row?.voidedAt) expect([sum, row.creditedAt]).toEqual([0, null])
  }
})

test('a payment taken back by two presses at once is taken back once, and neither is refused', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  for (const _ of rounds) {
    const { id } = await sentInvoice(lantern, staff)
    const paid = await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", method: cash`)
    const [payment] = dataOf<{ payments: { id: string }[] }>(paid, 'recordPayment').payments
    const press = () => askInvoice(lantern, staff, 'reversePayment', `id: "${payment?.id}"`)
    expect(codesOf(await Promise.all([press(), press()]))).toEqual([undefined, undefined])
    const [row] = await lantern.db.select().from(invoices).where(eq(invoices.id, id))
    expect(row).toMatchObject({ paidCents: 0, state: 'sent' })
  }
})

test('one key for payments of two invoices at once is a payment of one of them', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  for (const round of rounds) {
    const both = [await sentInvoice(lantern, staff), await sentInvoice(lantern, staff)]
    const paid = await Promise.all(
      both.map(({ id }) =>
        askInvoice(
          lantern,
          staff,
          'recordPayment',
          `invoiceId: "${id}", method: cash, idempotencyKey: "press ${round}"`,
        ),
      ),
    )
    expect(codesOf(paid).toSorted()).toEqual(['CONFLICT', undefined])
  }
})

test('a draft that is changed, deleted and sent at once: what was sent has the sum of its lines, and no number is lost', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  for (const _ of rounds) {
    const { id } = await draftInvoice(lantern, staff)
    const lines = '[{ name: "Door", quantity: 100, unitCents: 9900 }]'
    const done = await Promise.all([
      askInvoice(lantern, staff, 'sendInvoice', `id: "${id}"`),
      call(lantern, `mutation { updateInvoice(input: { id: "${id}", lines: ${lines} }) { id } }`, {}, staff),
      call(lantern, `mutation { deleteInvoice(input: { id: "${id}" }) { id } }`, {}, staff),
    ])
    expect(codesOf(done)).not.toContain('INTERNAL')
    const [row] = await lantern.db.select().from(invoices).where(eq(invoices.id, id))
    if (row) expect(row.totalCents).toBe(row.lines[0]?.name === 'Door' ? 9_900 : 5_000)
  }
  const { rows } = await lantern.db.execute(
    sql`select count(*)::int as count, max(number) - 1000 as last from invoices where number is not null`,
  )
  expect(rows[0]?.count).toBe(rows[0]?.last ?? 0)
})
