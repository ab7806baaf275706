import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { type CrawledPage, crawl } from '#tests/crawled-site.ts'
import { type TestLantern, testLantern } from '#tests/lantern.ts'
import { enterRealFacts } from '#tests/profile.ts'
import { englishWords, shownTexts } from '#tests/shown-texts.ts'

const origin = 'https://lantern.example.com'
let lantern: TestLantern
let pages: ReadonlyMap<string, CrawledPage>

beforeAll(async () => {
  lantern = await testLantern({ pages: await builtPages(origin), config: { publicUrl: origin } })
  await addFirstPosts(lantern.database.db)
  const crawled = await crawl(
    ['/es', '/es/sos', '/es/no-existe', '/es/receipt/none.none', '/es/buscar?q=chapa'],
    async (path) => (path.startsWith('/es') ? lantern.fetch(path) : new Response()),
    origin,
  )
  pages = new Map([...crawled].filter(([path]) => path.startsWith('/es')))
})
afterAll(() => lantern[Symbol.asyncDispose]())

/** Names, and what stands on a key. */
const names = /The Heights|Department of Public Safety|Do Not Duplicate|The Woodlands|House of|^on$/g

test('no page under /es has an English sentence that is not marked as English', () => {
  expect(pages.size).toBeGreaterThan(25)
  const found = [...pages.values()].flatMap(({ path, html }) =>
    shownTexts(html, 'en')
      .filter((text) => englishWords.test(text.replace(names, '')))
      .map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

const missing = ['/es/no-existe', '/es/receipt/none.none']

test('every link under /es leads to a page that is there, by its own address', () => {
  const broken = [...pages.values()].flatMap(({ path, links }) =>
    links.flatMap((link) => {
      if (!link.path.startsWith('/es') || missing.includes(link.path)) return []
      const status = pages.get(link.path)?.status
      return status === 200 ? [] : [`${path} to ${link.path}: ${status}`]
    }),
  )
  expect(broken).toEqual([])
})

const found = async (query: string) =>
  (await (await lantern.fetch(`/es/buscar?q=${encodeURIComponent(query)}`)).text()).replace(
    /.*<main|<\/main>.*/gs,
    '',
  )

test('the search knows Spanish words in every form, with accents or without', async () => {
  for (const query of ['cerradura electronica', 'Cerraduras electrónicas'])
    expect(await found(query), query).toContain('href="/es/servicios/cajas-fuertes"')
  for (const query of ['consejo de seguridad', 'consejos de seguridad'])
    expect(await found(query), query).toContain('href="/es/blog/5-consejos-de-seguridad-negocios-houston"')
  expect(await found('consejo')).not.toContain('top-5-security')
})

test('feeds, structured data and the sitemap name the language and the page in the others', async () => {
  const text = async (path: string) => (await lantern.fetch(path)).text()
  expect(await text('/es/blog/feed.json')).toContain('"language": "es-US"')
  expect(await text('/es/blog/feed.xml')).toContain('<feed xml:lang="es-US" ')
  expect(await text('/es/blog/feed.json')).toContain('que-hacer-si-se-quedo-afuera')
  await enterRealFacts(lantern)
  await expect.poll(() => text('/es/sitemap.xml')).toContain('/es/contacto')
  const sitemap = await text('/es/sitemap.xml')
  expect(sitemap).toContain(
    `<url><loc>${origin}/es/contacto</loc><xhtml:link rel="alternate" hreflang="en" href="${origin}/contact"/>`,
  )
  expect(sitemap).toMatch(/que-hacer[^\n]*hreflang="en" href="[^"]*\/blog\/what-to-do-when-locked-out"/)
  expect(await text('/robots.txt')).toContain(`Sitemap: ${origin}/es/sitemap.xml`)
  for (const { html, path, head } of pages.values()) {
    if (!html || head.robots?.includes('noindex')) continue
    expect(html, path).toContain('<html lang="es-US"')
    expect(html, path).toContain('"inLanguage":"es-US"')
    expect(html, path).not.toContain('"inLanguage":"en-US"')
  }
})

test('a file that is not there says nothing: the browser tells it in the language of its person', async () => {
  for (const path of ['calendar/none', 'share/none.png', 'receipt/none/appointment.ics', 'invoice/none']) {
    const answer = await lantern.fetch(`/es/${path}`)
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, ''])
  }
})

test('an address of nothing is not found in Spanish, with the same headers', async () => {
  const [there, here] = await Promise.all(
    ['/no-such-page', '/es/no-existe'].map((path) => lantern.fetch(path)),
  )
  expect(here?.status).toBe(404)
  for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options'])
    expect(Boolean(here?.headers.get(name)), name).toBe(Boolean(there?.headers.get(name)))
})
