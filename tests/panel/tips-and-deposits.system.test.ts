import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { type LineItem, totalsOf } from '#content/money/line-items.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { composeInvoiceMail, invoiceMail, readOwed } from '#server/notifications/mail/invoice-mail.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { inOurWords } from '#tests/firms.ts'
import { posted } from '#tests/forms.ts'
import { askInvoice, type TestInvoice } from '#tests/invoices.ts'
import { english } from '#tests/languages/in-english.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'
import { dana } from '#tests/quotes.ts'

const upTo = (most: number) => Math.floor(Math.random() * (most + 1))

const someLine = (_: unknown, index: number): LineItem => ({
  ...{
    name: `Work ${index}`,
    quantity: 100 + upTo(400),
    unitCents: 500 + upTo(40_000),
    discountCents: upTo(500),
  },
  isTaxable: Math.random() < 0.6,
})

const dollarsOf = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const inputIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(html)?.[1] ?? ''

async function desk(lantern: TestLantern) {
  const headers = await ownerCookie(lantern)
  const page = async (path: string) => (await lantern.fetch(path, { headers })).text()
  const ask = async <Saved = { id: string }>(mutation: string, variables: object = {}) =>
    dataOf<Saved>(await call(lantern, mutation, variables, headers), 'saved')
  return {
    ...{ headers, page, ask },
    post: (path: string, fields: Record<string, string>) =>
      lantern.fetch(path, posted({ id: '', ...fields }, headers)),
    async accepted(input: object) {
      const { id: requestId } = await ask(
        'mutation($input: CreateCallInput!) { saved: createCall(input: $input) { id } }',
        {
          input: { name: 'Rosa Keller', phone: '(713) 555-0166', email: dana.email, service: 'residential' },
        },
      )
      const made = await ask(
        'mutation($input: CreateEstimateInput!) { saved: createEstimate(input: $input) { id } }',
        { input: { requestId, ...input } },
      )
      await ask(`mutation { saved: sendEstimate(id: "${made.id}") { id } }`)
      await ask(
        `mutation { saved: recordEstimateAnswer(id: "${made.id}", isAccepted: true, name: "Dana") { id } }`,
      )
      return { requestId, estimateId: made.id }
    },
    async pdf(id: string) {
      const { base64 } = await ask<{ base64: string }>(`{ saved: invoiceFile(id: "${id}") { base64 } }`)
      const file = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
      return (await extractText(file, { mergePages: true })).text.replace(/\s+/g, ' ')
    },
    /** The cents of a column, added up. */
    async column(path: string, title: string) {
      const [head = '', ...rows] = (await page(path)).trim().split('\r\n')
      const at = head
        .replace(/^\uFEFF/, '')
        .split(',')
        .indexOf(title)
      expect([title, at > -1]).toEqual([title, true])
      return rows.reduce((sum, row) => sum + Math.round(Number(row.split(',')[at]) * 100), 0)
    },
  }
}

const methods = ['cash', 'check', 'card', 'transfer'] as const

test('panel, PDF, files and reports say the same of sums with tips and deposits, to the cent', async () => {
  await using lantern = await lanternWithPages()
  const { headers, page, ask, accepted, pdf, column } = await desk(lantern)
  const all = { invoiced: 0, paid: 0, open: 0, tips: 0, cash: 0, cashTips: 0 }
  const took = (method: string, cents: number, tip: number) => {
    all.paid += cents
    all.tips += tip
    if (method === 'cash') all.cash += cents
    if (method === 'cash') all.cashTips += tip
  }
  for (const count of [1, 2, 4, 7, 11]) {
    const lines = Array.from({ length: count }, someLine)
    const taxRate = upTo(12_000)
    const { totalCents } = totalsOf(lines, taxRate)
    const deposit = count % 2 ? { depositRate: 1 + upTo(99_999) } : { depositCents: 1 + upTo(totalCents - 1) }
    const { estimateId } = await accepted({ lines, taxRate, ...deposit })
    const [first, second] = [methods[upTo(3)] ?? 'cash', methods[upTo(3)] ?? 'cash']
    const tip = upTo(2_000)
    const held = await ask<TestInvoice>(
      `mutation { saved: recordDeposit(estimateId: "${estimateId}", method: ${first}, tipCents: ${tip}) { id paidCents } }`,
    )
    took(first, held.paidCents, tip)
    const { id } = await ask(`mutation { saved: sendInvoice(id: "${held.id}", mails: false) { id } }`)
    const open = totalCents - held.paidCents
    const part = open > 1 ? 1 + upTo(open - 2) : 0
    const more = 1 + upTo(1_000)
    if (part > 0) {
      const args = `invoiceId: "${id}", amountCents: ${part}, tipCents: ${more}, method: ${second}`
      dataOf(await askInvoice(lantern, headers, 'recordPayment', args), 'recordPayment')
      took(second, part, more)
    }
    all.invoiced += totalCents
    all.open += open - part
    const shown = textOf(await page(`/admin/invoices/${id}`))
    expect(shown).toContain(`Total ${dollarsOf(totalCents)} Paid ${dollarsOf(held.paidCents + part)}`)
    const paper = await pdf(id)
    expect(paper).toContain(`Total ${dollarsOf(totalCents)}`)
    expect(paper).toMatch(/Deposit paid on \w+ \d+, \d{4} \([a-z ]+\) -\$/)
    expect(paper).toContain(`-${dollarsOf(held.paidCents)}`)
    for (const given of [tip, part > 0 ? more : 0].filter((cents) => cents > 0))
      expect(paper).toContain(`Tip: ${dollarsOf(given)} (`)
    if (open > part) expect(paper).toContain(`Open ${dollarsOf(open - part)}`)
  }
  const year =
    'report(period: year) { current { invoices { invoicedCents paidCents openCents tipCents paidBy { amountCents } paidByPerson { amountCents tipCents } } } }'
  const { current } = await ask<{ current: { invoices: Record<string, unknown> } }>(`{ saved: ${year} }`)
  expect(current.invoices).toMatchObject({
    ...{ invoicedCents: all.invoiced, paidCents: all.paid, openCents: all.open, tipCents: all.tips },
    paidByPerson: [{ amountCents: all.paid, tipCents: all.tips }],
  })
  const money = await ask<object>('{ saved: openMoney { openCents collectedTodayCents } }')
  expect(money).toEqual({ openCents: all.open, collectedTodayCents: all.paid })
  const drawers = await ask<object[]>('{ saved: drawers { cashCents tipCents } }')
  expect(drawers).toEqual(all.cash > 0 ? [{ cashCents: all.cash, tipCents: all.cashTips }] : [])
  expect(textOf(await page('/admin/invoices'))).toContain(
    `${dollarsOf(all.invoiced)} invoiced, ${dollarsOf(all.paid)} paid, ${dollarsOf(all.open)} open.`,
  )
  const file = '/admin/invoices/export.csv'
  expect([await column(file, 'Total (USD)'), await column(file, 'Paid (USD)')]).toEqual([
    all.invoiced,
    all.paid,
  ])
  expect([await column(file, 'Open (USD)'), await column(file, 'Tips (USD)')]).toEqual([all.open, all.tips])
  const paymentsFile = '/admin/reports/payments.csv?period=year'
  expect(await column(paymentsFile, 'Amount (USD)')).toBe(all.paid)
  expect(await column(paymentsFile, 'Tip (USD)')).toBe(all.tips)
  const booked = (await page('/admin/invoices/quickbooks.iif')).split('\r\n').map((row) => row.split('\t'))
  const on = (account: string) =>
    booked.reduce(
      (sum, [, , , name, , amount]) => (name === account ? sum + Math.round(Number(amount) * 100) : sum),
      0,
    )
  const banked = all.tips - all.cashTips
  expect(on('Accounts Receivable')).toBe(all.open)
  expect([on('Undeposited Funds'), on('Tips Payable')]).toEqual([all.paid + banked, 0 - banked])
})

test('the customer’s page asks for the deposit after the yes, with the link to pay it, until staff record it', async () => {
  await using lantern = await lanternWithPages()
  const { page, ask, post, accepted } = await desk(lantern)
  const paymentLink = 'https://pay.example/{number}/{amount}'
  await ask(
    'mutation($input: BusinessProfileInput!) { saved: updateBusinessProfile(input: $input) { name } }',
    {
      input: profileInput({ paymentLink }),
    },
  )
  const lines = [{ name: 'Panic bar', quantity: 100, unitCents: 50_000 }]
  const { requestId, estimateId } = await accepted({ lines, depositRate: 40_000 })
  const { customerPath, number } = await ask<{ customerPath: string; number: string }>(
    `{ saved: getRequest(id: "${requestId}") { customerPath number } }`,
  )
  const asked = textOf(await page(customerPath))
  expect(asked).toContain('Deposit of $200.00 due')
  expect(asked).toContain(`Please name request ${number}`)
  expect(await page(customerPath)).toContain(`https://pay.example/${number}/200.00`)
  const at = `/admin/estimates/${estimateId}`
  const html = await page(at)
  expect(textOf(html)).toContain('$200.00 is due.')
  const wrong = await post(at, {
    intent: 'deposit',
    method: 'cash',
    amount: 'much',
    key: inputIn(html, 'key'),
  })
  expect(wrong.status).toBe(422)
  const form = { intent: 'deposit', method: 'cash', amount: '200', tip: '5', key: inputIn(html, 'key') }
  for (const _ of [1, 2]) expect((await post(at, form)).status).toBe(200)
  const after = textOf(await page(customerPath))
  expect(after).toMatch(/Deposit of \$200\.00 paid on \w+ \d+, \d{4}\. Thank you\./)
  expect(after).not.toContain('Deposit of $200.00 due')
  const shown = await page(at)
  expect(textOf(shown)).toMatch(/\$200\.00 paid on .* The draft that holds it/)
  const draft = /href="(\/admin\/invoices\/[^"]+)"[^>]*>The draft/.exec(shown)?.[1] ?? ''
  expect(textOf(await page(draft))).toContain('Tip $5.00')
  expect(textOf(await page(`/admin/inbox/calls/${requestId}`))).toContain('Deposit $200.00 paid')
  const id = draft.split('/').at(-1)
  await ask(`mutation { saved: sendInvoice(id: "${id}") { id } }`)
  const [mail] = (await lantern.db.select().from(deliveries)).filter(({ topic }) => topic === 'invoice.sent')
  const composed = composeInvoiceMail(invoiceMail.parse(mail?.payload), {
    company: inOurWords(defaultProfile),
    customerSite: 'https://lantern.example.com',
    invitationDays: 90,
    links: { receipt: () => '/receipt/x', invitation: () => '/reviews/new', invoice: () => '/invoice/x' },
    words: english.words,
    owed: await readOwed(lantern.db, { kind: 'Call', id: requestId }),
  })
  expect(composed.text).toMatch(/Deposit paid on \w+ \d+, \d{4}: \$200\.00\./)
  expect(composed.text).toContain('Thank you for the tip of $5.00')
  expect(composed.text).not.toContain('We received')
})
