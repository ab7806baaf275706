import { expect, test } from 'vitest'
import { serverPaths } from '#server/http/paths.ts'
import { pages } from '#server/schema/pages.ts'
import { call, lanternWithPages, ownerCookie, type StaffHeaders, type TestLantern } from '#tests/lantern.ts'
import { enterRealFacts } from '#tests/profile.ts'

const content =
  '## Which shops\n\nAll of them.\n\n![A van](/images/00000000-0000-4000-8000-000000000000-960.webp)'

const create = (lantern: TestLantern, headers: StaffHeaders, input: object) =>
  call(
    lantern,
    'mutation($input: CreatePageInput!) { createPage(input: $input) { id slug } }',
    { input: { title: 'Keys for shops', description: 'How we key a shop.', content, ...input } },
    headers,
  )

const change = (lantern: TestLantern, headers: StaffHeaders, input: object) =>
  call(
    lantern,
    'mutation($input: UpdatePageInput!) { updatePage(input: $input) { slug } }',
    { input },
    headers,
  )

const idOf = ({ data }: Awaited<ReturnType<typeof create>>) => String(Object(data?.createPage).id)

const read = async (lantern: TestLantern, path: string) => {
  const response = await lantern.fetch(path)
  return { status: response.status, html: await response.text() }
}

test('a page is where its address says once it is published, and everywhere that pages are found', async () => {
  await using lantern = await lanternWithPages()
  await enterRealFacts(lantern)
  const headers = await ownerCookie(lantern)
  const id = idOf(await create(lantern, headers, { place: 'footer', label: 'Shops' }))
  const found = () =>
    Promise.all(
      ['/keys-for-shops', '/sitemap.xml', '/search?q=shops', '/about', '/share/page-keys-for-shops.png'].map(
        async (path) => read(lantern, path),
      ),
    )
  const [draft, sitemap, search, about, image] = await found()
  expect([draft?.status, image?.status]).toEqual([404, 404])
  for (const page of [sitemap, search, about]) expect(page?.html).not.toContain('keys-for-shops')

  await change(lantern, headers, { id, isPublished: true })
  await expect.poll(async () => (await read(lantern, '/about')).html.includes('keys-for-shops')).toBe(true)
  const [shown, listed, searched, linked, drawn] = await found()
  expect(shown?.status).toBe(200)
  expect(shown?.html).toContain('<h1 id="page-title"')
  expect(shown?.html).toContain('id="about-which-shops"')
  expect(shown?.html).toContain('-480.webp 480w')
  expect(shown?.html).toMatch(/<link rel="canonical" href="[^"]*\/keys-for-shops"/)
  expect(shown?.html).toContain('"@type":"WebPage"')
  expect(shown?.html).toContain('"@type":"BreadcrumbList"')
  expect(listed?.html).toContain('/keys-for-shops</loc><lastmod>')
  expect([searched?.status, searched?.html.includes('How we key a shop.')]).toEqual([200, true])
  expect(linked?.html).toMatch(/<a href="\/keys-for-shops" class="footer-link[^"]*">Shops<\/a>/)
  expect(drawn?.status).toBe(200)

  await change(lantern, headers, { id, isPublished: false })
  await expect.poll(async () => (await read(lantern, '/about')).html.includes('keys-for-shops')).toBe(false)
  expect((await read(lantern, '/keys-for-shops')).status).toBe(404)
})

test('a page that is rendered finds the links that all pages have in memory', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await create(lantern, headers, { isPublished: true, place: 'menu' })
  await expect.poll(async () => (await read(lantern, '/faq')).html.includes('/keys-for-shops')).toBe(true)
  const one = await lantern.siteLinks.latest()
  expect((await read(lantern, '/about')).html).toContain('/keys-for-shops')
  expect(await lantern.siteLinks.latest()).toBe(one)
})

test('no page takes an address of the site, of the server or of another page', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const refusalOf = async (slug: string) =>
    Object(Object((await create(lantern, headers, { slug })).errors?.[0]?.extensions).fields).slug
  const taken = lantern.app.routes
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((part) => /^[a-z-]+$/.test(part))
  expect(taken).toEqual(expect.arrayContaining([...serverPaths].filter((path) => path !== 'assets')))
  for (const slug of [
    ...new Set([...taken, 'assets']),
    'about',
    'services',
    'admin',
    'sos',
    'prices',
    'receipt',
    'share',
  ])
    expect([slug, await refusalOf(slug)]).toEqual([
      slug,
      'The site itself uses this address. Please choose another.',
    ])
  await create(lantern, headers, { slug: 'Our Van!' })
  expect(await refusalOf('our-van')).toBe('Another page already has this address.')
  expect(await lantern.db.select({ slug: pages.slug }).from(pages)).toEqual([{ slug: 'our-van' }])
})

test('the old address of a published page leads to its new one, also after a second move and back', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const id = idOf(await create(lantern, headers, { slug: 'one', isPublished: true }))
  await change(lantern, headers, { id, slug: 'two' })
  await change(lantern, headers, { id, slug: 'three' })
  for (const path of ['/one', '/two']) {
    const moved = await lantern.fetch(`${path}?from=mail`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/three?from=mail'])
  }
  await change(lantern, headers, { id, slug: 'one' })
  expect((await lantern.fetch('/one')).status).toBe(200)
  for (const path of ['/two', '/three'])
    expect((await lantern.fetch(path)).headers.get('location')).toBe('/one')
})

test('the footer leads to the prices once one is shown', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const link = '<a href="/prices" class="footer-link'
  expect((await read(lantern, '/about')).html).not.toContain(link)
  const input = { name: 'Lockout', unitCents: 8_500, isShown: true }
  await call(
    lantern,
    'mutation($input: CreatePriceItemInput!) { createPriceItem(input: $input) { id } }',
    { input },
    headers,
  )
  await expect.poll(async () => (await read(lantern, '/about')).html.includes(link)).toBe(true)
})
