import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { posted } from '#tests/forms.ts'
import {
  asOwner,
  call,
  dataOf,
  type GraphQLResponse,
  lanternWithPages,
  ownerCookie,
  type TestLantern,
} from '#tests/lantern.ts'
import { enterRealFacts } from '#tests/profile.ts'

type Kind = 'Blog' | 'Page'
type Made = { id: string; slug: string }

let lantern: TestLantern
let owner: Awaited<ReturnType<typeof asOwner>>

beforeAll(async () => {
  lantern = await lanternWithPages()
  await enterRealFacts(lantern)
  owner = await asOwner(lantern)
})
afterAll(() => lantern[Symbol.asyncDispose]())

let made = 0

const fieldsOf = {
  Blog: { excerpt: 'What it is.', content: 'One two.', author: 'Dana', category: 'Safes' },
  Page: { description: 'What it is.', content: 'One two.' },
} satisfies Record<Kind, object>

async function create(kind: Kind, language: string, more: object = {}): Promise<Made> {
  made += 1
  const input = {
    ...fieldsOf[kind],
    title: `Title ${made} ${language}`,
    language,
    isPublished: true,
    ...more,
  }
  const query = `mutation($input: Create${kind}Input!) { create${kind}(input: $input) { id slug } }`
  return dataOf(await owner(query, { input }), `create${kind}`)
}

const change = (kind: Kind, input: object) =>
  owner(`mutation($input: Update${kind}Input!) { update${kind}(input: $input) { id } }`, { input })

async function translationsOf(kind: Kind, id: string): Promise<string[]> {
  const answer = await owner(`query($id: ID!) { get${kind}(id: $id) { translations { id } } }`, { id })
  return dataOf<{ translations: Made[] }>(answer, `get${kind}`).translations.map((one) => one.id)
}

const problemOf = ({ errors }: GraphQLResponse) => errors?.[0]?.message

const read = async (path: string) => (await lantern.fetch(path)).text()

const site = 'http://localhost:3000'
const where = { Blog: '/blog/', Page: '/' } satisfies Record<Kind, string>

test.for(['Blog', 'Page'] as const)('a %s in two languages leads from one to the other', async (kind) => {
  const english = await create(kind, 'en')
  const spanish = await create(kind, 'es', { translationOf: english.id })
  const [ours, theirs] = [`${where[kind]}${english.slug}`, `/es${where[kind]}${spanish.slug}`]
  for (const [path, other, otherPath] of [
    [ours, 'es', theirs],
    [theirs, 'en', ours],
  ] as const) {
    const html = await read(path)
    expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${site}${ours}"/>`)
    expect(html).toContain(`<link rel="alternate" hrefLang="es" href="${site}${theirs}"/>`)
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${site}${ours}"/>`)
    expect(html.match(new RegExp(`<a href="${otherPath}"[^>]*hrefLang="${other}"`, 'g'))?.length).toBe(3)
  }
  // A link in an English text means the same in the language that is read.
  const asked = await lantern.fetch(`/es${ours}`)
  expect([asked.status, asked.headers.get('location')?.replace(site, '')]).toEqual([302, theirs])
  const [, entry] =
    new RegExp(`<url><loc>${site}${ours}</loc>(.*)</url>`).exec(await read('/sitemap.xml')) ?? []
  expect(entry).toContain(`hreflang="es" href="${site}${theirs}"`)
  expect(entry).toContain(`hreflang="x-default" href="${site}${ours}"`)
})

test('what is not published, or is deleted, is led to by nothing; restored it is there again', async () => {
  const english = await create('Blog', 'en')
  const spanish = await create('Blog', 'es', { translationOf: english.id, isPublished: false })
  const path = `/blog/${english.slug}`
  const names = async () => (await read(path)).includes(spanish.slug)
  const asVisitor = await call(lantern, `{ listBlogs(limit: 100) { items { id translations { slug } } } }`)
  expect(JSON.stringify(asVisitor)).not.toContain(spanish.slug)
  expect(await names()).toBe(false)
  await change('Blog', { id: spanish.id, isPublished: true })
  await expect.poll(names).toBe(true)
  await owner('mutation($id: ID!) { deleteBlog(input: { id: $id }) { id } }', { id: spanish.id })
  await expect.poll(names).toBe(false)
  await owner('mutation($id: ID!) { restoreDeleted(model: Blog, id: $id) { id } }', { id: spanish.id })
  await expect.poll(names).toBe(true)
})

test('a translation outlives its original, and says so to nobody', async () => {
  const english = await create('Blog', 'en')
  const spanish = await create('Blog', 'es', { translationOf: english.id })
  await owner('mutation($id: ID!) { deleteBlog(input: { id: $id }) { id } }', { id: english.id })
  const saved = await change('Blog', { id: spanish.id, title: 'Otro', translationOf: english.id })
  expect(problemOf(saved)).toBeUndefined()
  expect(await translationsOf('Blog', spanish.id)).toEqual([])
  expect(await read(`/es/blog/${spanish.slug}`)).not.toContain('rel="alternate" hrefLang="en"')
})

test('there is one in each language, whichever of them says what it is the same as', async () => {
  const english = await create('Page', 'en')
  const spanish = await create('Page', 'es', { translationOf: english.id })
  const another = await create('Page', 'es')
  expect(problemOf(await change('Page', { id: another.id, translationOf: english.id }))).toMatch(
    /^“Title \d+ es” is the same in this language already\.$/,
  )
  expect(problemOf(await change('Page', { id: another.id, translationOf: spanish.id }))).toBe(
    'That is in the same language.',
  )
  expect(problemOf(await change('Page', { id: another.id, translationOf: crypto.randomUUID() }))).toBe(
    'What it is to be the same as is no longer there.',
  )
  expect(problemOf(await change('Page', { id: another.id, translationOf: 'x' }))).toBeDefined()
  // From the other side: the English page takes another translation.
  expect(problemOf(await change('Page', { id: english.id, translationOf: spanish.id }))).toBeUndefined()
  expect(await translationsOf('Page', english.id)).toEqual([spanish.id])
  expect(problemOf(await change('Page', { id: english.id, translationOf: another.id }))).toBeUndefined()
  expect(await translationsOf('Page', english.id)).toEqual([another.id])
  expect(await translationsOf('Page', spanish.id)).toEqual([])
  expect(problemOf(await change('Page', { id: another.id, translationOf: null }))).toBeUndefined()
  expect(await translationsOf('Page', english.id)).toEqual([])
})

test('two that are saved at once do not both become the Spanish one', async () => {
  const english = await create('Blog', 'en')
  const both = await Promise.all([create('Blog', 'es'), create('Blog', 'es')])
  const saved = await Promise.all(both.map(({ id }) => change('Blog', { id, translationOf: english.id })))
  expect(saved.filter((answer) => problemOf(answer) === undefined)).toHaveLength(1)
  expect(await translationsOf('Blog', english.id)).toHaveLength(1)
})

test('the built-in posts are the same in both languages', async () => {
  await using fresh = await lanternWithPages()
  await addFirstPosts(fresh.db)
  const html = await (await fresh.fetch('/blog/what-to-do-when-locked-out')).text()
  expect(html).toContain(`hrefLang="es" href="${site}/es/blog/que-hacer-si-se-quedo-afuera"`)
  const spanish = await (await fresh.fetch('/es/blog/entender-control-de-acceso-oficina')).text()
  expect(spanish).toContain('<a href="/blog/understanding-access-control-systems-office"')
})

test.for([
  ['Blog', '/admin/blogs', { excerpt: 'Qué es.', author: 'Dana', category: 'Cajas' }],
  ['Page', '/admin/pages', { description: 'Qué es.', place: 'none', position: '0' }],
] as const)(
  'a %s is written in the other language from its form, without script',
  async ([kind, list, more]) => {
    const headers = await ownerCookie(lantern)
    const get = async (path: string) => (await lantern.fetch(path, { headers })).text()
    const { id } = await create(kind, 'en', { content: 'Words to be written over.' })
    const edit = await get(`${list}/${id}/edit`)
    const [, path = ''] = /<a [^>]*href="([^"]*translates=[^"]*)"[^>]*>Write it in Spanish</.exec(edit) ?? []
    const form = await get(path.replaceAll('&amp;', '&'))
    expect(form).toContain('Words to be written over.')
    // For who is read to, and for the spelling that a browser checks.
    for (const name of ['title', 'content'])
      expect(form).toMatch(new RegExp(`name="${name}"[^>]* lang="es"|lang="es"[^>]* name="${name}"`))
    expect(form).toMatch(new RegExp(`<option value="${id}"[^>]*selected=""`))
    expect(form).toMatch(/<option value="es"[^>]*selected=""/)
    const typed = {
      title: `Llaves ${made}`,
      content: 'Todas.',
      language: 'es',
      translationOf: id,
      id: crypto.randomUUID(),
    }
    const sent = new URLSearchParams({ intent: 'save', ...more, ...typed })
    const saved = await lantern.fetch(`${list}/new`, posted(sent, headers))
    expect(saved.status).toBe(303)
    expect(await translationsOf(kind, id)).toEqual([typed.id])
    expect(await get(`${list}/${id}/edit`)).toContain('Open it in Spanish')
    // Saved again as its form sends it, it stays.
    const again = new URLSearchParams({ ...Object.fromEntries(sent), content: 'Todas, siempre.' })
    again.set(
      'version',
      (/name="version" value="([^"]*)"/.exec(await get(`${list}/${typed.id}/edit`)) ?? [])[1] ?? '',
    )
    expect((await lantern.fetch(`${list}/${typed.id}/edit`, posted(again, headers))).status).toBe(303)
    expect(await translationsOf(kind, id)).toEqual([typed.id])
  },
)
