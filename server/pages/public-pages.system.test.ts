import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import type { Config } from '#server/config.ts'
import { announce } from '#server/realtime/events.ts'
import {
  call,
  dataOf,
  lanternWithPages,
  ownerCookie,
  renderedPages,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { pageListener } from './page-listener.ts'

function countedPages(answer: (request: Request, times: number) => Response | Promise<Response> = ordinary) {
  const render = vi.fn(async (request: Request) => answer(request, render.mock.calls.length))
  return { pages: renderedPages(render, tmpdir()), render }
}

const html = (text: string) => `<!DOCTYPE html><html><body>${text.padEnd(2_000)}</body></html>`
const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(html(text), { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
function ordinary(request: Request, times: number): Response {
  return page(`${request.url} for the ${times}. time`)
}

type HttpAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer; text: string }

async function listen(lantern: TestLantern) {
  const app = getRequestListener(lantern.app.fetch)
  const passedOn = vi.fn(app)
  const server = createServer(pageListener(lantern, passedOn))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const asking = request({ port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          const { statusCode: status, headers } = response
          resolve({ status, headers, body, text: body.toString() })
        })
      })
      asking.on('error', reject)
      asking.end()
    })
  return {
    ask,
    passedOn,
    warm: async (path: string, headers: Record<string, string> = {}) => {
      await ask(path, headers)
      await vi.waitFor(async () => {
        const before = passedOn.mock.calls.length
        await ask(path, headers)
        expect(passedOn.mock.calls.length).toBe(before)
      }, 30_000)
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function open(answer?: Parameters<typeof countedPages>[0], config: Partial<Config> = {}) {
  const { pages, render } = countedPages(answer)
  const lantern = await testLantern({ pages, config })
  const server = await listen(lantern)
  return {
    lantern,
    render,
    ...server,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await lantern[Symbol.asyncDispose]()
    },
  }
}

test('a page that 200 requests ask for at once is rendered once, then answered by the listener', async () => {
  await using site = await open()
  const all = await Promise.all(
    Array.from({ length: 200 }, () => site.ask('/', { 'accept-encoding': 'gzip' })),
  )
  expect(all.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(all.map(({ body }) => gunzipSync(body).toString())).size).toBe(1)
  expect(site.render).toHaveBeenCalledOnce()
  await site.warm('/')
  expect(site.render).toHaveBeenCalledOnce()
})

test('each encoding has its own ETag and Content-Length', async () => {
  await using site = await open()
  await site.warm('/')
  const [br, gzip, plain] = await Promise.all([
    site.ask('/', { 'accept-encoding': 'gzip, deflate, br' }),
    site.ask('/', { 'accept-encoding': 'br;q=0, gzip' }),
    site.ask('/', { 'accept-encoding': 'br;q=0' }),
  ])
  expect(br.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text)
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  for (const { headers, body } of [br, gzip, plain]) {
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['cache-control']).toBe('no-cache')
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
  }
})

test('If-None-Match with a tag of the page gets 304, in any encoding', async () => {
  await using site = await open()
  const first = await site.ask('/')
  await site.warm('/')
  const second = await site.ask('/', { 'accept-encoding': 'br' })
  const tags = [first.headers.etag, second.headers.etag].map(String)
  for (const tag of [...tags, ...tags.map((one) => `W/${one}`), `"x", ${tags[1]}`, '*']) {
    const answer = await site.ask('/', { 'if-none-match': tag, 'accept-encoding': 'br' })
    expect([answer.status, answer.body.length], tag).toEqual([304, 0])
    expect(answer.headers.etag).toBe(second.headers.etag)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
  for (const tag of ['"x"', tags[0]?.replaceAll('"', '') ?? '', '', 'W/', '"'.repeat(5_000)])
    expect((await site.ask('/', { 'if-none-match': tag })).status, tag).toBe(200)
})

test('HEAD has the headers of GET and no body; a Range gets the whole page', async () => {
  await using site = await open()
  for (const isWarm of [false, true]) {
    if (isWarm) await site.warm('/')
    const head = await site.ask('/', { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    if (!isWarm) continue
    const get = await site.ask('/', { 'accept-encoding': 'br' })
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    const range = await site.ask('/', { range: 'bytes=0-9' })
    expect([range.status, range.body.length]).toEqual([200, Number(range.headers['content-length'])])
  }
})

test('app and listener give the same answer', async () => {
  await using site = await open()
  await site.warm('/', { host: 'localhost:3000' })
  const fast = await site.ask('/', { host: 'localhost:3000', 'accept-encoding': 'br' })
  const { headers, status } = await site.lantern.fetch('/', { headers: { 'accept-encoding': 'br' } })
  const { date: _, connection: __, ...ofPage } = fast.headers
  expect({ status, ...Object.fromEntries(headers) }).toEqual({ status: fast.status, ...ofPage })
})

test.each(['Blog', 'Testimonial', 'Review', 'BusinessProfile'])('a change of %s is seen', async (model) => {
  await using site = await open()
  await site.warm('/')
  await announce(site.lantern.db, { model, operation: 'update', id: 'x' })
  await expect.poll(async () => (await site.ask('/')).text).toContain('for the 2. time')
})

test('a change while the page is rendered is seen by the next request', async () => {
  const rendering = Promise.withResolvers<void>()
  const changed = Promise.withResolvers<void>()
  await using site = await open(async (request, times) => {
    if (times > 1) return ordinary(request, times)
    rendering.resolve()
    await changed.promise
    return page('as it was')
  })
  const early = site.ask('/')
  await rendering.promise
  const heard = new Promise((resolve) => site.lantern.events.subscribe(resolve))
  await announce(site.lantern.db, { model: 'Blog', operation: 'update', id: 'x' })
  await heard
  changed.resolve()
  expect((await early).text).toContain('as it was')
  expect((await site.ask('/')).text).toContain('for the 2. time')
})

test('nothing of the first request is in the shared page', async () => {
  const seen: Request[] = []
  await using site = await open((request, times) => {
    seen.push(request)
    return ordinary(request, times)
  })
  const personal = {
    cookie: 'a=b',
    authorization: 'Bearer x',
    'user-agent': 'Googlebot',
    'accept-language': 'es',
  }
  expect((await site.ask('/?utm_source=x&gclid=1', personal)).text).not.toContain('utm_source')
  expect((await site.ask('/')).text).toContain('for the 1. time')
  expect(seen.flatMap(({ headers }) => [...headers])).toEqual([])
})

test.each([
  ['a cookie', { 'set-cookie': 'a=b' }, 200],
  ['private', { 'cache-control': 'private' }, 200],
  ['no-store', { 'cache-control': 'no-store' }, 200],
  ['another type', { 'content-type': 'text/plain' }, 200],
  ['not found', {}, 404],
  ['refused', {}, 422],
  ['moved', { location: '/about' }, 301],
  ['failed', {}, 500],
] as const)('%s is not kept, and rendered for each', async (_, headers, status) => {
  await using site = await open(
    (_request, times) =>
      new Response(page(`the ${times}. time`, headers).body, {
        status,
        headers: { 'content-type': 'text/html', ...headers },
      }),
  )
  expect((await site.ask('/')).text).toContain('the 1. time')
  const second = await site.ask('/')
  expect(second.status).toBe(status)
  expect(second.text).toContain('the 2. time')
  expect(second.headers.etag).toBeUndefined()
  await site.ask('/', { cookie: 'a=b' })
  expect(site.render.mock.lastCall?.[0].headers.get('cookie')).toBe('a=b')
})

test('a page that sets a guest cookie is rendered for each request', async () => {
  const { render: lookup } = countedPages()
  await using lantern = await testLantern({
    pages: renderedPages(async (request, services) => {
      await services.runAsGuest(parse('{ __typename }'), {})
      return lookup(request)
    }, tmpdir()),
  })
  await using site = await listen(lantern)
  for (const times of [1, 2]) {
    const { headers, text } = await site.ask('/reviews')
    expect(headers['set-cookie']).toHaveLength(1)
    expect(text).toContain(`for the ${times * 2}. time`)
  }
})

test('half a page is not kept', async () => {
  await using site = await open(
    (_, times) => new Response(`<html>${times}`, { headers: { 'content-type': 'text/html' } }),
  )
  await site.ask('/')
  expect((await site.ask('/')).text).toBe('<html>2')
})

test('panel, receipts, personal pages, posts and other spellings are rendered for each request', async () => {
  await using site = await open()
  for (const [path, method] of [
    ['/admin', 'GET'],
    ['/receipt/x', 'GET'],
    ['/reviews?voted=x', 'GET'],
    ['/reviews/new?invitation=x', 'GET'],
    ['/ABOUT', 'GET'],
    ['/about/', 'GET'],
    ['/', 'POST'],
  ] as const) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const ask = () => site.ask(path, method === 'POST' ? headers : {}, method)
    const [one, other] = [await ask(), await ask()]
    expect(one.text === other.text, path).toBe(false)
    expect(one.headers['content-security-policy']).toMatch(/'nonce-/)
  }
  expect(site.lantern.pageCache.size().pages).toBe(0)
})

test('without PUBLIC_URL links have the requested host, and pages of two hosts stay apart', async () => {
  await using site = await open(undefined, { trustProxy: true })
  const names = { host: 'inside', 'x-forwarded-host': 'a.example', 'x-forwarded-proto': 'https' }
  await site.warm('/about', names)
  expect((await site.ask('/about', names)).text).toContain('https://a.example/about for the 1. time')
  const other = await site.ask('/about', { ...names, 'x-forwarded-host': 'b.example' })
  expect(other.text).toContain('https://b.example/about')
  expect((await site.ask('/about', names)).headers['strict-transport-security']).toBeTruthy()
  expect((await site.ask('/about', { ...names, 'x-forwarded-proto': 'http' })).text).toContain('http://a.')
})

test('with PUBLIC_URL all hosts share one page', async () => {
  await using site = await open(undefined, { publicUrl: 'https://lock.example' })
  await site.warm('/about')
  const answer = await site.ask('/about', { host: 'evil.example' })
  expect(answer.text).toContain('https://lock.example/about for the 1. time')
  expect(answer.headers['strict-transport-security']).toBeTruthy()
})

test('parameters that a page does not read neither reach it nor go around the cache', async () => {
  await using site = await open(undefined, { publicUrl: 'https://lock.example' })
  await site.warm('/')
  const passedOn = site.passedOn.mock.calls.length
  for (let number = 0; number < 50; number++)
    expect((await site.ask(`/?x${number}=1&service=made-up`)).text).toContain(
      'https://lock.example/ for the 1. time',
    )
  expect(site.passedOn.mock.calls.length).toBe(passedOn)
  const [blog] = [await site.ask('/blog?utm_source=x&page=2&x=1')]
  expect(blog.text).toContain('https://lock.example/blog?page=2 for the 2. time')
  expect((await site.ask('/blog?page=2&gclid=y')).text).toContain('for the 2. time')
})

test('made-up hosts cause no rendering, and each page has its own host in its links', async () => {
  await using site = await open((request) =>
    page(`${request.url} ${encodeURIComponent(new URL(request.url).origin)}`),
  )
  for (let number = 0; number < 20; number++) {
    const { text } = await site.ask('/about', { host: `made-up-${number}.example` })
    const name = `http://made-up-${number}.example`
    expect(text).toContain(`${name}/about ${encodeURIComponent(name)}`)
  }
  expect(site.render).toHaveBeenCalledOnce()
})

test('unapproved reviews and their mails drop no pages', async () => {
  await using site = await open()
  await site.warm('/')
  const { lantern } = site
  const review = {
    name: 'Dana',
    email: 'dana@example.com',
    rating: 5,
    title: 'Quick',
    comment: 'He came at once.',
  }
  const create = 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }'
  const { id } = dataOf<{ id: string }>(await call(lantern, create, { input: review }), 'createReview')
  await mailsOf(lantern, 1)
  const approve = 'mutation ($input: UpdateReviewInput!) { updateReview(input: $input) { id } }'
  const change = async (changes: object) =>
    dataOf(
      await call(lantern, approve, { input: { id, ...changes } }, await ownerCookie(lantern)),
      'updateReview',
    )
  await change({ title: 'Quick and clean' })
  const heard = new Promise((resolve) =>
    lantern.events.subscribe(
      (event) => event.kind === 'changed' && event.model === 'Quote' && resolve(event),
    ),
  )
  await announce(lantern.db, { model: 'Quote', operation: 'update', id })
  await heard
  expect((await site.ask('/')).text).toContain('for the 1. time')
  for (const isApproved of [true, false]) {
    await change({ isApproved })
    await expect.poll(async () => (await site.ask('/')).text).toContain(`for the ${isApproved ? 2 : 3}. time`)
  }
})

test('a flood of uncached pages is refused at its limit and holds up no other address', async () => {
  let underWay = 0
  const answered = Promise.withResolvers<void>()
  await using site = await open(
    async (request) => {
      if (new URL(request.url).pathname !== '/other') {
        underWay += 1
        await answered.promise
      }
      return new Response('not found', { status: 404, headers: { 'content-type': 'text/plain' } })
    },
    { trustProxy: true },
  )
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const began = performance.now()
  const flood = Array.from({ length: 60 }, (_, number) =>
    site.ask(`/nowhere-${number}`, from('198.51.100.1')),
  )
  const refused = refusedOf(flood)
  const first = await Promise.race(flood)
  expect([first.status, first.headers['retry-after']]).toEqual([503, '2'])
  expect((await site.ask('/other', from('198.51.100.2'))).status).toBe(404)
  // No response before all have arrived: of 60, the 20 that may wait are neither refused nor begun.
  await expect.poll(() => refused() + underWay).toBeGreaterThanOrEqual(40)
  // One renders; one more begins after each half second, when it is assumed to wait for something else.
  expect(underWay).toBeLessThanOrEqual(1 + halfSecondsSince(began))
  const begunByThen = underWay
  answered.resolve()
  await Promise.all(flood)
  expect(refused()).toBeGreaterThanOrEqual(40 - begunByThen)
  expect(refused()).toBeLessThanOrEqual(39)
})

test('a flood of forms is refused at its limit; it holds up neither the forms of another address nor pages', async () => {
  let underWay = 0
  const answered = Promise.withResolvers<void>()
  await using site = await open(
    async (request) => {
      if (new URL(request.url).pathname !== '/contact') return page('taken')
      underWay += 1
      await answered.promise
      return page('refused')
    },
    { trustProxy: true },
  )
  const began = performance.now()
  const send = (path: string, address: string) =>
    site.ask(
      path,
      { 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' },
      'POST',
    )
  const flood = Array.from({ length: 60 }, () => send('/contact', '198.51.100.1'))
  const refused = refusedOf(flood)
  const first = await Promise.race(flood)
  expect([first.status, first.headers['retry-after']]).toEqual([503, '2'])
  expect(underWay).toBeLessThanOrEqual(2 + 2 * halfSecondsSince(began))
  expect((await send('/quote', '198.51.100.2')).status).toBe(200)
  expect((await site.ask('/nowhere', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200)
  await expect.poll(() => refused() + underWay).toBeGreaterThanOrEqual(30)
  const begunByThen = underWay
  answered.resolve()
  await Promise.all(flood)
  expect(refused()).toBeGreaterThanOrEqual(30 - begunByThen)
  expect(refused()).toBeLessThanOrEqual(28)
})

function refusedOf(asked: Promise<HttpAnswer>[]): () => number {
  let refused = 0
  for (const one of asked)
    void one.then(({ status }) => {
      if (status === 503) refused += 1
      else expect([200, 404]).toContain(status)
    })
  return () => refused
}

/** A timer may be a millisecond early. */
const halfSecondsSince = (began: number) => Math.floor((performance.now() - began) / 499)

test('the real home page: its policy names exactly what it carries, and no nonce', async () => {
  await using lantern = await lanternWithPages()
  await using site = await listen(lantern)
  const cold = await site.ask('/')
  await site.warm('/')
  const { headers, text } = await site.ask('/')
  expect(cold.text).toBe(text)
  expect(text).not.toContain('nonce')
  const policy = String(headers['content-security-policy'])
  const carried = [...text.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)].filter(
    ([, , attributes]) => !attributes?.includes('json'),
  )
  expect(carried.length).toBeGreaterThan(1)
  expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual(
    carried
      .map(([, , , inside = '']) => `'sha256-${createHash('sha256').update(inside).digest('base64')}'`)
      .toSorted(),
  )
  expect(policy).toBe(cold.headers['content-security-policy'])
})

test('structured data for search engines stands behind all that people see', async () => {
  await using lantern = await lanternWithPages()
  await using site = await listen(lantern)
  for (const path of ['/', '/faq']) {
    const { text } = await site.ask(path)
    const [before = '', ...behind] = text.split('<script type="application/ld+json">')
    expect(before).toContain('</footer>')
    expect(behind).toHaveLength(1)
    expect(behind[0]).toMatch(/^\{"@context":.*\}<\/script><\/body><\/html>\s*$/s)
  }
})

test('speculation rules are served and named in a header', async () => {
  await using site = await open()
  const { headers, text } = await site.ask('/speculation-rules.json')
  expect(headers['content-type']).toBe('application/speculationrules+json')
  expect(Object.keys(JSON.parse(text))).toEqual(['prefetch', 'prerender'])
})
