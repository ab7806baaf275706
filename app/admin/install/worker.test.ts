import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = await readFile(new URL('worker.js', import.meta.url), 'utf8')

type Handler = (event: object) => void

/** The caches outlive the worker. */
function browserCaches() {
  const caches = new Map<string, Map<string, Response>>()
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://panel.example').pathname
  const open = async (name: string) => {
    const files = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, files)
    return {
      match: async (path: string) => files.get(pathOf(path)),
      put: async (path: string, file: Response) => void files.set(pathOf(path), file),
    }
  }
  return {
    kept: () => Object.fromEntries([...caches].map(([name, files]) => [name, [...files.keys()]])),
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (asked: string | { url: string }) =>
      [...caches.values()]
        .map((files) => files.get(pathOf(asked)))
        .find(Boolean)
        ?.clone(),
  }
}

function startWorker(version: string, paths: string[], caches = browserCaches(), prefix = '') {
  const handlers = new Map<string, Handler>()
  const fetched: string[] = []
  let opened: string | undefined
  const clients = {
    matchAll: async () => [],
    openWindow: async (address: string) => {
      opened = address
    },
  }
  const network = { isUp: true, status: 200, ended: false }
  const wiped: string[] = []
  const deleteDatabase = (name: string) => {
    wiped.push(name)
    const deleting = { onsuccess: () => {} }
    queueMicrotask(() => deleting.onsuccess())
    return deleting
  }
  runInNewContext(source, {
    self: {
      addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
      caches,
      clients,
      location: { origin: 'https://panel.example' },
      indexedDB: { deleteDatabase },
    },
    words: {
      prefixes: ['', '/es'],
      ...{ version, paths, prefix, offlinePage: 'No connection', offlinePolicy: "default-src 'none'" },
      sealed: { database: 'panel-sealed', tag: 'sealed-jobs', session: '/admin/sealed-jobs?session' },
    },
    fetch: async (asked: string | { url: string }) => {
      if (!network.isUp) throw new TypeError('Failed to fetch')
      const path = new URL(typeof asked === 'string' ? asked : asked.url, 'https://panel.example').pathname
      fetched.push(path)
      if (network.ended) return Response.json({ ended: true }, { status: 401 })
      return new Response(`${path} of ${version}`, { status: network.status })
    },
    Response,
    URL,
  })
  const raise = async (type: string, event: object) => {
    let lasting: Promise<unknown> | undefined
    const until = (promise: Promise<unknown>) => {
      lasting = promise
    }
    handlers.get(type)?.({ ...event, waitUntil: until, respondWith: until })
    return lasting
  }
  return {
    caches,
    fetched,
    network,
    wiped,
    sync: (tag: string) => raise('sync', { tag }),
    keepCode: () => raise('message', { data: 'keep-code' }),
    async tap(path: string) {
      opened = undefined
      await raise('notificationclick', { notification: { close: () => {}, data: { path } } })
      return opened
    },
    /** Undefined when the worker leaves the request to the browser. */
    async ask(path: string, request: { mode?: string; method?: string } = {}) {
      const url = new URL(path, 'https://panel.example').href
      const response = await raise('fetch', { request: { mode: 'cors', method: 'GET', ...request, url } })
      return response instanceof Response ? response.text() : undefined
    },
  }
}

test('code comes from the cache, also offline', async () => {
  const worker = startWorker('1', ['/assets/quotes-1.js'])
  await worker.keepCode()
  worker.network.isUp = false
  expect(await worker.ask('/assets/quotes-1.js')).toBe('/assets/quotes-1.js of 1')
})

test('pages and data come from the network and are never cached', async () => {
  const worker = startWorker('1', ['/assets/quotes-1.js'])
  await worker.keepCode()
  expect(await worker.ask('/admin/quotes', { mode: 'navigate' })).toBe('/admin/quotes of 1')
  expect(await worker.ask('/admin/quotes.data')).toBeUndefined()
  expect(await worker.ask('/graphql', { method: 'POST' })).toBeUndefined()
  expect(worker.caches.kept()).toEqual({ 'panel-code-1': ['/assets/quotes-1.js'] })
  worker.network.isUp = false
  expect(await worker.ask('/admin/quotes', { mode: 'navigate' })).toBe('No connection')
})

test('a new version fetches new files; the previous one stays for open pages, older ones are removed', async () => {
  const { caches } = startWorker('1', [])
  for (const version of ['1', '2', '3']) {
    const worker = startWorker(version, ['/assets/react.js', `/assets/quotes-${version}.js`], caches)
    await worker.keepCode()
    expect(worker.fetched).toEqual(
      version === '1' ? ['/assets/react.js', '/assets/quotes-1.js'] : [`/assets/quotes-${version}.js`],
    )
  }
  expect(caches.kept()).toEqual({
    'panel-code-2': ['/assets/react.js', '/assets/quotes-2.js'],
    'panel-code-3': ['/assets/react.js', '/assets/quotes-3.js'],
  })
})

test('an interrupted download continues where it stopped', async () => {
  const worker = startWorker('1', ['/assets/react.js'])
  worker.network.isUp = false
  await expect(worker.keepCode()).rejects.toThrow('Failed to fetch')
  worker.network.isUp = true
  await worker.keepCode()
  await worker.keepCode()
  expect(worker.fetched).toEqual(['/assets/react.js'])
})

test('a missing file stops the download, and the previous cache stays', async () => {
  const first = startWorker('1', ['/assets/quotes-1.js'])
  await first.keepCode()
  const second = startWorker('2', ['/assets/quotes-2.js'], first.caches)
  await second.keepCode()
  const third = startWorker('3', ['/assets/quotes-3.js'], first.caches)
  third.network.status = 503
  await third.keepCode()
  expect(first.caches.kept()).toEqual({
    'panel-code-1': ['/assets/quotes-1.js'],
    'panel-code-2': ['/assets/quotes-2.js'],
    'panel-code-3': [],
  })
})

test('the worker of another language keeps the files and opens the pages of that language', async () => {
  const worker = startWorker('1', ['/es/assets/quotes-1.js'], browserCaches(), '/es')
  await worker.keepCode()
  worker.network.isUp = false
  expect(await worker.ask('/es/assets/quotes-1.js')).toBe('/es/assets/quotes-1.js of 1')
  expect(await worker.ask('/assets/quotes-1.js')).toBeUndefined()
  expect(await worker.tap('/admin/quotes#quote-7')).toBe('https://panel.example/es/admin/quotes#quote-7')
  expect(await worker.tap('//elsewhere.example/admin')).toBeUndefined()
})

test('once the connection is back, what the device holds of an ended session is wiped, and of a living one kept', async () => {
  const worker = startWorker('1', [])
  await worker.sync('sealed-jobs')
  worker.network.status = 401
  await worker.sync('sealed-jobs')
  expect(worker.wiped).toEqual([])
  worker.network.isUp = false
  await expect(worker.sync('sealed-jobs')).rejects.toThrow('Failed to fetch')
  worker.network.isUp = true
  worker.network.ended = true
  await worker.sync('of another')
  expect(worker.wiped).toEqual([])
  await worker.sync('sealed-jobs')
  expect(worker.wiped).toEqual(['panel-sealed'])
})
