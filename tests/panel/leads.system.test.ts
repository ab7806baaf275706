import { expect, test } from 'vitest'
import { posted } from '#tests/forms.ts'
import { call, cookieOf, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

async function listWithOne(create: string, field: string, input: object, path: string) {
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const submission = filledForm(lantern.secret)
  const { id } = dataOf<{ id: string }>(await call(lantern, create, { input, submission }), field)
  const send = (fields: Record<string, string>, search = '') =>
    lantern.fetch(`${path}/${id}${search}`, posted({ id, ...fields }, headers))
  return { lantern, headers, id, send, [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose]() }
}

test('empty lines of a message are one, so that nothing is pushed out of sight', async () => {
  const message = `Front door\r\n${'\r\n \r\n'.repeat(20)}and back door`
  await using owner = await listWithOne(CreateQuote, 'createQuote', { ...dana, message }, '/admin/quotes')
  const page = await owner.lantern.fetch(`/admin/quotes/${owner.id}`, { headers: owner.headers })
  expect(await page.text()).toMatch(/Front door\r?\n\nand back door/)
})

test('while email is not set up, no form of the panel promises a mail', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  for (const path of ['/admin/calls/new', '/admin/settings/administrators']) {
    const html = await (await lantern.fetch(path, { headers })).text()
    expect(html).toContain('Email is not set up')
    expect(html).not.toMatch(/They are mailed|They get an email/)
  }
})

test('before the script has come, a change that does not get through says so above the request', async () => {
  await using owner = await listWithOne(CreateQuote, 'createQuote', dana, '/admin/quotes')
  const refused = await owner.send({ intent: 'notes', notes: 'x'.repeat(5_001) })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/role="alert"[^>]*>Keep this under 5000 characters\./)
})

test.each([
  ['quote', CreateQuote, 'createQuote', dana, '/admin/quotes', '/admin/quotes/export.csv'],
  ['message', CreateMessage, 'createMessage', sam, '/admin/messages', '/admin/messages/export.csv'],
])(
  'the extension of a %s is seen and dialed in its list, on the dashboard and in the spreadsheet; a text goes to the number',
  async (_, create, field, input, path, csv) => {
    await using owner = await listWithOne(create, field, { ...input, phone: '7135550166 ext 12' }, path)
    const shown = async (path: string) => (await owner.lantern.fetch(path, { headers: owner.headers })).text()
    for (const html of [await shown(path), await shown('/admin')]) {
      expect(html).toContain('(713) 555-0166 ext. 12')
      expect(html).toContain('href="tel:+17135550166,12"')
    }
    expect(await shown(`${path}/${owner.id}`)).toContain('href="sms:+17135550166"')
    expect(await shown(csv)).toContain('(713) 555-0166 ext. 12')
  },
)

test.each([
  ['quote', CreateQuote, 'createQuote', dana, '/admin/quotes'],
  ['message', CreateMessage, 'createMessage', sam, '/admin/messages'],
])(
  'an old address of a %s opens its page, and old names of filters are read',
  async (row, create, field, input, path) => {
    await using owner = await listWithOne(create, field, input, path)
    const read = (path: string) => owner.lantern.fetch(path, { headers: owner.headers })
    const old = await read(`${path}?${row}=${owner.id}`)
    expect([old.status, old.headers.get('location')]).toEqual([302, `${path}/${owner.id}`])
    const opens = `${path}/${owner.id}`
    for (const address of [`${path}?status=new`, `${path}?filter=new`, '/admin/inbox'])
      expect(await (await read(address)).text(), address).toContain(owner.id)
    for (const address of [
      `${path}?status=to-check`,
      `${path}?filter=suspicious`,
      `${path}?status=completed`,
    ])
      expect(await (await read(address)).text(), address).not.toContain(opens)
    await owner.send({ intent: 'suspicious', reasons: 'trap' })
    for (const address of [`${path}?status=to-check`, `${path}?filter=suspicious`])
      expect(await (await read(address)).text(), address).toContain(opens)
    expect(await (await read('/admin/inbox?filter=toCheck')).text()).toContain(owner.id)
  },
)

async function sentQuote() {
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const submission = filledForm(lantern.secret)
  const { id, receipt } = createdQuote(await call(lantern, CreateQuote, { input: dana, submission }))
  const staff = async (document: string, variables: object, name: string) =>
    dataOf<{ id: string }>(await call(lantern, document, variables, headers), name)
  const read = async (path: string, sent?: Response) => {
    const cookie = path === receipt ? sent && cookieOf(sent) : headers.cookie
    return (await lantern.fetch(path, { headers: { cookie: cookie ?? '' } })).text()
  }
  /** Presses the button of a form of the page as a browser without script does, with what the form hides. */
  const press = async (intent: string, typed: Record<string, string>, html?: string) => {
    const page = html ?? (await read(receipt))
    const form = [...page.matchAll(/<form\b.*?<\/form>/gs)].find(([text]) =>
      text.includes(`value="${intent}"`),
    )
    const hidden = [...(form?.[0] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    return lantern.fetch(
      receipt,
      posted({ ...Object.fromEntries(hidden.map(([, ...pair]) => pair)), ...typed }),
    )
  }
  const post = (path: string, fields: Record<string, string>) => lantern.fetch(path, posted(fields, headers))
  return {
    id,
    receipt,
    staff,
    read,
    press,
    post,
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

test('without script a customer asks for another time, then cancels the appointment; staff read why', async () => {
  await using quote = await sentQuote()
  const book = (scheduledAt: string) =>
    quote.staff(
      'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }',
      { input: { id: quote.id, scheduledAt, windowMinutes: 120, status: 'contacted' } },
      'updateQuote',
    )
  await book('2031-05-05T19:00:00Z')
  const first = await quote.read(quote.receipt)
  expect(first).toMatch(/<h1[^>]*>[^<]*between 2 and 4\sPM/)
  expect(first).toMatch(/>Monday, May 5, 2031, between 2 and 4\sPM</)
  expect(first).toContain('Yes, ask for another time')
  const asked = await quote.press('anotherTime', { message: 'Tuesday, after five' })
  expect(asked.status).toBe(303)
  const told = await quote.read(quote.receipt, asked)
  expect(told).toContain('Sent. We know about it.')
  expect(told).toMatch(/<h1[^>]*>You asked for another time</)
  expect(told).toMatch(/We’ll call you .*by .* to find one\. Until then your appointment stands/)
  expect(told).not.toContain('Yes, ask for another time')
  expect(await quote.read('/admin/inbox')).toContain('Asks for another time')
  expect(await quote.read(`/admin/inbox/quotes/${quote.id}`)).toContain('Tuesday, after five')
  expect(await quote.read('/admin/schedule?date=2031-05-05')).toMatch(
    new RegExp(`id="job-${quote.id}".*Asks for another time`, 's'),
  )

  await book('2031-05-06T19:00:00Z')
  const stale = await quote.press('noAppointment', { message: '' }, first)
  expect(await stale.text()).toMatch(/role="alert"[^>]*>The appointment has changed meanwhile/)
  const canceled = await quote.press('noAppointment', { message: '' })
  const over = await quote.read(quote.receipt, canceled)
  expect(over).toContain('Canceled. We know about it.')
  expect(over).toContain('You canceled the appointment')
  expect(await quote.read('/admin/inbox')).toContain('Canceled the appointment')
})

test('a request that its customer canceled is opened again by one press', async () => {
  await using quote = await sentQuote()
  await quote.press('cancel', {})
  expect(await quote.read(quote.receipt)).toMatch(/href="\/#quote-form"[^>]*>(?:<[^>]*>)*Send a new request/)
  const path = `/admin/inbox/quotes/${quote.id}`
  const canceled = await quote.read(path)
  expect(canceled).toContain('The customer canceled on')
  expect(canceled).not.toContain('I’ll take it')
  const [reopen = ''] = canceled.match(/<form\b(?:(?!<\/form>).)*Reopen.*?<\/form>/s) ?? []
  const hidden = [...reopen.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const fields = Object.fromEntries(hidden.map(([, ...pair]) => pair))
  expect((await quote.post(path, { ...fields, next: 'new' })).status).toBeLessThan(400)
  const open = await quote.read(path)
  expect(open).not.toContain('The customer canceled on')
  expect(open).toContain('I’ll take it')
  expect(await quote.read(quote.receipt)).not.toContain('You canceled')
})

test('without script a customer says yes to an estimate, by name', async () => {
  await using quote = await sentQuote()
  const offer = async (unitCents: number) => {
    const { id } = await quote.staff(
      'mutation($input: CreateEstimateInput!) { createEstimate(input: $input) { id } }',
      { input: { requestId: quote.id, lines: [{ name: 'Rekey', quantity: 200, unitCents }] } },
      'createEstimate',
    )
    await quote.staff('mutation($id: ID!) { sendEstimate(id: $id) { id } }', { id }, 'sendEstimate')
  }
  await offer(4_525)
  expect(await quote.read(quote.receipt)).toContain('$90.50')
  const nameless = await quote.press('accept', { name: ' ' })
  expect(nameless.status).toBe(422)
  const agreed = await quote.press('accept', { name: 'Dana Whitfield' })
  expect(await quote.read(quote.receipt, agreed)).toContain('You accepted it')
  expect(await quote.read(`/admin/inbox/quotes/${quote.id}`)).toContain(
    'The customer said yes to the estimate',
  )
  await offer(5_000)
  expect(await quote.read(quote.receipt)).toMatch(
    /You accepted \$90\.50 at .{4,9}\. Since then we have sent this new version, for \$100\.00\./,
  )
})
