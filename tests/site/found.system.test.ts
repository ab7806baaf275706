import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstPosts } from '#content/en/site/first-posts.ts'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { reviews } from '#server/schema/reviews.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { enterRealFacts, profileInput } from '#tests/profile.ts'

const origin = 'https://lantern.example.com'
const { slug } = firstPosts[0] ?? { slug: '' }
let lantern: TestLantern

beforeAll(async () => {
  lantern = await testLantern({ pages: await builtPages(origin), config: { publicUrl: origin } })
  await addFirstPosts(lantern.database.db)
  await enterRealFacts(lantern)
})

afterAll(() => lantern[Symbol.asyncDispose]())

const files = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/blog/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/share/home.png', 'image/png'],
  [`/share/post-${slug}.png`, 'image/png'],
] as const

describe.each(files)('%s', (path, type) => {
  test('is what it says, may be kept for a while, and is not sent twice', async () => {
    const answer = await lantern.fetch(path)
    const { status, headers } = answer
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    const etag = headers.get('etag') ?? ''
    const again = await lantern.fetch(path, { headers: { 'if-none-match': etag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  test('answers HEAD as it would GET, without the body', async () => {
    const [head, get] = [await lantern.fetch(path, { method: 'HEAD' }), await lantern.fetch(path)]
    expect([head.status, head.headers.get('etag')]).toEqual([200, get.headers.get('etag')])
    expect((await head.arrayBuffer()).byteLength).toBe(0)
  })
})

const text = async (path: string) => (await lantern.fetch(path)).text()

test('the sitemap dates a post by its last change, and nothing by guess', async () => {
  const changed = await changePost({ excerpt: 'Another excerpt.' })
  const sitemap = (await text('/sitemap.xml')).replaceAll(/<xhtml:link [^>]*>/g, '')
  expect(sitemap).toContain(
    `<url><loc>${origin}/blog/${slug}</loc><lastmod>${changed.updatedAt}</lastmod></url>`,
  )
  expect(sitemap).toContain(`<url><loc>${origin}/blog</loc><lastmod>${changed.updatedAt}</lastmod></url>`)
  expect(sitemap).toContain(`<url><loc>${origin}/about</loc></url>`)
  expect(sitemap).toContain(`<url><loc>${origin}/reviews</loc></url>`)
})

test('a form without words of its own is not in the sitemap', async () => {
  expect(await text('/sitemap.xml')).not.toContain('/reviews/new')
})

const headOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
const canonicalOf = (html: string) => headOf(html, /<link rel="canonical" href="([^"]*)"/)

test('older reviews are found: each page of the list is its own address; a selection of it is none', async () => {
  await lantern.db.insert(reviews).values(
    Array.from({ length: 25 }, (_, index) => ({
      id: uuidv7(),
      name: `Reviewer ${index}`,
      email: 'reviewer@example.com',
      rating: 5,
      title: 'Quick',
      comment: 'Opened in minutes.',
      isApproved: true,
    })),
  )
  const [first, second] = [await text('/reviews'), await text('/reviews?page=2')]
  expect(canonicalOf(first)).toBe(`${origin}/reviews`)
  expect(canonicalOf(second)).toBe(`${origin}/reviews?page=2`)
  expect(first).toMatch(/<a href="\/reviews\?page=2"[^>]* rel="next"/)
  expect(second).toMatch(/<a href="\/reviews"[^>]* rel="prev"/)
  expect(await text('/reviews?stars=5')).toContain('<meta name="robots" content="noindex"')
})

test.each([
  ['/', 'Locksmith in Houston, day and night Locked out?'],
  ['/services', 'Locksmith services in Houston, Texas'],
  ['/services/emergency', 'Emergency locksmith in Houston, Texas'],
  ['/services/residential', 'Residential locksmith in Houston, Texas'],
  ['/services/automobile', 'Automotive locksmith in Houston, Texas'],
  ['/services/safe', 'Safe locksmith in Houston, Texas'],
  ['/services/surveillance', 'Security cameras in Houston, Texas'],
  ['/brands', 'Lock brands we install and repair in Houston, Texas'],
  ['/reviews', 'Locksmith reviews in Houston, Texas'],
])('the heading of %s names trade and place, and its image has words', async (path, heading) => {
  const html = await text(path)
  const [, h1 = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  const words = h1.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, '')
  expect(words.replaceAll(/\s+/g, ' ')).toContain(heading)
  expect(headOf(html, /<meta property="og:image:alt" content="([^"]*)"/)).toMatch(
    /^A drawing beside the words: ./,
  )
})

test('crawlers are kept from the panel and from receipts only', async () => {
  expect((await text('/robots.txt')).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /receipt',
    'Disallow: /es/admin',
    'Disallow: /es/receipt',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/es/sitemap.xml`,
    '',
  ])
})

test('the feeds hold every post whole, with addresses that lead somewhere from anywhere', async () => {
  const [atom, json] = [await text('/blog/feed.xml'), await text('/blog/feed.json')]
  const { items }: { items: { url: string; content_html: string }[] } = JSON.parse(json)
  expect(items.map(({ url }) => url).sort()).toEqual(
    firstPosts.map((post) => `${origin}/blog/${post.slug}`).sort(),
  )
  for (const { content_html: html } of items) {
    expect(html.length).toBeGreaterThan(5_000)
    expect(html).not.toMatch(/ (?:href|src)="\/(?!\/)/)
  }
  expect(atom.match(/<entry>/g)).toHaveLength(3)
  const page = await text(`/blog/${slug}`)
  expect(page).toContain('type="application/atom+xml" href="/blog/feed.xml"')
})

test('each icon of the manifest and of the pages is there', async () => {
  const { icons }: { icons: { src: string }[] } = JSON.parse(await text('/manifest.webmanifest'))
  const linked = [
    ...(await text('/')).matchAll(/<link rel="(?:[a-z-]*icon|manifest)" (?:[^>]*)href="([^"]*)"/g),
  ]
  const addresses = [...icons.map(({ src }) => src), ...linked.map(([, href = '']) => href)]
  expect(addresses.length).toBeGreaterThanOrEqual(6)
  for (const address of addresses)
    expect([address, (await lantern.fetch(address)).status]).toEqual([address, 200])
})

describe('the image for sharing', () => {
  test('of an unknown page, or of a draft, is not there', async () => {
    for (const name of ['nothing.png', 'home.jpg', 'constructor.png', 'post-nothing.png', 'home'])
      expect([name, (await lantern.fetch(`/share/${name}`)).status]).toEqual([name, 404])
    await changePost({ isPublished: false })
    expect((await lantern.fetch(`/share/post-${slug}.png`)).status).toBe(404)
    await changePost({ isPublished: true })
  })

  test('is another one once what it shows has changed', async () => {
    const tagOf = async (name: string) => (await lantern.fetch(`/share/${name}.png`)).headers.get('etag')
    const [post, about] = [await tagOf(`post-${slug}`), await tagOf('about')]
    await changePost({ title: 'Another title' })
    expect(await tagOf(`post-${slug}`)).not.toBe(post)
    expect(await tagOf('about')).toBe(about)
    const query = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
    const input = profileInput({ name: 'Another Lock & Door' })
    dataOf(await call(lantern, query, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
    expect(await tagOf('about')).not.toBe(about)
  })

  test('is drawn anew for another category, which has another drawing', async () => {
    const create = 'mutation ($input: CreateBlogInput!) { createBlog(input: $input) { id slug } }'
    const headers = await ownerCookie(lantern)
    const post = { title: 'A door', excerpt: 'e', content: 'c', author: 'a', isPublished: true }
    const input = { ...post, category: 'Safes' }
    const made = dataOf<{ id: string; slug: string }>(
      await call(lantern, create, { input }, headers),
      'createBlog',
    )
    const tag = async () => (await lantern.fetch(`/share/post-${made.slug}.png`)).headers.get('etag')
    const before = await tag()
    const change = 'mutation ($input: UpdateBlogInput!) { updateBlog(input: $input) { id } }'
    await call(lantern, change, { input: { id: made.id, category: 'Doors' } }, headers)
    expect(await tag()).not.toBe(before)
  })
})

async function changePost(input: Record<string, unknown>): Promise<{ updatedAt: string }> {
  const headers = await ownerCookie(lantern)
  const find = 'query ($slug: String!) { listBlogs(filter: { slug: { eq: $slug } }) { items { id } } }'
  const { items } = dataOf<{ items: { id: string }[] }>(
    await call(lantern, find, { slug }, headers),
    'listBlogs',
  )
  const change = 'mutation ($input: UpdateBlogInput!) { updateBlog(input: $input) { updatedAt } }'
  const answer = await call(lantern, change, { input: { slug, ...input, id: items[0]?.id } }, headers)
  return dataOf(answer, 'updateBlog')
}
