import { asc, eq, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { type LineItem, totalsOf } from '#content/money/line-items.ts'
import { invoices, type StoredInvoice } from '#server/schema/invoices.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { askInvoice, sentInvoice, type TestInvoice } from '#tests/invoices.ts'
import {
  call,
  codeOf,
  dataOf,
  ownerCookie,
  type StaffHeaders,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { readInvoiceFigures } from './invoice-figures.ts'

const locks = { lines: [{ name: 'Lock', quantity: 300, unitCents: 4_000 }], taxRate: 8_250 }

async function opened() {
  const lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const ask = (...args: [Parameters<typeof askInvoice>[2], string]) => askInvoice(lantern, staff, ...args)
  const stored = async (id: string) =>
    (await lantern.db.select().from(invoices).where(eq(invoices.id, id)))[0] as StoredInvoice
  const creditsOf = (id: string) =>
    lantern.db.select().from(invoices).where(eq(invoices.creditOfId, id)).orderBy(asc(invoices.number))
  return {
    lantern,
    staff,
    ask,
    stored,
    creditsOf,
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

const textOf = async (lantern: TestLantern, staff: StaffHeaders, id: string) => {
  const asked = await call(lantern, `{ invoiceFile(id: "${id}") { base64 } }`, {}, staff)
  const { base64 } = dataOf<{ base64: string }>(asked, 'invoiceFile')
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  return (await extractText(pdf, { mergePages: true })).text
}

test('one of three locks goes back, then twenty dollars, then the rest: each has a number, and all are the invoice', async () => {
  await using money = await opened()
  const { lantern, staff, ask, stored, creditsOf } = money
  const { id, totalCents } = await sentInvoice(lantern, staff, locks)
  expect(totalCents).toBe(12_990)
  const credit = (args: string) => ask('creditInvoice', `id: "${id}", reason: "Returned", ${args}`)

  expect((await credit('lines: [{ position: 0, quantity: 100 }]')).data?.creditInvoice).toMatchObject({
    ...{ state: 'sent', creditedCents: 4_330, openCents: 8_660, reason: null },
  })
  expect((await credit('amountCents: 2000')).data?.creditInvoice).toMatchObject({ openCents: 6_660 })
  expect(await textOf(lantern, staff, id)).toMatch(
    /Credit 1002, .* -\$43\.30\s+Credit 1003, .* -\$20\.00\s+Open \$66\.60/,
  )
  await ask('recordPayment', `invoiceId: "${id}", method: cash, amountCents: 6660`)
  expect(await stored(id)).toMatchObject({ state: 'paid', openCents: 0 })

  for (const [args, field] of [
    ['amountCents: 6661', 'amountCents'],
    ['lines: [{ position: 0, quantity: 300 }]', 'lines'],
    ['lines: [{ position: 0, quantity: 0 }]', 'lines'],
    ['lines: [{ position: 0, quantity: 100 }], amountCents: 100', 'amountCents'],
  ]) {
    const refused = await credit(args ?? '')
    expect([args, codeOf(refused)]).toEqual([args, 'BAD_INPUT'])
    expect(JSON.stringify(refused.errors)).toContain(field)
  }
  expect(codeOf(await ask('voidInvoice', `id: "${id}", reason: "Wrong"`))).toBe('CONFLICT')

  const last = await credit('mails: false')
  expect(last.data?.creditInvoice).toMatchObject({
    ...{ state: 'credited', creditedCents: 12_990, openCents: -6_660, reason: 'Returned' },
  })
  expect((await creditsOf(id)).map(({ number, totalCents: cents }) => [number, cents])).toEqual([
    [1002, -4_330],
    [1003, -2_000],
    [1004, -6_660],
  ])
  expect(codeOf(await credit('amountCents: 1'))).toBe('CONFLICT')
  await ask('recordPayment', `invoiceId: "${id}", method: cash`)
  expect(await stored(id)).toMatchObject({ state: 'credited', paidCents: 0, openCents: 0 })
  await expect(lantern.db.execute(sql`update invoices set credited_cents = 0`)).rejects.toMatchObject({
    cause: { code: '23001' },
  })
})

test('two presses at once are one credit; two credits at once are no more than the invoice', async () => {
  await using money = await opened()
  const { lantern, staff, ask, stored, creditsOf } = money
  for (const round of [1, 2, 3, 4]) {
    const { id } = await sentInvoice(lantern, staff, locks)
    const press = `id: "${id}", reason: "Returned", creditId: "${crypto.randomUUID()}", amountCents: 2000`
    const pressed = await Promise.all([1, 2, 3].map(() => ask('creditInvoice', press)))
    expect(pressed.map(codeOf)).toEqual([undefined, undefined, undefined])
    expect((await creditsOf(id)).map(({ totalCents }) => totalCents)).toEqual([-2_000])
    const both = await Promise.all(
      [8_000, 8_000].map((cents) => ask('creditInvoice', `id: "${id}", reason: "x", amountCents: ${cents}`)),
    )
    expect([round, both.map(codeOf).toSorted()]).toEqual([round, ['BAD_INPUT', undefined]])
    expect(await stored(id)).toMatchObject({ creditedCents: 10_000, openCents: 2_990 })
    const other = await sentInvoice(lantern, staff, locks)
    const elsewhere = press.replace(id, other.id)
    expect(codeOf(await ask('creditInvoice', elsewhere))).toBe('CONFLICT')
  }
})

test('the mail of a credit says what it takes off and what is open or owed then', async () => {
  await using money = await opened()
  const { lantern, staff, ask } = money
  const { id } = await sentInvoice(lantern, staff, { ...locks, email: 'ana@example.com' })
  await ask('creditInvoice', `id: "${id}", reason: "Returned", amountCents: 2000`)
  await ask('recordPayment', `invoiceId: "${id}", method: card`)
  await ask('creditInvoice', `id: "${id}", reason: "Returned", amountCents: 500`)
  const mails = await lantern.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.topic, 'invoice.sent'))
    .orderBy(asc(deliveries.createdAt))
  const ended = mails.map(({ payload }) => Object(payload).ended).filter(Boolean)
  expect(ended).toEqual([
    { number: '1001', paidCents: 0, openCents: 10_990 },
    { number: '1001', paidCents: 500, openCents: 0 },
  ])
})

test('whatever is sold, paid and credited in parts: service, paper and figures are the same to the cent', async () => {
  await using money = await opened()
  const { lantern, staff, ask, stored, creditsOf } = money
  const upTo = (most: number) => Math.floor(Math.random() * (most + 1))
  const expected = { invoicedCents: 0, paidCents: 0, openCents: 0 }
  for (let round = 0; round < 8; round += 1) {
    const lines = Array.from({ length: 1 + upTo(4) }, (_, index): LineItem => {
      const [quantity, unitCents] = [50 + upTo(700), 100 + upTo(40_000)]
      const discountCents = upTo(2) ? 0 : upTo(unitCents >> 1)
      return { name: `Work ${index}`, quantity, unitCents, discountCents, isTaxable: upTo(2) > 0 }
    })
    const taxRate = upTo(3) ? upTo(12_000) : 0
    const { id } = await sentInvoice(lantern, staff, { lines, taxRate })
    const { totalCents } = totalsOf(lines, taxRate)
    const paid = 1 + upTo(totalCents - 1)
    await ask('recordPayment', `invoiceId: "${id}", method: cash, amountCents: ${paid}`)
    for (let part = 1 + upTo(2); part > 0; part -= 1) {
      const position = upTo(lines.length - 1)
      const args = upTo(1)
        ? `amountCents: ${1 + upTo(totalCents >> 2)}`
        : `lines: [{ position: ${position}, quantity: ${1 + upTo((lines[position]?.quantity ?? 1) - 1)} }]`
      await ask('creditInvoice', `id: "${id}", reason: "x", ${args}`)
    }
    if (upTo(2) === 0) await ask('creditInvoice', `id: "${id}", reason: "All"`)
    const [row, credits] = [await stored(id), await creditsOf(id)]
    const credited = -credits.reduce((sum, { totalCents: cents }) => sum + cents, 0)
    expect(row).toMatchObject({ creditedCents: credited, openCents: totalCents - credited - paid })
    expect(credited).toBeLessThanOrEqual(totalCents)
    expect((row.state === 'credited') === (credited === totalCents)).toBe(true)
    const read = await call(
      lantern,
      `{ getInvoice(id: "${id}") { credits { totalCents } creditLeft { taxedCents untaxedCents taxCents } } }`,
      {},
      staff,
    )
    const { creditLeft } = dataOf<{ creditLeft: Record<string, number> | null }>(read, 'getInvoice')
    const left = Object.values(creditLeft ?? {}).reduce((sum, cents) => sum + cents, 0)
    expect(left).toBe(totalCents - credited)
    const paper = (await textOf(lantern, staff, id)).replace(/\s+/g, ' ')
    const label = row.openCents < 0 ? 'We owe you' : 'Open'
    if (row.openCents !== 0)
      expect(paper).toContain(
        `${label} ${new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Math.abs(row.openCents) / 100)}`,
      )
    for (const { subtotalCents, taxCents, totalCents: cents } of credits)
      expect(subtotalCents + taxCents).toBe(cents)
    expected.invoicedCents += totalCents - credited
    expected.paidCents += paid
    expected.openCents += row.openCents
  }
  const ever = { from: new Date(0), to: new Date('2100-01-01') }
  expect(await readInvoiceFigures(lantern.db, ever)).toMatchObject(expected)
  expect(expected.openCents).toBe(expected.invoicedCents - expected.paidCents)
})

test('a credit of an invoice that is not there, a draft or void is refused', async () => {
  await using money = await opened()
  const { lantern, staff, ask } = money
  const voided = await sentInvoice(lantern, staff)
  await ask('voidInvoice', `id: "${voided.id}", reason: "Twice"`)
  for (const id of [voided.id, crypto.randomUUID()]) {
    const { errors } = await ask('creditInvoice', `id: "${id}", reason: "x", amountCents: 5`)
    expect(errors).toHaveLength(1)
  }
  const sent: TestInvoice = await sentInvoice(lantern, staff)
  expect((await ask('creditInvoice', `id: "${sent.id}", reason: " ", amountCents: 5`)).errors).toHaveLength(1)
})
