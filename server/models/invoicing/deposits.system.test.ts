import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/schema/identity.ts'
import { invoices, payments } from '#server/schema/invoices.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'
import { askInvoice, type TestInvoice } from '#tests/invoices.ts'
import {
  call,
  codeOf,
  dataOf,
  ownerCookie,
  type StaffHeaders,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { profileInput } from '#tests/profile.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { deleteRecord, purgeRecord, restoreRecord } from '#tests/trash.ts'
import { readInvoiceFigures } from './invoice-figures.ts'

type Estimate = {
  id: string
  depositCents: number
  depositRate: number | null
  deposit: { paidCents: number; openCents: number; isInvoiced: boolean; invoiceId: string | null } | null
}

const fields = 'id depositCents depositRate deposit { paidCents openCents isInvoiced invoiceId }'
const lines = [{ name: 'Panic bar', quantity: 100, unitCents: 100_001 }]
const ever = { from: new Date(0), to: new Date('2100-01-01') }

async function firm(lantern: TestLantern) {
  const staff = await ownerCookie(lantern)
  const { id: requestId } = createdQuote(
    await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) }),
  )
  const write = (input: object, who: StaffHeaders = staff) =>
    call(
      lantern,
      `mutation($input: CreateEstimateInput!) { saved: createEstimate(input: $input) { ${fields} } }`,
      { input: { requestId, lines, ...input } },
      who,
    )
  const ask = (mutation: string, who: StaffHeaders = staff) =>
    call(lantern, `mutation { saved: ${mutation} }`, {}, who)
  return {
    ...{ staff, requestId, write, ask },
    async accepted(input: object): Promise<Estimate> {
      const { id } = dataOf<Estimate>(await write(input), 'saved')
      dataOf(await ask(`sendEstimate(id: "${id}") { id }`), 'saved')
      const yes = `recordEstimateAnswer(id: "${id}", isAccepted: true, name: "Dana") { ${fields} }`
      return dataOf<Estimate>(await ask(yes), 'saved')
    },
    pay: (id: string, args: string, who: StaffHeaders = staff) =>
      ask(`recordDeposit(estimateId: "${id}", ${args}) { id state paidCents openCents totalCents }`, who),
    read: async (id: string) =>
      dataOf<Estimate>(
        await call(lantern, `{ getEstimate(id: "${id}") { ${fields} } }`, {}, staff),
        'getEstimate',
      ),
    send: async (id: string) =>
      dataOf<TestInvoice>(await askInvoice(lantern, staff, 'sendInvoice', `id: "${id}"`), 'sendInvoice'),
  }
}

test('an amount or a percentage of the total is agreed; a percentage follows the lines', async () => {
  await using lantern = await testLantern()
  const { write, ask } = await firm(lantern)
  const made = dataOf<Estimate>(await write({ depositRate: 33_333 }), 'saved')
  expect(made).toMatchObject({ depositCents: 33_333, depositRate: 33_333 })
  const change = async (input: string) =>
    ask(`updateEstimate(input: { id: "${made.id}", ${input} }) { ${fields} }`)
  const half = '[{ name: "Half", quantity: 100, unitCents: 50000 }]'
  expect(dataOf(await change(`lines: ${half}`), 'saved')).toMatchObject({ depositCents: 16_667 })
  expect(dataOf(await change('depositCents: 20000'), 'saved')).toMatchObject({
    ...{ depositCents: 20_000, depositRate: null },
  })
  expect(dataOf(await change('note: "a"'), 'saved')).toMatchObject({ depositCents: 20_000 })
  expect((await change('depositCents: 50001')).errors?.[0]?.message).toContain('more than the total')
  expect(codeOf(await change('depositRate: 100001'))).toBe('BAD_INPUT')
  expect(dataOf(await change('depositCents: 0'), 'saved')).toMatchObject({ deposit: null })
  dataOf(await change('depositCents: 500'), 'saved')
  const none = { depositCents: 0, depositRate: null, deposit: null }
  expect(dataOf(await change('depositRate: 0'), 'saved')).toMatchObject(none)
})

test('what an amount may be is said by one sentence for each: deposit, payment, tip, money back', async () => {
  await using lantern = await testLantern()
  const { staff, write, accepted, pay } = await firm(lantern)
  const said = (answer: Awaited<ReturnType<typeof pay>>) => {
    const [error] = answer.errors ?? []
    return Object.values(error?.extensions?.fields ?? { none: error?.message })
  }
  expect(said(await write({ depositCents: -1 }))).toEqual(['Please enter an amount like 85 or 85.50.'])
  expect(said(await write({ depositRate: -1 }))).toEqual(['Please enter a deposit from 0 to 100 percent.'])
  const { id } = await accepted({ depositRate: 100_000 })
  for (const amount of [0, -500])
    expect(said(await pay(id, `method: cash, amountCents: ${amount}`))).toEqual([
      'Please enter an amount above zero, like 85 or 85.50.',
    ])
  for (const tip of [-1, 10_000_001])
    expect(said(await pay(id, `method: cash, tipCents: ${tip}`))).toEqual([
      'Please enter a tip from 0 to $100,000.00.',
    ])
  expect(said(await pay(id, 'method: cash, amountCents: 100002'))).toEqual([
    'That is more than the rest of the estimate: $1,000.01.',
  ])
  const draft = dataOf<{ id: string }>(await pay(id, 'method: cash'), 'saved')
  const back = (cents: number) =>
    askInvoice(
      lantern,
      staff,
      'recordPayment',
      `invoiceId: "${draft.id}", amountCents: ${cents}, method: cash`,
    )
  expect(said(await back(100_002))).toEqual(['That is more than goes back to the customer: $1,000.01.'])
})

test('a deposit of all of it leaves nothing to pay; without an amount nothing more is taken ahead', async () => {
  await using lantern = await testLantern()
  const { accepted, pay, send } = await firm(lantern)
  const part = await accepted({ depositCents: 10_000 })
  const { id } = dataOf<{ id: string }>(await pay(part.id, 'method: card'), 'saved')
  const again = await pay(part.id, 'method: card')
  expect(again.errors?.[0]?.extensions?.fields).toEqual({
    amountCents: 'The deposit is paid. To take more ahead, enter how much.',
  })
  dataOf(await pay(part.id, 'method: card, amountCents: 90001'), 'saved')
  expect(codeOf(await pay(part.id, 'method: card, amountCents: 1'))).toBe('CONFLICT')
  expect(await send(id)).toMatchObject({ state: 'paid', openCents: 0, paidCents: 100_001 })
})

test('a request that is gone for good leaves the draft that holds its deposit, which goes back or is kept', async () => {
  await using lantern = await testLantern()
  const { staff, accepted, pay, requestId } = await firm(lantern)
  const { id } = await accepted({ depositCents: 30_000 })
  const draft = dataOf<{ id: string }>(await pay(id, 'method: cash'), 'saved')
  await deleteRecord(lantern, staff, 'Quote', requestId)
  expect(await lantern.db.select().from(invoices)).toMatchObject([{ id: draft.id, paidCents: 30_000 }])
  await restoreRecord(lantern, staff, 'Quote', requestId)
  expect(await lantern.db.select().from(invoices)).toMatchObject([{ requestId }])
  expect(await lantern.db.$count(invoices)).toBe(1)
  await deleteRecord(lantern, staff, 'Quote', requestId)
  await purgeRecord(lantern, staff, 'Quote', requestId)
  const [kept] = await lantern.db.select().from(invoices)
  expect(kept).toMatchObject({ id: draft.id, paidCents: 30_000, requestId: null, name: 'Dana Whitfield' })
  expect(await readInvoiceFigures(lantern.db, ever)).toMatchObject({ paidCents: 30_000, openCents: 0 })
  const drawers = '{ drawers { cashCents } }'
  expect(dataOf(await call(lantern, drawers, {}, staff), 'drawers')).toEqual([{ cashCents: 30_000 }])
  const erased = await call(
    lantern,
    'mutation($contact: String!) { erasePerson(contact: $contact) { keptInvoices } }',
    { contact: dana.email },
    staff,
  )
  expect(dataOf(erased, 'erasePerson')).toEqual({ keptInvoices: 1 })
  expect(await lantern.db.select().from(invoices)).toMatchObject([{ email: null, phone: null }])
  const back = await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${draft.id}", method: cash`)
  expect(dataOf(back, 'recordPayment')).toMatchObject({ paidCents: 0, state: 'draft' })
  expect(await readInvoiceFigures(lantern.db, ever)).toMatchObject({ paidCents: 0 })
  const person = await lantern.db.select({ label: auditEntries.label }).from(auditEntries)
  expect(person.filter(({ label }) => label?.includes('Whitfield'))).toEqual([{ label: 'Dana Whitfield' }])
})

test('a business that says on its site that it takes no deposit asks for none', async () => {
  await using lantern = await testLantern()
  const { staff, write, ask } = await firm(lantern)
  const sayNone = async (deposit: 'none' | null) => {
    dataOf(
      await call(
        lantern,
        'mutation($input: BusinessProfileInput!) { saved: updateBusinessProfile(input: $input) { deposit } }',
        { input: { ...profileInput(), deposit } },
        staff,
      ),
      'saved',
    )
    await expect.poll(() => lantern.savedProfile.current()?.deposit).toBe(deposit)
  }
  const { id } = dataOf<Estimate>(await write({ depositCents: 5_000 }), 'saved')
  await sayNone('none')
  const refused = [
    await ask(`sendEstimate(id: "${id}") { id }`),
    await ask(`updateEstimate(input: { id: "${id}", note: "a" }) { id }`),
  ]
  for (const one of refused) expect(one.errors?.[0]?.message).toContain('you take no deposit')
  expect(codeOf(await ask(`updateEstimate(input: { id: "${id}", depositCents: 0 }) { id }`))).toBeUndefined()
  await sayNone(null)
})

test('a yes to another version is the draft that holds the deposit, unless somebody has written it; it is not taken back', async () => {
  await using lantern = await testLantern()
  const { accepted, pay, ask, send, requestId } = await firm(lantern)
  const first = await accepted({ depositCents: 10_000 })
  const { id } = dataOf<{ id: string }>(await pay(first.id, 'method: cash'), 'saved')
  const takeBack = (estimate: Estimate) => ask(`takeBackEstimateAnswer(id: "${estimate.id}") { id }`)
  expect(codeOf(await takeBack(first))).toBe('CONFLICT')
  const cheaper = [{ name: 'Panic bar', quantity: 100, unitCents: 30_000 }]
  await accepted({ lines: cheaper })
  const made = await ask(`createInvoice(input: { requestId: "${requestId}" }) { id totalCents }`)
  expect(dataOf(made, 'saved')).toEqual({ id, totalCents: 30_000 })
  const own = 'lines: [{ name: "By hand", quantity: 100, unitCents: 20000 }]'
  dataOf(await ask(`updateInvoice(input: { id: "${id}", ${own} }) { id }`), 'saved')
  await accepted({ lines })
  expect(await send(id)).toMatchObject({ totalCents: 20_000, paidCents: 10_000, openCents: 10_000 })
})

test('it is due with the yes, is collected once, and comes off the invoice to the cent', async () => {
  await using lantern = await testLantern()
  const { staff, accepted, pay, read, send, write, ask, requestId } = await firm(lantern)
  const draft = dataOf<Estimate>(await write({ depositRate: 30_000 }), 'saved')
  expect(draft.deposit).toMatchObject({ openCents: 0, paidCents: 0 })
  expect(codeOf(await pay(draft.id, 'method: cash'))).toBe('CONFLICT')
  const { id, deposit } = await accepted({ depositRate: 30_000 })
  expect(deposit).toMatchObject({ openCents: 30_000, isInvoiced: false })
  const part = await pay(id, 'method: cash, amountCents: 10000, tipCents: 500, idempotencyKey: "one"')
  expect(dataOf(part, 'saved')).toMatchObject({ state: 'draft', paidCents: 10_000 })
  for (const _ of [1, 2]) await pay(id, 'method: card, amountCents: 20000, idempotencyKey: "two"')
  expect(codeOf(await pay(id, 'method: card'))).toBe('BAD_INPUT')
  expect((await pay(id, 'method: card, amountCents: 70002')).errors?.[0]?.message).toContain('$700.01')
  const { deposit: paid } = await read(id)
  expect(paid).toMatchObject({ paidCents: 30_000, openCents: 0, isInvoiced: false })
  expect(await readInvoiceFigures(lantern.db, ever)).toMatchObject({
    ...{ invoicedCents: 0, paidCents: 30_000, openCents: 0, tipCents: 500 },
  })
  expect(await lantern.db.$count(invoices)).toBe(1)
  const again = await ask(`createInvoice(input: { requestId: "${requestId}" }) { id }`)
  expect(dataOf(again, 'saved')).toEqual({ id: paid?.invoiceId })
  const sent = await send(paid?.invoiceId ?? '')
  expect(sent).toMatchObject({
    totalCents: 100_001,
    paidCents: 30_000,
    openCents: 70_001,
    state: 'partlyPaid',
  })
  expect(await readInvoiceFigures(lantern.db, ever)).toMatchObject({
    ...{ invoicedCents: 100_001, paidCents: 30_000, openCents: 70_001, tipCents: 500 },
  })
  expect((await read(id)).deposit).toMatchObject({ openCents: 0, isInvoiced: true })
  expect((await pay(id, 'method: cash, amountCents: 1')).errors?.[0]?.message).toContain('is invoiced')
  const rest = dataOf<TestInvoice>(
    await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${sent.id}", method: cash`),
    'recordPayment',
  )
  expect(rest).toMatchObject({ state: 'paid', paidCents: 100_001 })
  const rows = await lantern.db.select().from(payments).orderBy(payments.createdAt, payments.id)
  expect(rows.map(({ isDeposit, amountCents }) => [isDeposit, amountCents])).toEqual([
    [true, 10_000],
    [true, 20_000],
    [false, 70_001],
  ])
  const acts = await lantern.db.select().from(auditEntries).where(eq(auditEntries.subjectId, sent.id))
  expect(acts.map(({ action }) => action).filter((action) => action === 'pay')).toHaveLength(3)
})

test('the deposit of a canceled job goes back, or is kept on an invoice; its draft is not deleted, also by an erasure', async () => {
  await using lantern = await testLantern()
  const { staff, accepted, pay, read, send, ask, requestId } = await firm(lantern)
  const { id } = await accepted({ depositCents: 30_000 })
  const { id: draft } = dataOf<{ id: string }>(await pay(id, 'method: check'), 'saved')
  const [taken] = await lantern.db.select().from(payments)
  await ask(`updateQuote(input: { id: "${requestId}", lostReason: "price" }) { id }`)
  expect((await read(id)).deposit).toMatchObject({ paidCents: 30_000, openCents: 0 })
  const gone = await ask(`deleteInvoice(input: { id: "${draft}" }) { id }`)
  expect(gone.errors?.[0]?.message).toContain('so it stays')
  const back = (args: string) =>
    askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${draft}", method: check${args}`)
  expect((await back(', amountCents: 30001')).errors?.[0]?.message).toContain('$300.00')
  expect(codeOf(await back(', tipCents: 100'))).toBe('BAD_INPUT')
  expect(dataOf<TestInvoice>(await back(', amountCents: 20000'), 'recordPayment')).toMatchObject({
    ...{ state: 'draft', paidCents: 10_000 },
  })
  expect(codeOf(await askInvoice(lantern, staff, 'reversePayment', `id: "${taken?.id}"`))).toBe('CONFLICT')
  await ask(
    `updateInvoice(input: { id: "${draft}", lines: [{ name: "Canceled", quantity: 100, unitCents: 10000 }], taxRate: 0 }) { id }`,
  )
  const erased = await call(
    lantern,
    'mutation($contact: String!) { erasePerson(contact: $contact) { keptInvoices } }',
    { contact: dana.email },
    staff,
  )
  expect(dataOf(erased, 'erasePerson')).toMatchObject({ keptInvoices: 1 })
  expect(await send(draft)).toMatchObject({ state: 'paid', openCents: 0, totalCents: 10_000 })
  expect(await readInvoiceFigures(lantern.db, ever)).toMatchObject({
    ...{ invoicedCents: 10_000, paidCents: 10_000, openCents: 0 },
  })
})

test('more than the invoice comes to is paid back by it', async () => {
  await using lantern = await testLantern()
  const { staff, accepted, pay, send, ask } = await firm(lantern)
  const { id } = await accepted({ depositCents: 30_000 })
  const { id: draft } = dataOf<{ id: string }>(await pay(id, 'method: cash'), 'saved')
  await ask(
    `updateInvoice(input: { id: "${draft}", lines: [{ name: "Less", quantity: 100, unitCents: 10000 }], taxRate: 0 }) { id }`,
  )
  expect(await send(draft)).toMatchObject({ openCents: -20_000, state: 'paid' })
  const back = await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${draft}", method: cash`)
  expect(dataOf(back, 'recordPayment')).toMatchObject({ openCents: 0, paidCents: 10_000 })
})

test('who takes payments at the door takes tips and deposits of their own jobs, and nobody else’s', async () => {
  await using lantern = await testLantern()
  const { staff, accepted, pay, ask, requestId } = await firm(lantern)
  const browser = await secondPerson(
    lantern,
    await ownersBrowser(lantern),
    'ana@example.com',
    'technicianWithPayments',
  )
  const ana = { cookie: browser.headers.get('cookie') ?? '' }
  const { id } = await accepted({ depositCents: 30_000 })
  expect(codeOf(await pay(id, 'method: cash', ana))).toBe('NOT_FOUND')
  expect(codeOf(await pay(id, 'method: cash', {}))).toBe('UNAUTHORIZED')
  expect(await lantern.db.$count(payments)).toBe(0)
  const [me] = await lantern.db.select().from(users).where(eq(users.email, 'ana@example.com'))
  await ask(`updateQuote(input: { id: "${requestId}", assigneeId: "${me?.id}" }) { id }`, staff)
  expect(dataOf(await pay(id, 'method: cash, tipCents: 700', ana), 'saved')).toMatchObject({
    paidCents: 30_000,
  })
  const drawers = await call(lantern, '{ drawers { cashCents tipCents } }', {}, ana)
  expect(dataOf(drawers, 'drawers')).toEqual([{ cashCents: 30_000, tipCents: 700 }])
})

test('a deposit at the moment in which its draft is sent counts on it, or is refused', async () => {
  await using lantern = await testLantern()
  const { accepted, pay, send } = await firm(lantern)
  for (let round = 0; round < 4; round += 1) {
    const { id } = await accepted({ depositCents: 30_000 })
    const first = dataOf<{ id: string }>(await pay(id, 'method: cash, amountCents: 10000'), 'saved')
    const paying = ['card', 'check'].map((method) => pay(id, `method: ${method}, amountCents: 5000`))
    const [, ...answers] = await Promise.all([send(first.id), ...paying])
    const taken = answers.filter(({ errors }) => !errors).length
    const [sent] = await lantern.db.select().from(invoices).where(eq(invoices.id, first.id))
    expect(sent).toMatchObject({ paidCents: 10_000 + 5_000 * taken, openCents: 90_001 - 5_000 * taken })
    expect(await lantern.db.$count(invoices)).toBe(1)
    await lantern.db.execute(sql`truncate payments, invoices, estimates cascade`)
  }
})

test('a deposit that nobody has confirmed, and one of a job that is off, wait for a decision until there is one', async () => {
  await using lantern = await testLantern()
  const { staff, requestId, accepted, pay, ask } = await firm(lantern)
  const waiting = async () => {
    const fields = 'name amountCents isHeld estimateId invoiceId'
    const answer = await call(lantern, `{ openMoney { waitingDeposits { ${fields} } } }`, {}, staff)
    return dataOf<{ waitingDeposits: object[] }>(answer, 'openMoney').waitingDeposits
  }
  expect(await waiting()).toEqual([])
  const { id } = await accepted({ depositCents: 30_000 })
  const due = { name: 'Dana Whitfield', isHeld: false, estimateId: id }
  expect(await waiting()).toEqual([{ ...due, amountCents: 30_000, invoiceId: null }])
  const part = dataOf<TestInvoice>(await pay(id, 'method: card, amountCents: 10000'), 'saved')
  expect(await waiting()).toEqual([{ ...due, amountCents: 20_000, invoiceId: part.id }])
  await pay(id, 'method: card')
  expect(await waiting()).toEqual([])
  const set = (values: object) => lantern.db.update(requests).set(values).where(eq(requests.id, requestId))
  await set({ cancelledAt: new Date() })
  const held = {
    name: 'Dana Whitfield',
    amountCents: 30_000,
    isHeld: true,
    estimateId: null,
    invoiceId: part.id,
  }
  expect(await waiting()).toEqual([held])
  await set({ cancelledAt: null, lostReason: 'price' })
  expect(await waiting()).toEqual([held])
  dataOf(await ask(`recordPayment(invoiceId: "${part.id}", method: card) { id }`), 'saved')
  expect(await waiting()).toEqual([])
})
