import { expect, test } from 'vitest'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

async function openRequest(kind: 'quotes' | 'calls') {
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const ana = { name: 'Ana Ruiz', phone: '(713) 555-0166', service: 'other', message: 'Back door.' }
  const Write = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  const { id } = dataOf<{ id: string }>(
    kind === 'quotes'
      ? await call(lantern, CreateQuote, { input: dana }, headers)
      : await call(lantern, Write, { input: ana }, headers),
    kind === 'quotes' ? 'createQuote' : 'createCall',
  )
  const path = `/admin/inbox/${kind}/${id}`
  const page = async (who = headers) => (await lantern.fetch(path, { headers: who })).text()
  const before = async () => begunWith(await page(), 'customer')
  return {
    lantern,
    headers,
    id,
    page,
    before,
    stored: async () => (await lantern.db.select().from(requests))[0],
    lines: async () =>
      (await lantern.db.select().from(leadEvents).orderBy(leadEvents.id))
        .filter(({ kind }) => kind === 'corrected')
        .map(({ by, facts }) => [by, facts.field, facts.before]),
    correct: async (fields: Record<string, string>, who = headers) =>
      lantern.fetch(path, posted({ id, intent: 'customer', before: await before(), ...fields }, who)),
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

/** What the form of an intent began with. */
const begunWith = (html: string, intent: string) => {
  const form = html.split(`name="intent" value="${intent}"`)[1] ?? ''
  return (/name="before" value="([^"]*)"/.exec(form)?.[1] ?? '').replaceAll('&quot;', '"')
}

const typed = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(713) 555-0117',
  email: 'dana@example.com',
  service: 'automotive',
}

test('a mistyped digit and name are corrected; history says by whom, and the customer’s page claims nothing', async () => {
  await using quote = await openRequest('quotes')
  const { lantern } = quote
  const answer = await quote.correct({ ...typed, phone: '(713) 555-0118', lastName: 'Whitfeld' })
  expect(answer.status).toBe(200)
  expect(await quote.stored()).toMatchObject({
    phone: '(713) 555-0118',
    phoneE164: '+17135550118',
    lastName: 'Whitfeld',
    message: dana.message,
  })
  expect(await quote.lines()).toEqual([
    ['staff', 'lastName', 'Whitfield'],
    ['staff', 'phone', '(713) 555-0117'],
  ])
  const html = await quote.page()
  expect(html).toContain('changed the phone number, before: (713) 555-0117')
  expect(html).not.toContain('on the customer’s page')
  const Path = 'query($id: ID!) { getQuote(id: $id) { customerPath } }'
  const asked = await call(lantern, Path, { id: quote.id }, quote.headers)
  const { customerPath } = dataOf<{ customerPath: string }>(asked, 'getQuote')
  expect(await (await lantern.fetch(customerPath)).text()).not.toContain('You corrected your details')
})

test('its undo takes back the values and their lines', async () => {
  await using quote = await openRequest('quotes')
  await quote.correct({ ...typed, phone: '(713) 555-0118', email: 'd@example.com' })
  await quote.correct(typed)
  expect(await quote.stored()).toMatchObject({ phone: dana.phone, email: dana.email })
  expect(await quote.lines()).toEqual([])
})

test('two people correct different fields; the same field is not overwritten unasked', async () => {
  await using quote = await openRequest('quotes')
  const before = await quote.before()
  await quote.correct({ ...typed, phone: '(713) 555-0118' })
  expect((await quote.correct({ ...typed, before, email: 'd@example.com' })).status).toBe(200)
  const overtaken = await quote.correct({ ...typed, before, phone: '(713) 555-0119' })
  expect(overtaken.status).toBe(422)
  const html = await overtaken.text()
  expect(html).toContain('Someone else corrected the customer')
  expect(html).toContain('value="(713) 555-0119"')
  expect(await quote.stored()).toMatchObject({ phone: '(713) 555-0118', email: 'd@example.com' })
  const replaces = await quote.before()
  await quote.correct({ ...typed, email: 'd@example.com', before, replaces, phone: '(713) 555-0119' })
  expect((await quote.stored())?.phone).toBe('(713) 555-0119')
})

test('the rules are those of the model, nothing typed is lost, and nobody rewrites what a customer wrote', async () => {
  await using quote = await openRequest('quotes')
  const refused = await quote.correct({ ...typed, email: 'dana' })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('value="dana"')
  expect(html).toContain('id="request-email-error"')
  expect((await quote.correct({ ...typed, message: 'Never mind' })).status).toBe(200)
  expect((await quote.stored())?.message).toBe(dana.message)
  await using written = await openRequest('calls')
  const changed = {
    name: 'Ana Ruiz',
    phone: '(713) 555-0166',
    email: '',
    service: 'emergency',
    message: 'Front.',
  }
  expect((await written.correct(changed)).status).toBe(200)
  expect(await written.stored()).toMatchObject({ service: 'emergency', message: 'Front.', email: '' })
  const page = await written.page()
  expect(page).toContain('changed the service, before: Not said')
  expect(page).toContain('changed what was said, before: Back door.')
})

test('of a call, how it came and the time that was asked for are corrected too, with their lines and their undo', async () => {
  await using written = await openRequest('calls')
  const stands = { name: 'Ana Ruiz', phone: '(713) 555-0166', service: 'other', message: 'Back door.' }
  const correct = (fields: Record<string, string>) => written.correct({ ...stands, email: '', ...fields })
  const corrected = { source: 'other', sourceText: 'Radio', wanted: '2031-03-04T10:00' }
  expect((await correct(corrected)).status).toBe(200)
  expect(await written.stored()).toMatchObject({
    source: 'Radio',
    wantedAt: new Date('2031-03-04T16:00:00Z'),
  })
  expect(await written.lines()).toEqual([
    ['staff', 'source', 'phone'],
    ['staff', 'wantedAt', ''],
  ])
  const page = await written.page()
  expect(page).toContain('changed how it came, before: Phone')
  expect(page).toContain('value="Radio"')
  expect(page).toContain('Wanted: ')
  const skipped = await correct({ ...corrected, wanted: '2031-03-09T02:30' })
  expect(skipped.status).toBe(422)
  expect(await skipped.text()).toContain(
    'This time does not exist: clocks go forward from 2 to 3 that night.',
  )
  expect((await correct({ source: 'phone', sourceText: '', wanted: '' })).status).toBe(200)
  expect(await written.stored()).toMatchObject({ source: 'phone', wantedAt: null })
  expect(await written.lines()).toEqual([])
})

test('a technician corrects no customer', async () => {
  await using written = await openRequest('calls')
  const { lantern, headers, id } = written
  const browser = await secondPerson(lantern, await ownersBrowser(lantern), 'tess@example.com', 'technician')
  const tess = { cookie: browser.headers.get('cookie') ?? '' }
  const actor = await browser.caller.actor()
  const assigneeId = actor.kind === 'staff' ? actor.userId : ''
  const Give = 'mutation($input: UpdateCallInput!) { updateCall(input: $input) { id } }'
  dataOf(await call(lantern, Give, { input: { id, assigneeId } }, headers), 'updateCall')
  const page = await written.page(tess)
  expect(page).toContain('Ana Ruiz')
  expect(page).not.toContain('value="customer"')
  const changed = {
    name: 'Ana Ruiz',
    phone: '(713) 555-0199',
    email: '',
    service: 'other',
    message: 'Back door.',
  }
  expect((await written.correct(changed, tess)).status).toBe(422)
  expect((await written.stored())?.phone).toBe('(713) 555-0166')
})
