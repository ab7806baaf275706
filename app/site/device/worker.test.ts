import { afterEach, expect, test, vi } from 'vitest'
import { startWorker } from './worker.client.ts'

afterEach(() => vi.unstubAllGlobals())

function startedWorker() {
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  )
  vi.stubGlobal('skipWaiting', () => undefined)
  startWorker({ version: '1', sosPath: '/sos', prefixes: ['', '/es'], publicApiKey: 'key' })
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
