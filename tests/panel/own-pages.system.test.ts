import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '#server/pages/built-pages.ts'
import { pages, redirects } from '#server/schema/pages.ts'
import { ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

let lantern: TestLantern
let headers: Record<string, string>

beforeAll(async () => {
  lantern = await testLantern({ pages: await builtPages(undefined) })
  headers = { origin: 'http://localhost:3000', ...(await ownerCookie(lantern)) }
})

afterAll(() => lantern[Symbol.asyncDispose]())

const send = (path: string, fields: Record<string, string>) =>
  lantern.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })

test('the form of a page shows what its text will be, refuses in words, and stores', async () => {
  const preview = await send('/admin/pages/new.data', { intent: 'preview', content: '## Hours' })
  expect(await preview.text()).toContain('about-hours')
  expect(await lantern.db.$count(pages)).toBe(0)
  const page = { title: 'Our van', description: 'What is in it.', content: 'Keys.', place: 'footer' }
  for (const [field, text] of [
    [{ position: 'first' }, 'Please enter a whole number.'],
    [{ position: '2', slug: 'about' }, 'The site itself uses this address.'],
  ] as const) {
    const refused = await send('/admin/pages/new', { ...page, ...field })
    expect([refused.status, (await refused.text()).includes(text)]).toEqual([422, true])
  }
  const saved = await send('/admin/pages/new', { ...page, position: '2', isPublished: 'yes' })
  expect(saved.status).toBe(303)
  expect(await lantern.db.select().from(pages)).toMatchObject([
    { ...page, slug: 'our-van', label: null, position: 2, isPublished: true, language: 'en' },
  ])
  const list = await lantern.fetch(saved.headers.get('location') ?? '', { headers })
  expect(await list.text()).toContain('href="/our-van"')
})

test('redirects from a file are checked without being stored, then stored', async () => {
  const csv = '/old-van,/our-van\n/our-van,/about'
  const checked = await send('/admin/redirects/import', { intent: 'check', csv })
  const html = await checked.text()
  for (const text of ['1 new, 0 changed', 'Line 2', 'A page stands at this address', 'Store one redirect'])
    expect(html).toContain(text)
  expect(await lantern.db.$count(redirects)).toBe(0)
  const stored = await send('/admin/redirects/import', { intent: 'store', csv })
  expect(await stored.text()).not.toContain('Store one redirect')
  expect(await lantern.db.select().from(redirects)).toMatchObject([{ from: '/old-van', to: '/our-van' }])
})
