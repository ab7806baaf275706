import { expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, dana, filledForm } from '#tests/quotes.ts'

async function openedQuote(config: Partial<Config> = {}) {
  const lantern = await testLantern({ pages: await builtPages(undefined), config })
  const headers = await ownerCookie(lantern)
  const submission = filledForm(lantern.secret)
  const { id } = dataOf<{ id: string }>(
    await call(lantern, CreateQuote, { input: dana, submission }),
    'createQuote',
  )
  const path = `/admin/inbox/quotes/${id}`
  const stored = async () => {
    const [row] = await lantern.db.select().from(requests)
    if (!row) throw new Error('the quote is gone')
    return row
  }
  const events = async () =>
    (await lantern.db.select().from(leadEvents).orderBy(leadEvents.id)).map(({ kind }) => kind)
  const page = async () => (await lantern.fetch(path, { headers })).text()
  const send = (fields: Record<string, string>, search = '') =>
    lantern.fetch(`${path}${search}`, posted({ id, ...fields }, headers))
  return {
    lantern,
    headers,
    path,
    stored,
    events,
    page,
    send,
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

test('reading the page marks nothing seen: only a press, or the browser that shows it, does', async () => {
  await using quote = await openedQuote()
  expect(await quote.page()).toContain('Dana')
  expect((await quote.stored()).seenAt).toBeNull()
  expect((await quote.send({ intent: 'seen' })).status).toBe(200)
  expect((await quote.stored()).seenAt).toBeInstanceOf(Date)
})

test('before the script has come: taken, no answer, comes back, reached, on the way, done', async () => {
  await using quote = await openedQuote()
  await quote.send({ intent: 'take', give: 'me' })
  expect(await quote.stored()).toMatchObject({ assigneeId: expect.any(String), seenAt: expect.any(Date) })
  await quote.send({ intent: 'called', outcome: 'noAnswer' })
  expect(await quote.page()).toContain('When do you want to follow up?')
  const pressedAt = Date.now()
  await quote.send({ intent: 'follow-up', choice: '15' })
  const { followUpAt, status } = await quote.stored()
  expect(status).toBe('new')
  expect(Number(followUpAt)).toBeGreaterThanOrEqual(pressedAt + 15 * 60_000)
  expect(Number(followUpAt)).toBeLessThanOrEqual(Date.now() + 15 * 60_000)
  expect(await quote.page()).toContain('Follow up')
  await quote.send({ intent: 'called', outcome: 'reached' })
  expect(await quote.stored()).toMatchObject({ status: 'contacted', followUpAt: null })
  await quote.send({ intent: 'on-the-way', minutes: '20' })
  expect(await quote.page()).toContain('On the way, there about')
  await quote.send({ intent: 'status', next: 'completed' })
  expect(await quote.page()).toContain('Reopen')
  expect(await quote.events()).toEqual([
    'seen',
    'taken',
    'called',
    'followUp',
    'called',
    'contacted',
    'onTheWay',
    'completed',
  ])
})

test('an outcome pressed by mistake is taken back with its line of the time line', async () => {
  await using quote = await openedQuote()
  await quote.send({ intent: 'called', outcome: 'voicemail' })
  const { updatedAt } = await quote.stored()
  await quote.send({ intent: 'restore', callOutcome: '', calledAt: '', savedAt: updatedAt.toISOString() })
  expect(await quote.stored()).toMatchObject({ callOutcome: null, calledAt: null })
  expect(await quote.events()).toEqual(['seen'])
})

test('a mark as seen that comes late changes nothing, and keeps no press from being undone', async () => {
  await using quote = await openedQuote()
  await quote.send({ intent: 'called', outcome: 'voicemail' })
  const { updatedAt, seenAt } = await quote.stored()
  expect((await quote.send({ intent: 'seen' })).status).toBe(200)
  expect(await quote.stored()).toMatchObject({ updatedAt, seenAt })
  await quote.send({ intent: 'restore', callOutcome: '', calledAt: '', savedAt: updatedAt.toISOString() })
  expect(await quote.stored()).toMatchObject({ callOutcome: null, calledAt: null })
})

test('a lost request is closed and no longer new, even without a call; reopened it waits again', async () => {
  await using quote = await openedQuote()
  await quote.send({ intent: 'lost', reason: 'price' })
  expect(await quote.stored()).toMatchObject({ lostReason: 'price', status: 'contacted', contactedAt: null })
  expect(await quote.page()).toContain('Lost: The price')
  await quote.send({ intent: 'status', next: 'new' })
  expect(await quote.stored()).toMatchObject({ lostReason: null, status: 'new' })
})

const job = {
  address: '1200 Main St',
  date: '2026-11-23',
  time: '09:30',
  minutes: '60',
  mails: 'yes',
  again: '',
  price: '$180.50',
  nextStep: 'Order the cylinder',
  follow: '',
}

test('the job is saved in the time zone of the business; a wrong price is named and nothing typed is lost', async () => {
  await using quote = await openedQuote()
  const nothing = JSON.stringify(['', '', '', '', '', 'yes', '', '', '', ''])
  const refused = await quote.send({ intent: 'details', before: nothing, ...job, price: 'about 90' })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('Please enter a price like 180')
  expect(html).toContain('value="about 90"')
  const absurd = [
    { intent: 'details', before: nothing, ...job, date: '0026-05-01' },
    { intent: 'details', before: nothing, ...job, follow: '0026-05-01T10:00' },
    { intent: 'follow-up', at: '0026-05-01T10:00' },
  ]
  for (const fields of absurd) {
    const answer = await quote.send(fields)
    expect([fields.intent, answer.status]).toEqual([fields.intent, 422])
    expect(await answer.text()).toContain('Please enter a date between 1900 and 2200.')
  }
  expect((await quote.send({ intent: 'details', before: nothing, ...job })).status).toBe(200)
  expect(await quote.stored()).toMatchObject({
    address: '1200 Main St',
    scheduledAt: new Date('2026-11-23T15:30:00Z'),
    scheduledMinutes: 60,
    quotedCents: 18_050,
    nextStep: 'Order the cylinder',
  })
  expect(await quote.page()).toContain('$180.50')
})

test('what two people change of a job at once is both saved, unless it is the same', async () => {
  await using quote = await openedQuote()
  const nothing = JSON.stringify(['', '', '', '', '', 'yes', '', '', '', ''])
  const untouched = {
    date: '',
    time: '',
    minutes: '',
    price: '',
    nextStep: '',
    address: '',
    follow: '',
    mails: 'yes',
  }
  const save = (changes: object) =>
    quote.send({ intent: 'details', before: nothing, ...untouched, ...changes })
  expect((await save({ address: '5 Elm St', price: '90' })).status).toBe(200)
  expect((await save({ nextStep: 'Bring blanks' })).status).toBe(200)
  expect(await quote.stored()).toMatchObject({
    address: '5 Elm St',
    quotedCents: 9_000,
    nextStep: 'Bring blanks',
  })
  expect((await save({ price: '95' })).status).toBe(422)
  expect((await save({ price: '90' })).status).toBe(200)
  expect((await save({ date: '2026-11-23', time: '09:30' })).status).toBe(200)
  expect((await save({ date: '2026-11-24', time: '09:30' })).status).toBe(422)
  expect((await quote.stored()).scheduledAt).toEqual(new Date('2026-11-23T15:30:00Z'))
})

test('a job that another person changed meanwhile is not overwritten unasked; a call meanwhile is no conflict', async () => {
  await using quote = await openedQuote()
  const nothing = JSON.stringify(['', '', '', '', '', 'yes', '', '', '', ''])
  await quote.send({ intent: 'called', outcome: 'reached' })
  await quote.send({ intent: 'details', before: nothing, ...job })
  const overtaken = await quote.send({ intent: 'details', before: nothing, ...job, address: '5 Elm St' })
  expect(overtaken.status).toBe(422)
  const html = await overtaken.text()
  expect(html).toContain('Someone else changed the job')
  expect((await quote.stored()).address).toBe('1200 Main St')
  const replaces = JSON.stringify([
    '1200 Main St',
    '2026-11-23',
    '09:30',
    '60',
    '',
    'yes',
    '',
    '180.50',
    'Order the cylinder',
    '',
  ])
  await quote.send({ intent: 'details', before: nothing, replaces, ...job, address: '5 Elm St' })
  expect((await quote.stored()).address).toBe('5 Elm St')
})

test('a message has the same page; another kind or id is not found', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { id } = dataOf<{ id: string }>(await call(lantern, CreateMessage, { input: sam }), 'createMessage')
  const read = (path: string) => lantern.fetch(`/admin/inbox/${path}`, { headers })
  expect(await (await read(`messages/${id}`)).text()).toContain('Sam')
  for (const path of [`quotes/${id}`, `reviews/${id}`, 'messages/nothing'])
    expect((await read(path)).status).toBe(404)
})

test('a stored phone number that is none is shown as typed, without a link', async () => {
  await using quote = await openedQuote()
  expect(await quote.page()).toContain('tel:+17135550117')
  await quote.lantern.db.update(requests).set({ phone: 'abc', phoneE164: null })
  const inbox = async (path: string) => (await quote.lantern.fetch(path, { headers: quote.headers })).text()
  for (const html of [await quote.page(), await inbox('/admin/inbox'), await inbox('/admin/quotes')]) {
    expect(html).toContain('Not a phone number: abc')
    expect(html).not.toMatch(/href="(?:tel|sms):/)
  }
})

test('a step says beforehand that it mails the customer, once mails leave at all', async () => {
  const says = /gets an email with your arrival time/
  await using quote = await openedQuote()
  expect(await quote.page()).not.toMatch(says)
  const smtpUrl = 'smtp://mail.bayoulock.net:2525'
  await using sending = await openedQuote({ smtpUrl, mailFrom: 'office@bayoulock.net' })
  expect(await sending.page()).toMatch(says)
  expect(await sending.page()).not.toContain('gets a thank-you email')
  await sending.send({ intent: 'called', outcome: 'reached' })
  expect(await sending.page()).toContain('gets a thank-you email')
})

test('the address of the form for an estimate leads to the inbox when it is opened, and never redirects the router', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const opened = await lantern.fetch('/admin/estimates/new', { headers })
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/admin/inbox'])
  const asked = { ...headers, 'sec-fetch-dest': 'empty' }
  const read = await lantern.fetch('/admin/estimates/new.data', { headers: asked })
  expect([read.status, read.headers.get('location')]).toEqual([200, null])
})

test('who answered an estimate on the phone is the customer, until staff type another name', async () => {
  await using quote = await openedQuote()
  const { lantern, headers } = quote
  const { id: quoteId } = await quote.stored()
  const lines = [{ name: 'Rekey', quantity: 100, unitCents: 2_500 }]
  const Create = 'mutation($input: CreateEstimateInput!) { createEstimate(input: $input) { id } }'
  const made = await call(lantern, Create, { input: { requestId: quoteId, lines } }, headers)
  const { id } = dataOf<{ id: string }>(made, 'createEstimate')
  const Send = 'mutation($id: ID!) { sendEstimate(id: $id) { id } }'
  dataOf(await call(lantern, Send, { id }, headers), 'sendEstimate')
  const html = await (await lantern.fetch(`/admin/estimates/${id}`, { headers })).text()
  expect(html).toMatch(/<input [^>]*name="name"[^>]*value="Dana Whitfield"/)
})

test('a request that is opened again is not called completed', async () => {
  await using quote = await openedQuote()
  const says = /Completed \d/
  await quote.send({ intent: 'status', next: 'completed' })
  expect(await quote.page()).toMatch(says)
  await quote.send({ intent: 'status', next: 'contacted' })
  expect(await quote.page()).not.toMatch(says)
})

test('wrapping up before the script has come: price, skipped and asked again, each in Activity with its undo', async () => {
  await using quote = await openedQuote()
  expect(await quote.page()).not.toContain('Wrap up')
  await quote.send({ intent: 'status', next: 'completed' })
  const html = await quote.page()
  expect(html).toMatch(/Wrap up<\/h2><span[^>]*>0 of 5/)
  expect(html.indexOf('Wrap up')).toBeLessThan(html.indexOf('aria-label="What happens next"'))

  const refused = await quote.send({ intent: 'price', price: 'about 90' })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expect(again).toContain('Please enter a price like 180')
  expect(again).toContain('value="about 90"')
  expect((await quote.send({ intent: 'price', price: '$185' })).status).toBe(200)
  expect((await quote.stored()).quotedCents).toBe(18_500)
  expect(await quote.page()).toContain('owner@example.com set the price to $185.00')

  await quote.send({ intent: 'skip', part: 'photo', isSkipped: 'yes' })
  const skipped = await quote.page()
  expect(skipped).toContain('owner@example.com skipped the photos')
  expect(skipped).toMatch(/Skipped by owner@example\.com at /)
  expect(skipped).toMatch(/2 of 5/)
  await quote.send({ intent: 'skip', part: 'photo', isSkipped: '' })
  expect(await quote.page()).not.toContain('skipped the photos')

  await quote.send({ intent: 'restore', quotedCents: '' })
  expect((await quote.stored()).quotedCents).toBeNull()
  expect(await quote.page()).not.toContain('set the price')

  const parts = ['price', 'photo', 'invoice', 'paid', 'review']
  await Promise.all(parts.map((part) => quote.send({ intent: 'skip', part, isSkipped: 'yes' })))
  expect((await quote.stored()).skippedParts).toEqual(parts)
  expect(await quote.page()).toContain('Wrapped up')
  await quote.send({ intent: 'status', next: 'contacted' })
  expect(await quote.page()).not.toContain('Wrapped up')
})
