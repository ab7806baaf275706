import { expect, test } from 'vitest'
import { mostRedirects } from '#server/models/content/redirect.ts'
import { redirects } from '#server/schema/pages.ts'
import { call, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'

const create = async (lantern: TestLantern, headers: Record<string, string>, input: object) =>
  call(
    lantern,
    'mutation($input: CreateRedirectInput!) { createRedirect(input: $input) { id from to } }',
    { input },
    headers,
  )

const seen = async (lantern: TestLantern, path: string) => {
  const { status, headers } = await lantern.fetch(path)
  return [status, headers.get('location')]
}

test('an old address leads on, with its query, in any spelling; pages that exist come first', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await create(lantern, headers, { from: '/About-Us.html', to: '/about' })
  await create(lantern, headers, { from: '/blog/old-post', to: '/faq#keys', status: 308 })
  await create(lantern, headers, { from: '/old/shop', to: 'https://shop.example.com/?a=1' })
  expect(await seen(lantern, '/about-us.html')).toEqual([301, '/about'])
  expect(await seen(lantern, '/ABOUT-US.html/?utm_source=x')).toEqual([301, '/about?utm_source=x'])
  expect(await seen(lantern, '/blog/old-post?b=2')).toEqual([308, '/faq?b=2#keys'])
  expect(await seen(lantern, '/old/shop?b=2')).toEqual([301, 'https://shop.example.com/?a=1&b=2'])
  await create(lantern, headers, { from: '/index.php?page_id=12', to: '/about' })
  expect(await seen(lantern, '/index.php?utm_source=x&page_id=12')).toEqual([301, '/about?utm_source=x'])
  expect(await seen(lantern, '/index.php?page_id=13')).toEqual([404, null])
  await create(lantern, headers, { from: '/SERVIÇOS', to: '/services' })
  expect(await seen(lantern, '/servic%CC%A7os')).toEqual([301, '/services'])
  expect(await seen(lantern, '/blog/other-post')).toEqual([302, '/blog'])
  expect(await seen(lantern, '/old')).toEqual([404, null])
  const response = await lantern.fetch('/about-us.html')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-type')).toBeNull()
})

test('a page is found in capitals, and with what a sentence put behind its address', async () => {
  await using lantern = await lanternWithPages()
  expect(await seen(lantern, '/services/COMMERCIAL?a=1')).toEqual([301, '/services/commercial?a=1'])
  expect(await seen(lantern, '/services/%53afe')).toEqual([301, '/services/safe'])
  expect(await seen(lantern, '/services/safe).')).toEqual([301, '/services/safe'])
  expect(await seen(lantern, '/services//safe%20')).toEqual([301, '/services/safe'])
  const post = { title: 'Worn pivots', excerpt: 'What one sounds like.', content: 'A click.', author: 'Lee' }
  const create = 'mutation($input: CreateBlogInput!) { createBlog(input: $input) { slug } }'
  const input = { ...post, category: 'Home Security', isPublished: true }
  expect((await call(lantern, create, { input }, await ownerCookie(lantern))).errors).toBeUndefined()
  expect(await seen(lantern, '/blog/Worn-Pivots')).toEqual([301, '/blog/worn-pivots'])
  expect(await seen(lantern, '/blog/Trash-Me')).toEqual([302, '/blog'])
  expect(await seen(lantern, '/services/NOTHING')).toEqual([404, null])
})

test('a redirect to a page that is not there says so until there is one', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  for (const [at, to] of ['/about', '/services/safe#x', '/abuot?a=1', 'https://other.example/'].entries())
    await create(lantern, headers, { from: `/old-${at}`, to })
  const { data } = await call(lantern, '{ listRedirects { items { to leadsToPage } } }', {}, headers)
  expect(Object(data?.listRedirects).items).toEqual([
    { to: '/about', leadsToPage: true },
    { to: '/services/safe#x', leadsToPage: true },
    { to: '/abuot?a=1', leadsToPage: false },
    { to: 'https://other.example/', leadsToPage: true },
  ])
})

test('uses are counted, and are no change of the redirect', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await create(lantern, headers, { from: '/team', to: '/about' })
  await seen(lantern, '/team')
  await seen(lantern, '/team')
  await lantern.redirects.close()
  const [stored] = await lantern.db.select().from(redirects)
  expect(stored).toMatchObject({ hits: 2, lastUsedAt: expect.any(Date) })
  expect(stored?.updatedAt).toEqual(stored?.createdAt)
})

test('a deleted redirect leads nowhere at once', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { id } = Object(
    (await create(lantern, headers, { from: '/team', to: '/about' })).data?.createRedirect,
  )
  expect((await seen(lantern, '/team'))[0]).toBe(301)
  await call(lantern, 'mutation($id: ID!) { deleteRedirect(input: { id: $id }) { id } }', { id }, headers)
  await expect.poll(async () => (await seen(lantern, '/team'))[0]).toBe(404)
})

test('loops, chains, addresses of pages and goals that are no web address are refused in words', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await create(lantern, headers, { from: '/a', to: '/about' })
  const refusal = async (from: string, to: string) =>
    Object.values(
      Object(Object((await create(lantern, headers, { from, to })).errors?.[0]?.extensions).fields),
    )
  expect(await refusal('/b', '/a')).toEqual(['/a leads on to /about. Please enter that address.'])
  expect(await refusal('/b', '/b')).toEqual(['This would lead back to where it begins.'])
  expect(await refusal('/A/', '/faq')).toEqual(['This address leads somewhere already.'])
  const secret = ['/receipt/x', '/calendar/x', '/invoice/x.pdf', '/.well-known/lantern-address/x']
  const ours = ['/%61dmin', '/admin/x', '/worker.js', '/robots.txt', ...secret]
  for (const page of ['/faq', '/FAQ', '/services/safe', '/admin', '/graphql', '/', '/?p=12', ...ours])
    expect([page, ...(await refusal(page, '/about'))]).toEqual([
      page,
      'A page stands at this address, and pages come first.',
    ])
  expect((await create(lantern, headers, { from: '/.well-known/x', to: '/about' })).errors).toBeUndefined()
  for (const to of ['javascript:alert(1)', '//evil.example', 'http://other.example'])
    expect(await refusal('/b', to)).toEqual([
      'Please enter an address of this site, like /services, or one that begins with https://',
    ])
  expect(await lantern.db.$count(redirects)).toBe(2)
})

test('a CSV file is checked line by line before it is stored', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await create(lantern, headers, { from: '/a', to: '/about' })
  const csv = [
    'Old address,New address,Status,Note',
    '/a,/services',
    'https://old.example/b.php,/faq,308,"Flyer, 2019"',
    '/c,javascript:alert(1)',
    '/d,/b.php',
    '/e,/faq,302',
    '/b.php,/about',
  ].join('\r\n')
  const run = async (isDryRun: boolean) => {
    const { data } = await call(
      lantern,
      `mutation($csv: String!, $isDryRun: Boolean!) {
        importRedirects(csv: $csv, isDryRun: $isDryRun) { added changed unchanged refused { line text message } }
      }`,
      { csv, isDryRun },
      headers,
    )
    return data?.importRedirects
  }
  const summary = {
    ...{ added: 1, changed: 1, unchanged: 0 },
    refused: [
      { line: 4, text: '/c, javascript:alert(1)', message: expect.stringContaining('https://') },
      { line: 5, text: '/d, /b.php', message: '/b.php leads on to /faq. Please enter that address.' },
      { line: 6, text: '/e, /faq, 302', message: 'The status is 301 or 308.' },
      { line: 7, text: '/b.php, /about', message: 'This is listed twice.' },
    ],
  }
  expect(await run(true)).toEqual(summary)
  expect(await lantern.db.$count(redirects)).toBe(1)
  expect(await run(false)).toEqual(summary)
  await expect.poll(() => seen(lantern, '/a')).toEqual([301, '/services'])
  expect(await seen(lantern, '/b.php')).toEqual([308, '/faq'])
  expect(await run(false)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
})

test('a file of as many lines as there may be redirects is checked in seconds, a longer one not at all', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const query = 'mutation($csv: String!) { importRedirects(csv: $csv, isDryRun: true) { added } }'
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `/q${at},/about`).join('\n')
  const from = Date.now()
  const whole = await call(lantern, query, { csv: lines(mostRedirects) }, headers)
  expect(whole.data?.importRedirects).toEqual({ added: mostRedirects })
  expect(Date.now() - from).toBeLessThan(6_000)
  const longer = await call(lantern, query, { csv: lines(mostRedirects + 2) }, headers)
  expect(longer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', reason: 'tooManyRedirects' })
})
