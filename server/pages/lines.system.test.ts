import { expect, test } from 'vitest'
import { knownBrowserCookie } from '#server/identity/sign-in-limits.ts'
import { owner, ownerCookie, renderedPages, testLantern } from '#tests/lantern.ts'

async function whereSignInsHang() {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const lantern = await testLantern({
    pages: renderedPages(async (request) => {
      if (new URL(request.url).pathname === '/admin/login') await over
      return new Response(null, { status: 302, headers: { location: '/' } })
    }),
  })
  const post = async (path: string, address: string, email = 'made-up@example.com', cookie = '') => {
    const response = await lantern.fetch(path, {
      method: 'POST',
      address,
      headers: { origin: 'http://localhost:3000', cookie },
      body: new URLSearchParams({ email, password: 'Guessed-Horse-1' }),
    })
    return response.status
  }
  const cookieOf = (email: string) =>
    knownBrowserCookie(lantern.secret, { email, headers: new Headers(), secure: false }).split(';')[0]
  return {
    post,
    cookieOf,
    guess: (count: number, addressOf: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => post('/admin/login', addressOf(index))),
    [Symbol.asyncDispose]: async () => {
      end()
      await lantern[Symbol.asyncDispose]()
    },
  }
}

test('sign-ins from many networks keep no form of a visitor waiting', async () => {
  await using lantern = await whereSignInsHang()
  lantern.guess(400, (index) => `10.${index >> 6}.${index & 63}.1`)
  for (const path of ['/quote', '/contact', '/reviews/new'])
    expect(await lantern.post(path, '203.0.113.9')).toBe(302)
})

test('who has signed in to this account before does not wait behind guesses', async () => {
  await using lantern = await whereSignInsHang()
  lantern.guess(400, (index) => `10.${index >> 6}.${index & 63}.1`)
  const mine = lantern.post('/admin/login', '203.0.113.9', owner.email, lantern.cookieOf(owner.email))
  const forged = lantern.post(
    '/admin/login',
    '203.0.113.10',
    owner.email,
    lantern.cookieOf('other@example.com'),
  )
  const waits = new Promise((resolve) => setTimeout(resolve, 300, 'has a place'))
  expect(await Promise.race([mine, waits])).toBe('has a place')
  expect(await forged).toBe(503)
})

test('guesses from one /48 are refused before an attempt from another network', async () => {
  await using lantern = await whereSignInsHang()
  const guesses = lantern.guess(400, (index) => `2001:db8:1:${index.toString(16)}::1`)
  const other = lantern.post('/admin/login', '203.0.113.9')
  expect(await Promise.any(guesses)).toBe(503)
  const waits = new Promise((resolve) => setTimeout(resolve, 300, 'waits for its turn'))
  expect(await Promise.race([other, waits])).toBe('waits for its turn')
})

async function whereSearchesHang() {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const lantern = await testLantern({
    pages: renderedPages(async (request) => {
      if (new URL(request.url).pathname === '/search') await over
      return new Response('found', { headers: { 'cache-control': 'no-store' } })
    }),
  })
  const statusOf = async (path: string, address: string, cookie = '') =>
    (await lantern.fetch(path, { address, headers: { cookie } })).status
  return {
    lantern,
    statusOf,
    search: (count: number, addressOf: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => statusOf(`/search?q=made-up-${index}`, addressOf(index))),
    [Symbol.asyncDispose]: async () => {
      end()
      await lantern[Symbol.asyncDispose]()
    },
  }
}

test('searches from one /48 keep nobody else’s page waiting', async () => {
  await using site = await whereSearchesHang()
  site.search(150, (index) => `2001:db8:1:${index.toString(16)}::1`)
  expect(await site.statusOf('/receipt/unknown', '203.0.113.9')).toBe(200)
})

test('who is signed in to the panel never waits for strangers’ pages; a made-up session does', async () => {
  await using site = await whereSearchesHang()
  const { cookie = '' } = await ownerCookie(site.lantern)
  site.search(150, (index) => `10.${index}.0.1`)
  const panel = (cookie: string) => site.statusOf('/admin/inbox.data', '203.0.113.9', cookie)
  expect(await panel(cookie)).toBe(200)
  expect(await panel('lantern.session=made.up')).toBe(503)
})
