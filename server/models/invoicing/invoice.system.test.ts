import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { holdLock } from '#server/database/lock.ts'
import { models } from '#server/models/models.ts'
import { personCallsOf } from '#server/models/records/person-records.ts'
import { invoices, payments } from '#server/schema/invoices.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { trash } from '#server/schema/operations.ts'
import { askInvoice, draftInvoice, sentInvoice, type TestInvoice } from '#tests/invoices.ts'
import { call, codeOf, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { archiveOf, contentsOf } from '#tests/person-archive.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { readInvoiceFigures } from './invoice-figures.ts'
import { isOpenToCustomer } from './invoice-paper.ts'

const askQuote = async (lantern: TestLantern, quotedCents?: number) => {
  const submission = filledForm(lantern.secret)
  const { id } = createdQuote(
    await call(lantern, CreateQuote, {
      input: dana,
      submission,
    }),
  )
  const staff = await ownerCookie(lantern)
  if (quotedCents)
    await call(
      lantern,
      `mutation { updateQuote(input: { id: "${id}", quotedCents: ${quotedCents}, address: "1 Oak, Houston" }) { id } }`,
      {},
      staff,
    )
  return { id, staff }
}

const invoiceOf = async (lantern: TestLantern, staff: Record<string, string>, id: string) =>
  dataOf<TestInvoice>(
    await call(
      lantern,
      `{ getInvoice(id: "${id}") { id number state totalCents paidCents openCents payments { id amountCents reversedAt by } } }`,
      {},
      staff,
    ),
    'getInvoice',
  )

test('a draft of a request has its customer, its price and the tax of its place, and no number', async () => {
  await using lantern = await testLantern()
  const { id: quoteId, staff } = await askQuote(lantern, 18_000)
  const rates = `[{ place: "Austin", rate: 8000 }, { place: "Houston", rate: 8250 }]`
  await call(
    lantern,
    `mutation { updateInvoicingSettings(input: { taxRates: ${rates}, invoiceNote: "Thanks" }) { invoiceDays } }`,
    {},
    staff,
  )
  const draft = await draftInvoice(lantern, staff, { requestId: quoteId, name: undefined, lines: undefined })
  expect(draft).toMatchObject({
    ...{ number: null, state: 'draft', name: 'Dana Whitfield', email: dana.email, address: '1 Oak, Houston' },
    ...{
      lines: [{ quantity: 100, unitCents: 18_000, isTaxable: true }],
      taxRate: 8_250,
      taxPlace: 'Houston',
    },
    ...{
      subtotalCents: 18_000,
      taxCents: 1_485,
      totalCents: 19_485,
      openCents: 0,
      note: 'Thanks',
      path: null,
    },
  })
  const changed = await call(
    lantern,
    `mutation { updateInvoice(input: { id: "${draft.id}", taxRate: 0 }) { totalCents } }`,
    {},
    staff,
  )
  expect(changed.data?.updateInvoice).toEqual({ totalCents: 18_000 })
  await call(lantern, `mutation { deleteInvoice(input: { id: "${draft.id}" }) { id } }`, {}, staff)
  expect(await lantern.db.$count(invoices)).toBe(0)
})

test('once sent it has a number and the firm as it was, is mailed once, and neither a call nor SQL changes it', async () => {
  await using lantern = await testLantern()
  const { id: quoteId, staff } = await askQuote(lantern, 18_000)
  const { id } = await draftInvoice(lantern, staff, { requestId: quoteId })
  const sent = dataOf<TestInvoice>(
    await askInvoice(lantern, staff, 'sendInvoice', `id: "${id}"`),
    'sendInvoice',
  )
  expect(sent).toMatchObject({ number: 1001, state: 'sent', totalCents: 5_000, openCents: 5_000 })
  const again = await askInvoice(lantern, staff, 'sendInvoice', `id: "${id}"`)
  expect(again.data?.sendInvoice).toMatchObject({ number: 1001 })
  const mails = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'invoice.sent'))
  expect(mails).toMatchObject([{ recipient: dana.email, payload: { number: '1001', openCents: 5_000 } }])
  const [stored] = await lantern.db.select().from(invoices)
  expect(stored?.seller).toMatchObject({ name: 'Lantern Lock & Door', licenses: [{ number: 'B00000000' }] })

  const changes = `mutation { updateInvoice(input: { id: "${id}", taxRate: 100 }) { id } }`
  expect(codeOf(await call(lantern, changes, {}, staff))).toBe('CONFLICT')
  const deletes = `mutation { deleteInvoice(input: { id: "${id}" }) { id } }`
  expect(codeOf(await call(lantern, deletes, {}, staff))).toBe('CONFLICT')
  for (const tried of [
    sql`update invoices set total_cents = 1`,
    sql`update invoices set name = 'x'`,
    sql`update invoices set number = 7`,
    sql`delete from invoices`,
  ])
    await expect(lantern.db.execute(tried)).rejects.toMatchObject({ cause: { code: '23001' } })

  await call(lantern, `mutation { deleteQuote(input: { id: "${quoteId}" }) { id } }`, {}, staff)
  expect(await lantern.db.$count(invoices)).toBe(1)
  await call(lantern, `mutation { restoreDeleted(model: Quote, id: "${quoteId}") { id } }`, {}, staff)
  expect(await lantern.db.select().from(invoices)).toMatchObject([{ requestId: quoteId, number: 1001 }])
})

test('numbers have neither gap nor double, however many are sent and credited at once, and whatever fails', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const drafts = await Promise.all(Array.from({ length: 24 }, () => draftInvoice(lantern, staff)))
  const send = ({ id }: { id: string }) => askInvoice(lantern, staff, 'sendInvoice', `id: "${id}"`)
  const failing = lantern.db.transaction(async (tx) => {
    await holdLock(tx, 'invoice numbers')
    await tx.insert(invoices).values({
      ...{ id: drafts[0]?.id.replace(/^./, '0') ?? '', name: 'x', lines: [], subtotalCents: 0, taxCents: 0 },
      ...{ totalCents: 0, number: 1001, sentAt: new Date() },
    })
    throw new Error('this one is never sent')
  })
  await Promise.all([...drafts, ...drafts.slice(0, 8)].map(send).concat([failing.catch(() => ({}) as never)]))
  await Promise.all(
    drafts
      .slice(0, 6)
      .map(({ id }) => askInvoice(lantern, staff, 'creditInvoice', `id: "${id}", reason: "Wrong"`)),
  )
  const rows = await lantern.db.select({ number: invoices.number }).from(invoices).orderBy(invoices.number)
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => 1001 + index))
})

test('one that is due on a day that is over is not sent', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id } = await draftInvoice(lantern, staff, { dueOn: '2020-01-31' })
  const sent = await askInvoice(lantern, staff, 'sendInvoice', `id: "${id}"`)
  expect(sent.errors?.[0]).toMatchObject({ extensions: { fields: { dueOn: expect.any(String) } } })
  expect((await invoiceOf(lantern, staff, id)).state).toBe('draft')
})

test('payments come in parts, the same press is one, more than is open is refused, and one taken back stays', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id } = await sentInvoice(lantern, staff)
  const pay = (args: string) => askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", ${args}`)
  const press = 'amountCents: 2000, method: card, reference: "4242", idempotencyKey: "press"'
  await Promise.all([pay(press), pay(press), pay(press)])
  expect(await invoiceOf(lantern, staff, id)).toMatchObject({
    state: 'partlyPaid',
    paidCents: 2_000,
    openCents: 3_000,
  })
  expect(codeOf(await pay('amountCents: 3000, method: card, idempotencyKey: "press"'))).toBe('CONFLICT')
  expect(codeOf(await pay('amountCents: 2000, method: cash, idempotencyKey: "press"'))).toBe('CONFLICT')
  const tooMuch = await pay('amountCents: 3001, method: cash')
  expect(tooMuch.errors?.[0]?.message).toContain('$30.00')
  const [one, other] = await Promise.all([pay('method: cash'), pay('method: check')])
  expect([codeOf(one), codeOf(other)].toSorted()).toEqual(['CONFLICT', undefined])
  const paid = await invoiceOf(lantern, staff, id)
  expect(paid).toMatchObject({
    state: 'paid',
    openCents: 0,
    payments: [{ amountCents: 2_000 }, { amountCents: 3_000 }],
  })
  expect(codeOf(await askInvoice(lantern, staff, 'voidInvoice', `id: "${id}", reason: "Wrong"`))).toBe(
    'CONFLICT',
  )
  const back = paid.payments[0]?.id
  for (const _ of [1, 2]) await askInvoice(lantern, staff, 'reversePayment', `id: "${back}"`)
  const after = await invoiceOf(lantern, staff, id)
  expect(after).toMatchObject({ state: 'partlyPaid', paidCents: 3_000, openCents: 2_000 })
  expect(after.payments.map(({ reversedAt }) => reversedAt !== null)).toEqual([true, false])
  for (const tried of [sql`update payments set amount_cents = 1`, sql`delete from payments`])
    await expect(lantern.db.execute(tried)).rejects.toMatchObject({ cause: { code: '23001' } })
})

test('a void one counts nowhere; a credit has the opposite lines, and what was paid is paid back', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const mistake = await sentInvoice(lantern, staff)
  expect(codeOf(await askInvoice(lantern, staff, 'voidInvoice', `id: "${mistake.id}", reason: " "`))).toBe(
    'BAD_INPUT',
  )
  await askInvoice(lantern, staff, 'voidInvoice', `id: "${mistake.id}", reason: "Twice"`)
  expect(await invoiceOf(lantern, staff, mistake.id)).toMatchObject({
    state: 'void',
    openCents: 0,
    number: 1001,
  })

  const { id } = await sentInvoice(lantern, staff, { taxRate: 8_250 })
  await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", amountCents: 1000, method: cash`)
  await askInvoice(lantern, staff, 'creditInvoice', `id: "${id}", reason: "Wrong customer"`)
  expect(codeOf(await askInvoice(lantern, staff, 'creditInvoice', `id: "${id}", reason: "Again"`))).toBe(
    'CONFLICT',
  )
  expect(await invoiceOf(lantern, staff, id)).toMatchObject({ state: 'credited', openCents: -1_000 })
  const [credit] = await lantern.db.select().from(invoices).where(eq(invoices.kind, 'credit'))
  expect(credit).toMatchObject({ number: 1003, totalCents: -5_413, creditOfId: id, openCents: 0 })
  await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${id}", method: cash`)
  expect(await invoiceOf(lantern, staff, id)).toMatchObject({ paidCents: 0, openCents: 0 })
  const ever = { from: new Date(0), to: new Date('2100-01-01') }
  expect(await readInvoiceFigures(lantern.db, ever)).toMatchObject({
    invoicedCents: 0,
    paidCents: 0,
    openCents: 0,
  })
})

test('a credit says what its invoice says, with opposite amounts: what stands on the paper is not forgotten', async () => {
  await using lantern = await testLantern()
  const { id: quoteId, staff } = await askQuote(lantern, 18_000)
  const lines = [{ name: 'Work', quantity: 100, unitCents: 9_000, discountCents: 1_000, isTaxable: true }]
  const paper = { requestId: quoteId, lines, phone: '(713) 864-2200', taxRate: 8_250, taxPlace: 'Houston' }
  const { id } = await sentInvoice(lantern, staff, paper)
  await askInvoice(lantern, staff, 'creditInvoice', `id: "${id}", reason: "Wrong customer"`)
  const [invoice] = await lantern.db.select().from(invoices).where(eq(invoices.id, id))
  const [credit] = await lantern.db.select().from(invoices).where(eq(invoices.creditOfId, id))
  if (!invoice || !credit) throw new Error('no invoice or no credit')

  const { subtotalCents, taxCents, totalCents } = invoice
  expect(credit).toMatchObject({
    lines: [{ ...invoice.lines[0], quantity: -100, discountCents: -1_000 }],
    ...{ subtotalCents: -subtotalCents, taxCents: -taxCents, totalCents: -totalCents },
  })
  const turned = ['lines', 'subtotalCents', 'taxCents', 'totalCents']
  const own = [
    ...['id', 'kind', 'number', 'creditOfId', 'seller', 'reason', 'sentAt', 'createdAt', 'updatedAt'],
    ...['dueOn', 'note', 'paidCents', 'creditedCents', 'signedName', 'signedAt', 'voidedAt', 'creditedAt'],
    ...['openCents', 'state', 'searchText', 'searchWords'],
    ...['importId', 'outsideNumber', 'paidBeforeCents'],
  ]
  const same = Object.entries(invoice).filter(([column]) => !turned.includes(column) && !own.includes(column))
  expect(credit).toMatchObject(Object.fromEntries(same))
  // Only what is filled here can tell.
  expect(same.filter(([, value]) => value === null)).toEqual([])
})

test('the figures of a period are the sums of its invoices and payments', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  for (let round = 0; round < 12; round += 1) {
    const lines = [{ name: 'Work', quantity: 50 + round * 7, unitCents: 3_333 + round * 11 }]
    const { id, totalCents } = await sentInvoice(lantern, staff, { lines, taxRate: 8_250 })
    const part = round % 3 === 0 ? totalCents : 1_000
    await askInvoice(
      lantern,
      staff,
      'recordPayment',
      `invoiceId: "${id}", amountCents: ${part}, method: card`,
    )
    if (round % 4 === 3) await askInvoice(lantern, staff, 'creditInvoice', `id: "${id}", reason: "Wrong"`)
  }
  const all = await lantern.db.select().from(invoices)
  const paid = await lantern.db
    .select()
    .from(payments)
    .where(and(isNull(payments.reversedAt)))
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
  const now = new Date()
  const today = { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 3_600_000) }
  expect(await readInvoiceFigures(lantern.db, today)).toMatchObject({
    invoicedCents: sum(all.map(({ totalCents }) => totalCents)),
    paidCents: sum(paid.map(({ amountCents }) => amountCents)),
    openCents: sum(all.map(({ openCents }) => openCents)),
  })
  const before = { from: new Date(0), to: today.from }
  expect(await readInvoiceFigures(lantern.db, before)).toMatchObject({
    invoicedCents: 0,
    paidCents: 0,
    openCents: 0,
  })
})

test('erasing a person takes drafts and contact data; the sale stays with the name on its paper', async () => {
  await using lantern = await testLantern()
  const { id: quoteId, staff } = await askQuote(lantern, 18_000)
  const { path } = await sentInvoice(lantern, staff, {
    requestId: quoteId,
    name: 'Dana Whitfield',
    address: '1 Oak',
  })
  await draftInvoice(lantern, staff, { requestId: quoteId })
  const thrownAway = await draftInvoice(lantern, staff, { requestId: quoteId, email: 'ana@example.com' })
  await call(lantern, `mutation { deleteInvoice(input: { id: "${thrownAway.id}" }) { id } }`, {}, staff)
  expect(await lantern.db.$count(trash)).toBe(1)
  const token = path?.split('/').at(-1)
  const paper = async () =>
    (await call(lantern, `{ customerInvoiceFile(token: "${token}") { name } }`)).data?.customerInvoiceFile
  expect(await paper()).not.toBeNull()
  const me = { kind: 'staff', userId: quoteId, username: 'me', name: 'Me', role: 'owner' } as never
  const archive = await archiveOf(lantern, me, dana.email)
  if (!archive.ok) throw new Error('there is something about Dana')
  expect(await contentsOf(archive.value)).toMatchObject({ invoices: [{ number: 1001 }, { number: null }] })
  const erase = personCallsOf(models).mutations?.erasePerson
  await erase?.resolve({ contact: dana.email }, lantern.callOf({ kind: 'system' }))
  expect(await lantern.db.select().from(invoices)).toMatchObject([
    { number: 1001, name: 'Dana Whitfield', address: '1 Oak', email: null, phone: null, requestId: null },
  ])
  expect(await lantern.db.$count(trash)).toBe(0)
  expect(await paper()).toBeNull()
})

test('who has the address of an invoice is given its paper a few times in ten minutes; staff as often as they ask', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id, path } = await sentInvoice(lantern, staff)
  const token = path?.split('/').at(-1)
  const asked = (times: number) =>
    Array.from({ length: times }, (_, at) => `a${at}: customerInvoiceFile(token: "${token}") { name }`)
  const first = await call(lantern, `{ ${asked(10).join(' ')} }`)
  expect(first.errors).toBeUndefined()
  await call(lantern, `{ ${asked(10).join(' ')} }`)
  const { errors } = await call(lantern, `{ ${asked(1)} }`)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const own = await call(lantern, `{ invoiceFile(id: "${id}") { name } }`, {}, staff)
  expect(own.data?.invoiceFile).toMatchObject({ name: 'invoice-1001.pdf' })
  const inDays = (days: number) =>
    isOpenToCustomer(id, {
      ...lantern.callOf({ kind: 'system' }),
      now: () => new Date(Date.now() + days * 24 * 3_600_000),
    })
  expect([await inDays(729), await inDays(731)]).toEqual([true, false])
})

test('a visitor fetches one by its address alone', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id, path } = await sentInvoice(lantern, staff, { name: 'Hidden Person' })
  const token = path?.split('/').at(-1)
  const asked = (it?: string) => call(lantern, `{ customerInvoiceFile(token: "${it}") { name base64 } }`)
  expect((await asked(token)).data?.customerInvoiceFile).toMatchObject({ name: 'invoice-1001.pdf' })
  expect((await asked(`${id}.pdf`)).data?.customerInvoiceFile).toBeNull()
})
