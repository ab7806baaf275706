import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { languageOfPath, languages } from '#content/languages.ts'
import type { ModelEvent, StreamEvent } from '#server/realtime/events.ts'
import { markedLanguage } from '#tests/languages/marked-language.ts'
import { byteSizeOf, type CachedPage, type SharedPage } from './cached-page.ts'
import { openPageCache, pageAddress, showsVotes } from './page-cache.ts'

type CacheOptions = Partial<Parameters<typeof openPageCache>[0]>

function cacheWith(given: CacheOptions = {}) {
  let hear: (event: StreamEvent) => void = () => {}
  const subscribe = (handler: (event: StreamEvent) => void) => {
    hear = handler
    return () => {}
  }
  const log = pino({ level: 'silent' })
  const cache = openPageCache({ events: { subscribe }, models: ['Blog'], log, ...given })
  return { ...cache, hear: (event: StreamEvent) => hear(event) }
}

const sharedPage = (text: string): SharedPage => ({ html: text, headers: {} })
const rendering = (text: string) => vi.fn(async () => sharedPage(text))
const textOf = (page: CachedPage | undefined) => page?.identity.body.toString()
const changed = (model: string, onPages?: ModelEvent['onPages']): StreamEvent => ({
  kind: 'changed',
  model,
  operation: 'update',
  id: 'x',
  onPages,
})

test('rendered once for all who ask, then kept and compressed', async () => {
  const cache = cacheWith()
  const render = rendering('one')
  const all = await Promise.all(Array.from({ length: 200 }, () => cache.page('/', render)))
  expect(new Set(all).size).toBe(1)
  await expect.poll(() => cache.ready('/')?.compressed?.br.body.length).toBeGreaterThan(0)
  await cache.page('/', render)
  expect(render).toHaveBeenCalledOnce()
  expect(cache.size().rendering).toBe(0)
})

test('a change of a model on pages, or a lost connection, drops every page; other changes none', async () => {
  const cache = cacheWith()
  for (const [event, left] of [
    [changed('Quote'), 1],
    [changed('Blog'), 0],
    [{ kind: 'reconnected' }, 0],
  ] as const) {
    await cache.page('/', rendering('one'))
    cache.hear(event)
    expect(cache.size().pages).toBe(left)
  }
})

test('a change that visitors cannot see drops nothing', async () => {
  const cache = cacheWith({ models: ['Review'] })
  await cache.page('/', rendering('one'))
  cache.hear(changed('Review', 'nothing'))
  expect(cache.size().pages).toBe(1)
  cache.hear(changed('Review', 'row'))
  expect(cache.size().pages).toBe(0)
})

test('votes drop only the pages that show them, at limits every ten seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const cache = cacheWith({ models: ['Review'] })
  const fill = async () => {
    for (const key of ['/', '/reviews', '/reviews?stars=5', 'http://a/reviews'])
      await cache.page(key, rendering(key))
  }
  const vote = () => cache.hear(changed('Review', 'votes'))
  await fill()
  vote()
  expect(cache.size().pages).toBe(1)
  await fill()
  for (let votes = 0; votes < 100; votes++) vote()
  expect(cache.size().pages).toBe(4)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(cache.size().pages).toBe(4)
  await vi.advanceTimersByTimeAsync(1)
  expect(cache.size().pages).toBe(1)
  await fill()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(cache.size().pages).toBe(4)

  // A clock that is set back by a day keeps the next votes waiting no longer.
  vote()
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000)
  await fill()
  vote()
  expect(cache.size().pages).toBe(4)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(cache.size().pages).toBe(1)
})

test('made-up addresses push out each other and no real page', async () => {
  const cache = cacheWith({ variantLimits: { pages: 3, bytes: 1e6 } })
  await cache.page('/', rendering('home'))
  for (let i = 0; i < 10; i++) {
    await cache.page(`/search?q=${i}`, rendering('found'))
    await cache.page(`http://${i}.example/`, rendering('home'))
  }
  expect(cache.size().pages).toBe(4)
  const again = rendering('again')
  await cache.page('/', again)
  expect(again).not.toHaveBeenCalled()
})

test('a page that was being rendered during a change is not kept nor given to later requests', async () => {
  const cache = cacheWith()
  const { promise, resolve } = Promise.withResolvers<SharedPage>()
  const early = cache.page('/', () => promise)
  cache.hear(changed('Blog'))
  const late = cache.page('/', rendering('new'))
  resolve(sharedPage('old'))
  expect(textOf(await early)).toBe('old')
  expect(textOf(await late)).toBe('new')
  expect(textOf(await cache.page('/', rendering('never')))).toBe('new')
})

test('a page that is not to be shared, or failed, is rendered again', async () => {
  const cache = cacheWith()
  expect(await cache.page('/', async () => undefined)).toBeUndefined()
  await expect(cache.page('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.page('/', rendering('one'))).toBeDefined()
})

test('after an hour it is rendered anew', async () => {
  let time = 0
  const cache = cacheWith({ now: () => time })
  await cache.page('/', rendering('old'))
  time = 60 * 60_000 - 1
  expect(textOf(await cache.page('/', rendering('new')))).toBe('old')
  time += 1
  expect(textOf(await cache.page('/', rendering('new')))).toBe('new')
})

test('stale gives a page for twenty hours', async () => {
  let time = 0
  const cache = cacheWith({ now: () => time })
  await cache.page('/', rendering('old'))
  time = 20 * 60 * 60_000 - 1
  expect(await cache.page('/', async () => undefined)).toBeUndefined()
  expect(textOf(cache.stale('/'))).toBe('old')
  time += 1
  expect(cache.stale('/')).toBeUndefined()
})

test('at the bound the page that was asked for least recently goes', async () => {
  const cache = cacheWith({ limits: { pages: 2, bytes: 1e6 } })
  for (const key of ['/a', '/b', '/a', '/c']) await cache.page(key, rendering(key))
  const again = rendering('again')
  await cache.page('/a', again)
  expect(again).not.toHaveBeenCalled()
  await cache.page('/b', again)
  expect(again).toHaveBeenCalledOnce()
})

test('ten thousand host names stay within the bound, and dropping frees all bytes', async () => {
  const limits = { pages: 1000, bytes: 2_000 }
  const cache = cacheWith({ limits, variantLimits: limits })
  for (let i = 0; i < 10_000; i++) await cache.page(`http://${i}/`, rendering(`${i}`))
  expect(cache.size().bytes).toBeLessThanOrEqual(limits.bytes)
  cache.invalidate()
  const page = await cache.page('/', rendering('one'))
  await expect.poll(() => cache.ready('/')).toBeDefined()
  const kept = cache.ready('/')
  expect(page && kept && cache.size()).toEqual({ pages: 1, bytes: kept && byteSizeOf(kept), rendering: 0 })
})

const both = [languages[0], markedLanguage] as const

function addressOf(target: string, method = 'GET'): string | undefined {
  const address = pageAddress(method, languageOfPath(both, target), both)
  const marked = pageAddress(method, languageOfPath(both, `/marked${target}`), both)
  if (target.startsWith('/')) expect(marked).toBe(address && `/marked${address}`)
  return address
}

test('a public page is known by its path', () => {
  for (const path of ['/', '/about', '/blog/what-to-do-when-locked-out', '/services/doors-24']) {
    expect(addressOf(path)).toBe(path)
    expect(addressOf(path, 'HEAD')).toBe(path)
  }
})

test('parameters that a page does not read are dropped', () => {
  expect(addressOf('/?utm_source=maps&utm_campaign=a%20b&gclid=x&fbclid=y&msclkid=z')).toBe('/')
  expect(addressOf('/about?')).toBe('/about')
  expect(addressOf('/about?service=safes&x1=2')).toBe('/about')
  expect(addressOf('/?index&x8261=1')).toBe('/')
})

test('parameters that a page reads are in one order, each once', () => {
  expect(addressOf('/blog?page=2&utm_source=x&category=Doors+%26+more')).toBe(
    '/blog?category=Doors+%26+more&page=2',
  )
  expect(addressOf('/blog?page=3&page=4')).toBe('/blog?page=3')
  expect(addressOf('/reviews?sort=helpful&stars=5')).toBe('/reviews?stars=5&sort=helpful')
  expect(addressOf('/search?q=lost+key')).toBe('/search?q=lost+key')
})

test.each([
  '/?service=plumbing',
  '/?service=',
  '/blog?page=1',
  '/blog?page=0',
  '/blog?page=99999',
  '/blog?page=2x',
  '/reviews?stars=6',
  '/reviews?sort=newest',
  '/reviews?sort=toString',
  '/search?q=',
  `/search?q=${'a'.repeat(201)}`,
  '/contact?service=nothing',
  '/reviews/new?service=nothing',
])('%s says no more than without it', (target) => {
  expect(addressOf(target)).toBe(target.split('?')[0])
})

test('pages for one person are not shared', () => {
  for (const target of ['/reviews?voted=x', '/reviews?stars=5&again=1', '/reviews/new?invitation=abc'])
    expect(addressOf(target), target).toBeUndefined()
})

test('panel, receipts, files, services and health are never shared; nor is anything but reading', () => {
  for (const path of [
    '/admin',
    '/admin/quotes',
    '/receipt/abc',
    '/files/x',
    '/graphql',
    '/healthz',
    '/readyz',
    '/assets/x',
  ])
    expect(addressOf(path), path).toBeUndefined()
  for (const method of ['POST', 'PUT', 'OPTIONS', 'get']) expect(addressOf('/', method)).toBeUndefined()
})

test('other spellings of an address are not cached', () => {
  for (const path of [
    '/ABOUT',
    '/about/',
    '//about',
    '/%61bout',
    '/a/../about',
    '/about.data',
    '*',
    '',
    'http://x/',
  ])
    expect(addressOf(path), path).toBeUndefined()
})

test('showsVotes: the pages of reviews, under any host', () => {
  for (const key of [
    '/reviews',
    '/reviews?stars=5',
    '/marked/reviews',
    'https://a.example:8443/reviews?page=2',
  ])
    expect(showsVotes(key, both), key).toBe(true)
  for (const key of ['/', '/reviews/new', '/blog/reviews', '/es/reviews', 'http://reviews/'])
    expect(showsVotes(key, both), key).toBe(false)
})
