import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invitationLinks } from '#server/models/leads/mails/review-invitation.ts'
import { requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { profileWords, textsIn, unmarkedTexts } from '#tests/languages/marked-language.ts'
import {
  addressesIn,
  forms,
  openMarkedSite,
  publicPages,
  recordsIn,
  screens,
  storePost,
} from '#tests/languages/marked-site.ts'
import { call, dataOf, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { dana } from '#tests/quotes.ts'
import { quoteRow } from '#tests/requests.ts'

/* Pages in a language made by marking every word: an unmarked word is not from the word files. */
let lantern: TestLantern
let close: () => Promise<void>

beforeAll(async () => {
  ;({ lantern, close } = await openMarkedSite())
}, 300_000)
afterAll(() => close())

test.for(publicPages)('%s has no words but those of its language', async (path) => {
  const html = await (await lantern.fetch(`/marked${path}`)).text()
  expect(unmarkedTexts(textsIn(html), profileWords)).toEqual([])
})

/** Stored texts, the site's address, and one word that is the name of data. */
const theirs = new Set([
  ...profileWords,
  'Safes',
  'localhost',
  'blog',
  'post',
  'Web',
  'address',
  'en',
  'marked',
  'Marked',
])

test.for(screens)('/admin%s has no words but those of its language', async (path) => {
  const headers = /login|password|setup|invitation/.test(path) ? {} : await ownerCookie(lantern)
  const response = await lantern.fetch(`/marked/admin${path}`, { headers })
  expect(response.status).toBe(200)
  expect(unmarkedTexts(textsIn(await response.text()), theirs)).toEqual([])
})

const toOtherLanguage = /<(?:a|link)\b[^>]*\bhreflang="(?!marked)[^>]*>/gi

test('a page leads to itself in the other languages, in its head and in its footer; a post to their home page', async () => {
  const linksOf = async (path: string) =>
    [...(await (await lantern.fetch(path)).text()).matchAll(/<(a|link)\b[^>]*\bhreflang="[^>]*>/gi)].map(
      ([tag, name]) => [name, /hreflang="([^"]*)"/i.exec(tag)?.[1], /href="([^"]*)"/.exec(tag)?.[1]],
    )
  const site = 'http://localhost:3000'
  const inHead = [
    ['link', 'en', `${site}/faq`],
    ['link', 'marked', `${site}/marked/faq`],
    ['link', 'x-default', `${site}/faq`],
  ]
  // The offer, the header and the footer.
  const thrice = (...link: string[]) => Array(3).fill(link)
  expect(await linksOf('/faq')).toEqual([...inHead, ...thrice('a', 'marked', '/marked/faq')])
  expect(await linksOf('/marked/faq')).toEqual([...inHead, ...thrice('a', 'en', '/faq')])
  expect(await linksOf('/')).toContainEqual(['a', 'marked', '/marked/'])
  expect(await linksOf('/marked/')).toContainEqual(['a', 'en', '/'])
  expect(await linksOf('/blog/qwrt')).toEqual(thrice('a', 'marked', '/marked/'))
})

describe('an address under the prefix of a language does what it does without', () => {
  const parameters = [
    ...['/search?q=qwrt', '/search?q=zxcv', '/reviews', '/reviews?stars=5', '/reviews?stars=3'],
    ...['/reviews?sort=lowest', '/reviews?service=Safes', '/blog?category=Zxcv'],
    ...['/blog/feed.json', '/sitemap.xml', '/'],
  ]
  test.for(parameters)('%s shows the same records', async (path) => {
    const records = async (prefix: string) =>
      recordsIn(await (await lantern.fetch(prefix + path)).text()) ?? []
    const plain = await records('')
    expect(plain.length > 0 || path === '/sitemap.xml').toBe(true)
    expect(await records('/marked')).toEqual(plain)
  })

  test('a search leads to the same pages', async () => {
    const results = async (prefix: string) => {
      const html = await (await lantern.fetch(`${prefix}/search?q=lock`)).text()
      return addressesIn(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
        .map((address) => address.slice(prefix.length))
        .filter((path) => !path.startsWith('/assets/'))
    }
    const plain = await results('')
    expect(plain.filter((path) => path.startsWith('/services/')).length).toBeGreaterThan(3)
    expect(await results('/marked')).toEqual(plain)
  })

  test('a link to one customer shows their name and service', async () => {
    const id = newId()
    await lantern.db.insert(requests).values({ ...quoteRow(dana), id, contentHash: id })
    const path = invitationLinks(lantern.keys).pathOf({ kind: 'Quote', id, askedAt: new Date() })
    for (const prefix of ['', '/marked']) {
      const response = await lantern.fetch(prefix + path)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const html = await response.text()
      expect(html).toContain('value="Dana W."')
      expect(html).toMatch(selected('Automotive'))
    }
    await lantern.db.delete(requests).where(eq(requests.id, id))
  })

  test('a form begins with the service of its link, and a personal link is not cached', async () => {
    const preset = await (await lantern.fetch('/marked/reviews/new?service=Safes')).text()
    expect(preset).toMatch(selected('Safes'))
    for (const path of ['/reviews/new?invitation=none', '/reviews?voted=none']) {
      const before = lantern.pageCache.size().pages
      const responses = await Promise.all(['', '/marked'].map((prefix) => lantern.fetch(prefix + path)))
      const [plain, marked] = responses.map(({ headers }) => headers.get('cache-control'))
      expect(marked).toBe(plain)
      expect(lantern.pageCache.size().pages).toBe(before)
    }
  })

  test('a form of customers and of the panel has the same limits', async () => {
    for (const [path, size] of [
      ['/admin/blogs/new', 100_000],
      ['/quote', 100_000],
      ['/admin/blogs/new', 2_000_000],
    ] as const) {
      const send = (prefix: string) => lantern.fetch(prefix + path, posted({ title: 'q'.repeat(size) }))
      expect((await send('/marked')).status, `${path} ${size}`).toBe((await send('')).status)
    }
  })

  test.for([
    '/admin/quotes',
    '/admin',
    '/admin/quotes?search=qwrt',
    '/receipt/none.none',
    '/quote',
    '/reviews',
  ])('%s has the same headers', async (path) => {
    const [plain, marked] = await Promise.all(['', '/marked'].map((prefix) => lantern.fetch(prefix + path)))
    for (const name of ['cache-control', 'referrer-policy', 'cross-origin-resource-policy', 'x-robots-tag'])
      expect([name, marked?.headers.get(name)]).toEqual([name, plain?.headers.get(name)])
    if (path.startsWith('/admin')) expect(marked?.headers.get('cache-control')).toBe('private, no-store')
    const to = plain?.headers.get('location')
    expect(marked?.headers.get('location') ?? null).toBe(to ? `/marked${to}` : null)
  })

  test('pages of both languages are cached beside each other', async () => {
    lantern.pageCache.invalidate()
    const [plain, marked] = [await lantern.fetch('/faq'), await lantern.fetch('/marked/faq')]
    expect(lantern.pageCache.size().pages).toBeGreaterThanOrEqual(2)
    expect(await plain.text()).not.toBe(await marked.text())
    const again = await lantern.fetch('/marked/faq', {
      headers: { 'if-none-match': marked.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  /** Nearly all pages name the same files. */
  const filesThere = new Set<string>()

  test.for([...publicPages, ...screens.map((path) => `/admin${path}`)])(
    'links, forms and files of %s stay in the language',
    async (path) => {
      const isOutside = !path.startsWith('/admin') || /login|password|setup|invitation/.test(path)
      const headers = isOutside ? {} : await ownerCookie(lantern)
      const html = await (await lantern.fetch(`/marked${path}`, { headers })).text()
      const addresses = addressesIn(html.replace(toOtherLanguage, ''))
      expect(addresses.length).toBeGreaterThan(3)
      expect(addresses.filter((address) => !/^\/marked(?:[/?#]|$)/.test(address))).toEqual([])
      const files = [...new Set(addresses.filter((address) => /\.\w+$/.test(address)))]
      for (const file of files.filter((each) => !filesThere.has(each))) {
        expect([file, (await lantern.fetch(file, { headers })).status]).toEqual([file, 200])
        filesThere.add(file)
      }
    },
  )
})

test.for(forms)(
  'the form of %s says what is wrong in the language of its address',
  async ([path, fields]) => {
    const response = await lantern.fetch(`/marked${path}`, posted(fields, { 'accept-language': 'en' }))
    expect(response.status).toBe(422)
    expect(unmarkedTexts(textsIn(await response.text()), profileWords)).toEqual([])
  },
)

test('/sos, what keeps it and what is kept for a request are of the language', async () => {
  const worker = await (await lantern.fetch('/marked/worker.js')).text()
  expect(worker).toMatch(/from "\/marked\/assets\/[^"]+"/)
  expect(worker).toContain('"sos":{"path":"/marked/sos",')
  const first = await (await lantern.fetch('/worker.js')).text()
  expect(first).toMatch(/from "\/assets\/[^"]+"/)
  expect(first).toContain('"sos":{"path":"/sos",')
  for (const text of [first, worker]) expect(text).toContain('"prefixes":["","/marked"]')
  const versionOf = (text: string) => /"version":"([^"]+)"/.exec(text)?.[1]
  const tag = (await lantern.fetch('/marked/sos')).headers.get('etag')
  expect(tag).toBe(`"${versionOf(worker)}"`)
  expect(versionOf(first)).not.toBe(versionOf(worker))
  const sos = await lantern.fetch('/marked/sos')
  expect(sos.headers.get('permissions-policy')).toContain('geolocation=(self)')
  const html = await sos.text()
  for (const script of ["register('/marked/worker.js'", "startsWith('/marked/receipt/')", "=='/marked/sos'"])
    expect(html).toContain(script)
})

test('the panel of a language is an app of its own, with its worker, its links and its scope', async () => {
  const headers = await ownerCookie(lantern)
  const manifest = await (await lantern.fetch('/marked/admin/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/marked/admin', start_url: '/marked/admin', scope: '/marked/admin' })
  for (const { url } of manifest.shortcuts) expect(url).toMatch(/^\/marked\/admin\//)
  const worker = await lantern.fetch('/marked/admin/worker.js', { headers })
  expect(worker.headers.get('service-worker-allowed')).toBe('/marked/admin')
  const text = await worker.text()
  for (const part of [
    '"prefix":"/marked"',
    '"prefixes":["","/marked"]',
    '"/marked/admin/sealed-jobs?session"',
  ])
    expect(text).toContain(part)
  const sealed = await lantern.fetch('/marked/admin/sealed-jobs?session', { headers })
  expect([sealed.status, await sealed.json()]).toEqual([200, null])
  const ended = await lantern.fetch('/marked/admin/sealed-jobs?session')
  expect(ended.headers.get('set-cookie')).toContain('Path=/;')
})

test('a form without script leads to the page of its request, which says the thanks once', async () => {
  const form = await (await lantern.fetch('/marked/contact')).text()
  const formToken = /name="formToken"[^>]*value="([^"]*)"/.exec(form)?.[1] ?? ''
  const sent = await lantern.fetch('/marked/contact', posted({ ...message, formToken }))
  expect(sent.status).toBe(303)
  const receipt = sent.headers.get('location') ?? ''
  expect(receipt).toMatch(/^\/marked\/receipt\//)
  const cookie = sent.headers.getSetCookie().map((line) => line.split(';')[0])
  const page = await lantern.fetch(receipt, { headers: { cookie: cookie.join('; ') } })
  expect(page.status).toBe(200)
  expect(page.headers.getSetCookie().join()).toContain('lantern.flash=;')
  const [stored] = await lantern.db.select().from(requests).where(eq(requests.kind, 'Message'))
  expect(stored?.language).toBe('marked')
})

const message = { name: 'Qwrt', email: 'q@q.test', phone: '7135550142', service: 'other', message: 'Qwrt' }

const selected = (service: string) =>
  new RegExp(`<option[^>]*value="${service}"[^>]*selected|<option[^>]*selected[^>]*value="${service}"`)

const asOwner = async () => ownerCookie(lantern)

describe('a post is in one language', () => {
  test('stands among the pages of that language, and its address elsewhere leads there', async () => {
    for (const [prefix, own, other] of [
      ['', '/blog/qwrt', '/blog/qwrt-2'],
      ['/marked', '/marked/blog/qwrt-2', '/marked/blog/qwrt'],
    ] as const) {
      for (const list of ['/', '/blog', '/search?q=qwrt', '/blog/feed.json']) {
        const html = await (await lantern.fetch(prefix + list)).text()
        expect(html).toMatch(new RegExp(`${own}\\b(?!-)`))
        expect(html).not.toMatch(new RegExp(`${other}\\b(?!-)`))
      }
      expect((await lantern.fetch(own)).status).toBe(200)
    }
    const { status, headers } = await lantern.fetch('/blog/qwrt-2')
    expect([status, headers.get('location')]).toEqual([302, 'http://localhost:3000/marked/blog/qwrt-2'])
    const back = await lantern.fetch('/marked/blog/qwrt')
    expect(back.headers.get('location')).toBe('http://localhost:3000/blog/qwrt')
  })

  test('is in the first one when none is chosen, and in none that there is not', async () => {
    const stored = await storePost(lantern, { title: 'Qwrt', category: 'Qwrt' })
    const post = dataOf<{ id: string; language: string }>(stored, 'createBlog')
    expect(post.language).toBe('en')
    const refused = await storePost(lantern, { title: 'Qwrt', category: 'Qwrt', language: 'tlh' })
    expect(refused.errors?.[0]?.extensions?.fields).toEqual({ language: 'The site has no such language.' })
    const update = 'mutation($input: UpdateBlogInput!) { updateBlog(input: $input) { language } }'
    const changed = await call(
      lantern,
      update,
      { input: { id: post.id, language: 'marked' } },
      await asOwner(),
    )
    expect(changed.data?.updateBlog).toEqual({ language: 'marked' })
    const kept = await call(lantern, update, { input: { id: post.id, language: null } }, await asOwner())
    expect(kept.data?.updateBlog).toEqual({ language: 'marked' })
    await call(lantern, `mutation { deleteBlog(input: { id: "${post.id}" }) { id } }`, {}, await asOwner())
  })

  test('its form asks for it, as there are two', async () => {
    const html = await (await lantern.fetch('/admin/blogs/new', { headers: await asOwner() })).text()
    expect(html).toMatch(/<select[^>]*name="language"/)
  })
})

describe('a page of the owner’s own is in one language', () => {
  const storePage = async (input: object) => {
    const query = 'mutation($input: CreatePageInput!) { createPage(input: $input) { id } }'
    const page = { description: 'Qwrt', content: 'Qwrt', isPublished: true, place: 'footer', ...input }
    return dataOf<{ id: string }>(await call(lantern, query, { input: page }, await asOwner()), 'createPage')
      .id
  }

  test('is found among the pages of that language only, and its address elsewhere leads there', async () => {
    const ids = [
      await storePage({ title: 'Own first', slug: 'own-first', language: 'en' }),
      await storePage({ title: 'Own other', slug: 'own-other', language: 'marked' }),
    ]
    await expect
      .poll(async () => (await lantern.fetch('/marked/about')).text())
      .toContain('/marked/own-other"')
    for (const [prefix, own, other] of [
      ['', '/own-first', 'own-other'],
      ['/marked', '/marked/own-other', 'own-first'],
    ] as const) {
      for (const list of ['/about', '/search?q=qwrt']) {
        const html = await (await lantern.fetch(prefix + list)).text()
        expect([prefix, list, html.includes(own), html.includes(`/${other}`)]).toEqual([
          ...[prefix, list, true, false],
        ])
      }
      const page = await lantern.fetch(own)
      expect(page.status).toBe(200)
      expect(await page.text()).not.toMatch(/<link[^>]*hreflang/i)
    }
    const there = await lantern.fetch('/own-other')
    expect([there.status, there.headers.get('location')]).toEqual([
      ...[302, 'http://localhost:3000/marked/own-other'],
    ])
    const back = await lantern.fetch('/marked/own-first')
    expect(back.headers.get('location')).toBe('http://localhost:3000/own-first')
    for (const id of ids)
      await call(lantern, `mutation { deletePage(input: { id: "${id}" }) { id } }`, {}, await asOwner())
  })
})

test('a page whose text the owner changed in the first language only keeps its own, never that one', async () => {
  const publish = async (change: object) =>
    call(
      lantern,
      'mutation($changes: [TextChange!]!) { publishTexts(language: "en", changes: $changes) { key } }',
      { changes: [{ key: 'faq.hero.lead', ...change }] },
      await asOwner(),
    )
  const own = await (await lantern.fetch('/marked/faq')).text()
  await publish({ value: 'Only the first language says this.' })
  await expect.poll(async () => (await lantern.fetch('/faq')).text()).toContain('Only the first language')
  const html = await (await lantern.fetch('/marked/faq')).text()
  expect(html).not.toContain('Only the first language')
  expect(textsIn(html)).toEqual(textsIn(own))
  await publish({ value: null })
})
