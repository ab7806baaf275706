import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reason } from '#server/result.ts'
import { quotes } from '#server/schema/leads.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { call, dataOf, ownerCookie, type TestLantern } from './lantern.ts'
import { profileWords, textsIn, unmarkedTexts } from './marked-language.ts'
import {
  addressesIn,
  forms,
  openMarkedSite,
  publicPages,
  recordsIn,
  screens,
  storePost,
} from './marked-site.ts'
import { dana } from './quotes.ts'

/*
 * No sentence of ours stands outside the word files: the pages are built in a second language, made from the first by
 * marking every word, and no page shows a word without a mark but what people wrote.
 */
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

/** What else stands there: what was stored, the address of the site, and the one word whose name is that of data. */
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
])

test.for(screens)('/admin%s has no words but those of its language', async (path) => {
  const headers = /login|password|setup|invitation/.test(path) ? {} : await ownerCookie(lantern)
  const response = await lantern.fetch(`/marked/admin${path}`, { headers })
  expect(response.status).toBe(200)
  expect(unmarkedTexts(textsIn(await response.text()), theirs)).toEqual([])
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

  test('a form begins with the service of its link, and a personal link is not cached', async () => {
    const preset = await (await lantern.fetch('/marked/reviews/new?service=Safes')).text()
    expect(preset).toMatch(/<option[^>]*value="Safes"[^>]*selected|<option[^>]*selected[^>]*value="Safes"/)
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
      const send = (prefix: string) =>
        lantern.fetch(prefix + path, {
          method: 'POST',
          body: new URLSearchParams({ title: 'q'.repeat(size) }),
          headers: { origin: 'http://localhost:3000' },
        })
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
    const to = plain?.headers.get('location')
    expect(marked?.headers.get('location') ?? null).toBe(
      to ? `/marked${to.replace('from=%2F', 'from=%2F')}` : null,
    )
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

  test.for([...publicPages, ...screens.map((path) => `/admin${path}`)])(
    'links, forms and files of %s stay in the language',
    async (path) => {
      const isOutside = !path.startsWith('/admin') || /login|password|setup|invitation/.test(path)
      const headers = isOutside ? {} : await ownerCookie(lantern)
      const html = await (await lantern.fetch(`/marked${path}`, { headers })).text()
      const addresses = addressesIn(html)
      expect(addresses.length).toBeGreaterThan(3)
      expect(addresses.filter((address) => !/^\/marked(?:[/?#]|$)/.test(address))).toEqual([])
      const files = [...new Set(addresses.filter((address) => /\.\w+$/.test(address)))]
      for (const file of files)
        expect([file, (await lantern.fetch(file, { headers })).status]).toEqual([file, 200])
    },
  )
})

const inMarked = { 'accept-language': 'marked' }
const asVisitor = () => ({ 'x-api-key': lantern.publicApiKey, ...inMarked })

test('whoever calls the data service reads its refusals in the language that they ask for', async () => {
  const asOwner = { ...(await ownerCookie(lantern)), ...inMarked }
  const lists = 'a b c d e f g h i j k'.split(' ').map((name) => `${name}: listBlogs { total }`)
  const refused = [
    [{}, '{ listQuotes { items { id } } }'],
    [asVisitor(), '{ listQuotes { items { id } } }'],
    [asVisitor(), '{ quoteCounts { all } }'],
    [asVisitor(), `{ ${lists.join(' ')} }`],
    [asVisitor(), '{ listBlogs(filter: { slug: { between: ["a"] } }) { items { id } } }'],
    [
      asVisitor(),
      'mutation { createQuote(input: { firstName: "", lastName: "", phone: "", email: "", service: "", message: "" }) { id } }',
    ],
    [
      asVisitor(),
      'mutation { createReview(input: { name: "", email: "q", title: "", comment: "" }) { id } }',
    ],
    [asOwner, 'mutation { deleteBlog(input: { id: "none" }) { id } }'],
    [
      asOwner,
      'mutation { createBlog(input: { title: "", excerpt: "", content: "", author: "", category: "" }) { id } }',
    ],
    [asOwner, 'mutation { replaceWebhookSecret }'],
  ] as const
  for (const [headers, query] of refused) {
    const { errors = [] } = await call(lantern, query, {}, { ...inMarked, ...headers })
    const [error] = errors
    expect(error?.extensions, query).toMatchObject({ reason: expect.any(String) })
    const texts = [error?.message ?? '', ...Object.values(error?.extensions?.fields ?? {})]
    expect(unmarkedTexts(texts, new Set(['Quotes', 'Blogs'])), query).toEqual([])
  }
  const [refusal] = (await call(lantern, '{ quoteCounts { all } }', {}, asVisitor())).errors ?? []
  expect(refusal?.extensions).toMatchObject({ reason: 'notAuthorized', facts: { task: 'readQuotes' } })
  const english = await call(lantern, '{ quoteCounts { all } }', {}, { 'x-api-key': lantern.publicApiKey })
  expect(english.errors?.[0]?.message).toBe('Not authorized to read Quotes.')
})

test('so do programs that send files, and whoever sends what nothing takes', async () => {
  const json = { ...asVisitor(), 'content-type': 'application/json' }
  const texts = await Promise.all([
    said('/files/uploads', { method: 'POST', headers: inMarked }),
    said('/files/uploads', { method: 'POST', headers: json, body: '{}' }),
    said('/files/uploads', { method: 'POST', headers: json, body: '{"name":"q","size":0,"type":""}' }),
    said('/files/quote-attachments/none', { headers: asVisitor() }),
    said('/images', { method: 'POST', headers: inMarked }),
    said('/images/none.webp', { headers: inMarked }),
    said('/graphql', { method: 'POST', headers: inMarked, body: 'q' }),
    said('/marked/quote', { method: 'POST', body: 'q', headers: { 'content-type': 'text/plain' } }),
    said('/marked/quote', { method: 'PUT' }),
    said('/marked/quote', { method: 'POST', headers: { origin: 'https://elsewhere.test' } }),
  ])
  expect(unmarkedTexts(texts, new Set())).toEqual([])
})

test('why a notification was not delivered is said in the language of whoever reads it', async () => {
  const id = newId()
  await lantern.db.insert(quotes).values({ ...dana, id, contentHash: id })
  const why = (reason: Reason | null, lastError: string | null) => ({
    ...{ id: newId(), topic: 'quote.created', subjectType: 'Quote', subjectId: id, channel: 'mail' as const },
    ...{ recipient: 'q@q.test', payload: {}, dedupeKey: newId(), state: 'dead' as const, reason, lastError },
  })
  await lantern.db
    .insert(deliveries)
    .values([
      why({ reason: 'mailAddressRefused', facts: { detail: '550 qwrt' } }, null),
      why({ reason: 'nobodyToMail' }, null),
      why(null, 'Written before reasons were stored.'),
    ])
  const read = async (headers: Record<string, string>) => {
    const query = `{ getQuote(id: "${id}") { deliveries { lastError } } }`
    const answer = await call(lantern, query, {}, { ...(await ownerCookie(lantern)), ...headers })
    return dataOf<{ deliveries: { lastError: string }[] }>(answer, 'getQuote').deliveries.map(
      ({ lastError }) => lastError,
    )
  }
  const [refused = '', nobody = '', before] = await read(inMarked)
  expect(unmarkedTexts([refused, nobody], new Set())).toEqual([])
  expect(refused).toContain('550 qwrt')
  expect(before).toBe('Written before reasons were stored.')
  expect(await read({})).toEqual([
    'The mail server refused the address: 550 qwrt',
    'There is no administrator and no other address to mail to yet.',
    before,
  ])
})

/** The message of an error, in JSON or as text. */
async function said(path: string, init: RequestInit): Promise<string> {
  const response = await lantern.fetch(path, init)
  expect(response.status).toBeGreaterThanOrEqual(400)
  const text = await response.text()
  if (!text.startsWith('{')) return text
  const { message, errors } = JSON.parse(text)
  return message ?? errors[0].message
}

test.for(forms)(
  'the form of %s says what is wrong in the language of its address',
  async ([path, fields]) => {
    const response = await lantern.fetch(`/marked${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'http://localhost:3000', 'accept-language': 'en' },
    })
    expect(response.status).toBe(422)
    expect(unmarkedTexts(textsIn(await response.text()), profileWords)).toEqual([])
  },
)

test('/sos, what keeps it and what is kept for a request are of the language', async () => {
  const worker = await (await lantern.fetch('/marked/worker.js')).text()
  expect(worker).toMatch(/from "\/marked\/assets\/[^"]+"/)
  expect(worker).toContain('"sosPath":"/marked/sos"')
  const first = await (await lantern.fetch('/worker.js')).text()
  expect(first).toMatch(/from "\/assets\/[^"]+"/)
  expect(first).toContain('"sosPath":"/sos"')
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

test('a form without script leads to the page of its request, which says the thanks once', async () => {
  const form = await (await lantern.fetch('/marked/contact')).text()
  const formToken = /name="formToken"[^>]*value="([^"]*)"/.exec(form)?.[1] ?? ''
  const sent = await lantern.fetch('/marked/contact', {
    method: 'POST',
    body: new URLSearchParams({ ...message, formToken }),
    headers: { origin: 'http://localhost:3000' },
  })
  expect(sent.status).toBe(303)
  const receipt = sent.headers.get('location') ?? ''
  expect(receipt).toMatch(/^\/marked\/receipt\//)
  const cookie = sent.headers.getSetCookie().map((line) => line.split(';')[0])
  const page = await lantern.fetch(receipt, { headers: { cookie: cookie.join('; ') } })
  expect(page.status).toBe(200)
  // Taken: the page said it.
  expect(page.headers.getSetCookie().join()).toContain('lantern.flash=;')
})

const message = { name: 'Qwrt', email: 'q@q.test', phone: '7135550142', service: 'other', message: 'Qwrt' }

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
