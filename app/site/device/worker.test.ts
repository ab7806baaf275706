import { afterEach, expect, test, vi } from 'vitest'
import { startWorker } from './worker.client.ts'

afterEach(() => vi.unstubAllGlobals())

function startedWorker(
  settings: { sos?: { path: string; version: string } } = { sos: { path: '/sos', version: '1' } },
) {
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  )
  vi.stubGlobal('skipWaiting', () => undefined)
  startWorker({ ...settings, prefixes: ['', '/es'], publicApiKey: 'key' })
  return (type: string, event: object) => listeners.get(type)?.(event)
}

test('/sos stands in for public pages of every language, and for nothing else', () => {
  const dispatch = startedWorker()
  vi.stubGlobal('fetch', async () => new Response())
  const standsInFor = (path: string, mode = 'navigate') => {
    const respondWith = vi.fn()
    const request = { mode, method: 'GET', url: `https://lantern.test${path}` }
    dispatch('fetch', { request, respondWith })
    return respondWith.mock.calls.length > 0
  }
  for (const path of ['/', '/sos', '/es', '/es/', '/es/sos', '/es/quote?service=automotive', '/adminton'])
    expect([path, standsInFor(path)]).toEqual([path, true])
  for (const path of [
    '/admin',
    '/es/admin',
    '/es/admin/quotes',
    '/receipt/a.b',
    '/es/receipt/a.b',
    '/es/worker.js',
  ])
    expect([path, standsInFor(path)]).toEqual([path, false])
  expect(standsInFor('/es', 'cors')).toBe(false)
})

test('without a page for emergencies it stands in for no page, and puts away one that it kept', async () => {
  const dispatch = startedWorker({})
  const respondWith = vi.fn()
  const request = { mode: 'navigate', method: 'GET', url: 'https://lantern.test/' }
  dispatch('fetch', { request, respondWith })
  expect(respondWith).not.toHaveBeenCalled()

  const deleted = vi.fn()
  vi.stubGlobal('caches', { keys: async () => ['sos-1', 'sos-0', 'panel-1'], delete: deleted })
  vi.stubGlobal('registration', { navigationPreload: { disable: async () => undefined } })
  vi.stubGlobal('clients', { claim: async () => undefined })
  await new Promise((done) =>
    dispatch('activate', { waitUntil: (work: Promise<unknown>) => work.then(done) }),
  )
  expect(deleted.mock.calls.flat()).toEqual(['sos-1', 'sos-0'])
})

test('the panel and receipts of every language go to the network without waking it', () => {
  const patterns: string[] = []
  startedWorker()('install', {
    // Keeping /sos needs a cache, which Node has not.
    waitUntil: (work: Promise<unknown>) => work.catch(() => undefined),
    addRoutes: async (routes: { condition: { urlPattern?: string } }[]) =>
      patterns.push(...routes.flatMap(({ condition }) => condition.urlPattern ?? [])),
  })
  expect(patterns).toEqual(
    ['', '/es'].flatMap((prefix) =>
      ['/admin', '/admin/*', '/receipt/*', '/files/*'].map((path) => prefix + path),
    ),
  )
})
