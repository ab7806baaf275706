import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testimonials } from '#server/schema/content.ts'
import { callTaps, trash } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { call, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'

const post = (lantern: TestLantern, path: string, fields: object, headers: Record<string, string> = {}) =>
  lantern.fetch(path, posted(fields as Record<string, string>, headers))

const at = (response: Response) => response.headers.get('location') ?? ''

const pageOf = async (lantern: TestLantern, path: string, headers: Record<string, string>) =>
  (await lantern.fetch(path, { headers })).text()

test('deleted on its page, taken back, deleted again, restored from the trash, deleted for good', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const there = () => lantern.db.$count(requests, eq(requests.kind, 'Quote'))
  const remove = () => post(lantern, `/admin/quotes/${id}`, { intent: 'delete', id }, headers)

  await remove()
  expect(await there()).toBe(0)
  const undo = { intent: 'undelete', id, model: 'Quote' }
  expect((await post(lantern, '/admin/trash', undo, headers)).status).toBe(200)
  expect(await there()).toBe(1)

  await remove()
  const [entry] = await lantern.db.select().from(trash)
  const list = await pageOf(lantern, '/admin/trash?filter=quote&q=713 555 0117', headers)
  expect(list).toContain('Dana Whitfield')
  expect(list).toContain('Gone for good in 30 days')
  const restored = await post(
    lantern,
    '/admin/trash?filter=quote',
    { intent: 'restore', id: entry?.id },
    headers,
  )
  expect(at(restored)).toBe(`/admin/trash?filter=quote&restored=${id}&kind=Quote`)
  expect(await pageOf(lantern, at(restored), headers)).toContain(`/admin/inbox/quotes/${id}`)
  expect(await there()).toBe(1)
  const again = await post(lantern, '/admin/trash', { intent: 'restore', id: entry?.id }, headers)
  expect(again.status).toBe(422)

  await remove()
  const [last] = await lantern.db.select().from(trash)
  const purge = { intent: 'delete', id: last?.id }
  expect((await post(lantern, '/admin/trash', purge, headers)).status).toBe(200)
  expect([await there(), await lantern.db.$count(trash)]).toEqual([0, 0])
})

test('an owner empties the trash, asked before; what is deleted after the question stays', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  expect(await pageOf(lantern, '/admin/trash', headers)).not.toContain('Empty the trash')
  const remove = async (lastName: string) => {
    const { id } = createdQuote(await call(lantern, CreateQuote, { input: { ...dana, lastName } }))
    await post(lantern, `/admin/quotes/${id}`, { intent: 'delete', id }, headers)
  }
  await remove('First')
  await remove('Second')
  expect(await pageOf(lantern, '/admin/trash', headers)).toContain('href="/admin/trash?ask=empty"')
  const question = await pageOf(lantern, '/admin/trash?ask=empty', headers)
  expect(question).toContain('Everything in it will be deleted now')
  const [, id = ''] = /name="id" value="(\d{4}-[^"]+)"/.exec(question) ?? []
  await remove('Later')
  const emptied = await post(lantern, '/admin/trash', { intent: 'empty', id }, headers)
  expect(emptied.status).toBe(200)
  expect((await lantern.db.select().from(trash)).map(({ label }) => label)).toEqual(['Dana Later'])
  expect((await post(lantern, '/admin/trash', { intent: 'empty', id: 'never' }, headers)).status).toBe(422)

  const mike = await secondPerson(lantern, await ownersBrowser(lantern), 'mike@example.com', 'dispatcher')
  for (const path of ['/admin/trash', '/admin/trash?ask=empty']) {
    const html = await pageOf(lantern, path, { cookie: mike.headers.get('cookie') ?? '' })
    expect(html).toContain('Dana Later')
    expect(html).not.toMatch(/Empty the trash|Everything in it/)
  }
})

test('deleted on its own page, a request can be taken back in the inbox', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const path = `/admin/inbox/quotes/${id}?q=dana`
  expect(await pageOf(lantern, path, headers)).toContain('Delete the quote of Dana Whitfield')
  const deleted = await post(lantern, path, { intent: 'delete', id }, headers)
  expect(at(deleted)).toBe(`/admin/inbox?q=dana&deleted=Quote%3A${id}`)
  expect(await lantern.db.$count(requests, eq(requests.kind, 'Quote'))).toBe(0)
  expect(await pageOf(lantern, at(deleted), headers)).toContain('Deleted. It stays in the trash for 30 days.')
})

test('a kind that is no kind, and nonsense, do nothing', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const id = '0197f0a0-0000-7000-8000-000000000001'
  for (const form of [
    { intent: 'undelete', id, model: 'User' },
    { intent: 'undelete', id, model: '__proto__' },
    { intent: 'undelete', id: 'x', model: 'Quote' },
    { intent: 'restore', id },
  ])
    expect((await post(lantern, '/admin/trash', form, headers)).status).toBe(422)
  expect((await post(lantern, '/admin/trash', { intent: 'everything' }, headers)).status).toBe(400)
})

test('a privacy request: found, copied after the password, deleted once the contact is typed again', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await call(lantern, CreateQuote, { input: dana })
  await call(lantern, CreateMessage, { input: sam })
  const path = `/admin/settings/privacy?${new URLSearchParams({ contact: '713-555-0117' })}`
  const page = await pageOf(lantern, path, headers)
  expect(page).toContain('Dana Whitfield')
  expect(page).toContain(dana.email)
  expect(page).not.toContain('Sam Ortega')
  const copy = await lantern.fetch(`/admin/settings/privacy/person.zip?contact=${dana.email}`, { headers })
  expect(copy.headers.get('content-disposition')).toBe('attachment; filename="dana-whitfield.zip"')
  expect(Buffer.from(await copy.arrayBuffer()).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'))
  const erase = { intent: 'erase', id: '713-555-0117' }
  const mistyped = await post(lantern, path, { ...erase, typed: '713-555-0118' }, headers)
  expect(mistyped.status).toBe(422)
  expect(await lantern.db.$count(requests, eq(requests.kind, 'Quote'))).toBe(1)
  expect((await post(lantern, path, { ...erase, typed: ' 713-555-0117' }, headers)).status).toBe(200)
  expect([
    await lantern.db.$count(requests, eq(requests.kind, 'Quote')),
    await lantern.db.$count(requests, eq(requests.kind, 'Message')),
  ]).toEqual([0, 1])
})

test('a tap is counted by the page’s form; bots, strange forms and other sites are not', async () => {
  await using lantern = await lanternWithPages()
  const tap = (fields: object, headers = {}) => post(lantern, '/taps', fields, headers)
  const browser = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' }
  const hero = { page: '/services/emergency', place: 'hero' }
  const counted = await tap(hero, browser)
  expect(counted.status).toBe(204)
  expect(counted.headers.getSetCookie()).toEqual([])
  expect((await tap(hero, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).status).toBe(
    204,
  )
  expect((await tap({ ...hero, place: 'sky' }, browser)).status).toBe(422)
  expect((await tap({}, browser)).status).toBe(422)
  expect((await tap(hero, { ...browser, origin: 'https://evil.example' })).status).toBe(403)
  expect((await lantern.fetch('/taps')).status).toBe(405)
  expect((await lantern.db.select().from(callTaps)).map(({ taps }) => taps)).toEqual([1])
})

test('without script a form says the page it stood on; hostile marks are plain text on the card and in the file', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const marks = new URLSearchParams({
    utm_source: '=HYPERLINK("http://evil.example","x")',
    utm_campaign: '<script>alert(1)</script>',
    gclid: 'Cj0KCQ-one-click',
  })
  const referer = `http://localhost:3000/quote?${marks}`
  const sent = await post(lantern, '/contact', { ...sam, website: '' }, { referer })
  expect(sent.status).toBe(303)
  const [stored] = await lantern.db.select().from(requests)
  expect(stored).toMatchObject({ adNetwork: 'google', firstPage: '/quote', referrerHost: null })
  const card = await pageOf(lantern, `/admin/messages/${stored?.id}`, headers)
  expect(card).toContain(
    'Google ad, campaign &lt;script&gt;alert(1)&lt;/script&gt;. First page visited: Quote',
  )
  expect(card).not.toContain('<script>alert(1)')
  expect(card).not.toContain('Cj0KCQ')
  await lantern.db
    .update(requests)
    .set({ adNetwork: null })
    .where(eq(requests.id, stored?.id ?? ''))
  const file = await pageOf(lantern, '/admin/messages/export.csv', headers)
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"",""x""), campaign <script>alert(1)</script>.`)
})

test('public pages stay in the cache whatever marks an address has, and the script keeps no cookie', async () => {
  await using lantern = await lanternWithPages()
  const plain = await lantern.fetch('/services/emergency')
  const marked = await lantern.fetch('/services/emergency?utm_source=x&gclid=y')
  for (const page of [plain, marked]) {
    expect(page.status).toBe(200)
    expect(page.headers.getSetCookie()).toEqual([])
  }
  expect(await marked.text()).toBe(await plain.text())
  expect(await lantern.db.$count(testimonials)).toBe(0)
})
