import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageDrafts, pageRevisions, pages, redirects } from '#server/schema/pages.ts'
import { lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'

let lantern: TestLantern
let headers: Record<string, string>

beforeAll(async () => {
  lantern = await lanternWithPages()
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

test('what is typed into a page is a draft on the server, drawn as the page it will be, and gone once it is saved', async () => {
  const page = {
    title: 'Our guarantee',
    description: 'What we stand for.',
    content: 'One year.',
    place: 'none',
  }
  const created = await send('/admin/pages/new', { ...page, position: '0', isPublished: 'yes' })
  const id =
    new URL(created.headers.get('location') ?? '', 'http://localhost').searchParams.get('saved') ?? ''
  const typed = { ...page, id, slug: 'our-guarantee', label: '', position: '0', isPublished: 'yes' }
  const changed = { ...typed, content: '## Two years\n\n<script>alert(1)</script>' }

  expect((await send(`/admin/pages/draft?record=${id}`, changed)).status).toBe(200)
  const edit = async (query = '') =>
    (await lantern.fetch(`/admin/pages/${id}/edit${query}`, { headers })).text()
  expect(await edit()).toContain('You have an unsaved draft from')
  expect(await edit('?draft=now')).toContain('## Two years')
  expect(await (await lantern.fetch('/our-guarantee')).text()).toContain('One year.')

  const drawn = await send('/admin/pages/preview', changed)
  const html = await drawn.text()
  expect(drawn.status).toBe(200)
  expect(drawn.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(html).toContain('<h1 id="page-title"')
  expect(html).toContain('>Two years</h2>')
  expect(html).not.toContain('<script')

  const { updatedAt } = (await lantern.db.select().from(pages)).find((one) => one.id === id) ?? {}
  const saved = await send(`/admin/pages/${id}/edit`, { ...changed, version: updatedAt?.toISOString() ?? '' })
  expect(saved.status).toBe(303)
  expect(await lantern.db.$count(pageDrafts)).toBe(0)
  expect(await edit()).not.toContain('You have an unsaved draft from')

  const versions = await (await lantern.fetch(`/admin/pages/${id}/revisions`, { headers })).text()
  expect(versions).toContain('Changed: Content')
  const [first] = await lantern.db
    .select()
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, id))
    .orderBy(pageRevisions.at)
  expect(await edit(`?version=${first?.id}`)).toContain('One year.')
  const one = await lantern.fetch(`/admin/pages/${id}/revisions/${first?.id}`, { headers })
  expect(await one.text()).toContain('Bring this version back')
})

test('the last save of a page is undone, unless it was saved again since', async () => {
  const page = {
    title: 'Towns',
    description: 'Where we go.',
    content: 'Corrales.',
    place: 'none',
    position: '0',
  }
  const created = await send('/admin/pages/new', { ...page, isPublished: 'yes' })
  const id =
    new URL(created.headers.get('location') ?? '', 'http://localhost').searchParams.get('saved') ?? ''
  const stored = async () => {
    const [one] = await lantern.db.select().from(pages).where(eq(pages.id, id))
    if (!one) throw new Error('it is stored')
    return { ...one, savedAt: one.updatedAt.toISOString() }
  }
  const first = await stored()
  await send(`/admin/pages/${id}/edit`, { ...page, content: 'Bernalillo.', version: first.savedAt })
  const second = await stored()
  expect(second).toMatchObject({ content: 'Bernalillo.', isPublished: false })

  const overtaken = await send('/admin/pages', { intent: 'undo', id, savedAt: first.savedAt })
  expect(overtaken.status).toBe(422)
  expect((await send('/admin/pages', { intent: 'undo', id, savedAt: second.savedAt })).status).toBe(200)
  expect(await stored()).toMatchObject({ content: 'Corrales.', isPublished: true })
})
