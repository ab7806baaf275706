import { prefix } from '#app/address.ts'
import {
  deliverQueued,
  isFinal,
  openConnection,
  settleQueued,
  syncTag,
} from '#app/site/forms/kept/delivery.ts'
import { offlineQueue, type QueueForm, queueForms } from '#app/site/forms/kept/offline-queue.ts'
import { withSubmitLock } from '#app/ui/submit-lock.ts'

/**
 * The visitors' service worker: it sends what was kept while no page is open, and shows /sos where a page cannot be had. It
 * keeps that one page and nothing else (decision 22). /worker.js starts it.
 */
export function startWorker({ sos, prefixes, publicApiKey }: WorkerSettings) {
  const kept = sos && { cacheName: `${cachePrefix}${sos.version}`, path: sos.path }
  const notPublic = notPublicIn(prefixes)

  worker.addEventListener('install', (event) => {
    worker.skipWaiting()
    if (!kept) return
    event.waitUntil(keepSos(kept))
    // Where a browser knows routes, it goes to the network itself, without waking this worker for any file. Not all conditions
    // are known everywhere; then the `fetch` event below decides the same.
    event.addRoutes?.(routesIn(prefixes)).catch(() => undefined)
  })

  worker.addEventListener('activate', (event) => event.waitUntil(begin(kept)))

  worker.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request
    if (kept && mode === 'navigate' && method === 'GET' && !notPublic.test(new URL(url).pathname))
      event.respondWith(pageOrSos(event, kept))
  })

  worker.addEventListener('sync', (event) => {
    if (event.tag === syncTag) event.waitUntil(sendKept(publicApiKey))
  })
}

/**
 * What /worker.js says. `version` is another one with every build, and when the facts on /sos change; a firm without emergencies
 * has no `sos`. `prefixes` are those of all languages, as the scope of the first one's worker holds the others' pages, too.
 */
type WorkerSettings = { sos?: { path: string; version: string }; prefixes: string[]; publicApiKey: string }

type KeptPage = { cacheName: string; path: string }

/** TypeScript's library of workers excludes that of pages, so what is used of it stands here. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }
type WorkerEvents = {
  install: LastingEvent & { addRoutes?(routes: readonly object[]): Promise<void> }
  activate: LastingEvent
  fetch: PageEvent
  sync: LastingEvent & { tag: string }
}
type PageEvent = Event & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
type WorkerScope = {
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void
  skipWaiting(): void
  registration: ServiceWorkerRegistration
  clients: {
    claim(): Promise<void>
    matchAll(options: object): Promise<{ postMessage(message: string): void }[]>
  }
}
const worker = globalThis as unknown as WorkerScope

/** The panel's worker has caches of its own beside, and so has the visitors' worker of each language. */
const cachePrefix = `sos${prefix}-`

const notPublicIn = (prefixes: readonly string[]) =>
  new RegExp(
    `^(?:${prefixes.join('|')})/(?:admin|graphql|files|receipt|calendar|images|share|assets)(?:/|$)|\\.\\w+$`,
  )

const routesIn = (prefixes: readonly string[]) => [
  { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  ...prefixes
    .flatMap((prefix) => ['/admin', '/admin/*', '/receipt/*', '/files/*'].map((path) => prefix + path))
    .map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
  { condition: { requestMethod: 'GET' }, source: 'race-network-and-fetch-handler' },
]

/** A page can read this header of its own answer: so /sos knows that it came without a network (sos-script.ts). */
const keptMark = 'kept'

async function keepSos({ cacheName, path }: KeptPage) {
  // Past the browser's own cache. Without it the worker is not installed.
  const { ok, status, headers, body } = await fetch(path, { cache: 'reload' })
  if (!ok) throw new Error(`/sos was answered with ${status}`)
  const marked = new Headers(headers)
  marked.set('Server-Timing', keptMark)
  await (await caches.open(cacheName)).put(path, new Response(body, { headers: marked }))
}

async function begin(kept: KeptPage | undefined) {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && name !== kept?.cacheName) await caches.delete(name)
  // The request for a page leaves while this worker is still being started.
  await worker.registration.navigationPreload?.[kept ? 'enable' : 'disable']()
  await worker.clients.claim()
}

async function pageOrSos({ request, preloadResponse }: PageEvent, { cacheName, path }: KeptPage) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const sos = await (await caches.open(cacheName)).match(path, { ignoreVary: true })
    if (sos) return sos
    throw error
  }
}

/** Rejects while something waits still: then the browser tries again later. */
async function sendKept(publicApiKey: string) {
  const connection = openConnection(publicApiKey)
  const done = await Promise.all(queueForms.map((form) => withSubmitLock(form, () => sendQueue(form))))
  for (const client of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage(syncTag)
  if (done.includes(false)) throw new Error('Not everything could be sent yet')

  async function sendQueue(form: QueueForm): Promise<boolean> {
    const queue = offlineQueue(form)
    const results = []
    for (const queued of await queue.list())
      results.push(await settleQueued(queue, queued, (one) => deliverQueued(form, one, connection)))
    return results.every(isFinal)
  }
}
