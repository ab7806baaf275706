/* global self, words -- the route puts `words` before this text. */
/**
 * The panel's service worker: shows notifications, caches the panel's code for offline use, and shows an offline page.
 * It caches code only, no pages and no data, which are personal. What a device keeps of jobs is sealed elsewhere
 * (app/admin/storage/vault.ts); the worker only wipes it.
 */

// The worker of another language keeps its own.
const cachePrefix = `panel-code${words.prefix}-`
const cacheName = cachePrefix + words.version

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  await self.registration.navigationPreload?.enable()
  // So that the page that registered it has its code cached, too.
  await self.clients.claim()
}

// The page sends a message when it is idle.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-code') event.waitUntil(keepCode())
})

/** Fetches one file after the other, in no hurry. After an interruption the next page continues. */
async function keepCode() {
  const cache = await self.caches.open(cacheName)
  for (const path of words.paths) {
    if (await cache.match(path, anyEncoding)) continue
    const file = (await self.caches.match(path, anyEncoding)) ?? (await fetch(path))
    if (!file.ok) return
    await cache.put(path, file)
  }
  // Pages that were opened before a deployment continue with their own version.
  const others = (await self.caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== cacheName,
  )
  for (const older of others.slice(0, -1)) await self.caches.delete(older)
}

// The compression of a response does not matter to its cache entry.
const anyEncoding = { ignoreVary: true }

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (mode === 'navigate') event.respondWith(page(event))
  else if (
    method === 'GET' &&
    origin === self.location.origin &&
    pathname.startsWith(`${words.prefix}/assets/`)
  )
    event.respondWith(code(event.request))
})

/** Files with a content hash in their names, so a cached one is never outdated. */
async function code(request) {
  return (await self.caches.match(request, anyEncoding)) ?? fetch(request)
}

/** Always from the network: a cached page would keep people on an old version. */
async function page(event) {
  event.waitUntil(wipeWhenOver())
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(words.offlinePage, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': words.offlinePolicy,
      },
    })
  }
}

// Asked for by the offline page: the connection is back, also when no window is open any more.
self.addEventListener('sync', (event) => {
  if (event.tag === words.sealed.tag) event.waitUntil(wipeWhenEnded())
})

// Where the panel is installed and the browser allows it: also when nobody opens the panel again.
self.addEventListener('periodicsync', (event) => {
  if (event.tag === words.sealed.tag) event.waitUntil(wipeWhenOver().then(wipeWhenEnded))
})

/** Rejects without a connection: then the browser tries again later. */
async function wipeWhenEnded() {
  const answer = await fetch(words.sealed.session)
  if (answer.status === 401 && (await answer.json().catch(() => ({}))).ended) await wipe()
}

async function wipeWhenOver() {
  const record = await sealingKey().catch(() => undefined)
  if (record && Math.max(Date.now(), record.seenAt) >= record.endsAt) await wipe()
}

function wipe() {
  return new Promise((resolve) => {
    const deleting = self.indexedDB.deleteDatabase(words.sealed.database)
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve()
  })
}

/** As the vault wrote it. Where there is no vault none is made. */
function sealingKey() {
  return new Promise((resolve, reject) => {
    const opening = self.indexedDB.open(words.sealed.database)
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const asking = database.transaction('keys').objectStore('keys').get('key')
      asking.onsuccess = () => resolve(asking.result)
      asking.onerror = () => reject(asking.error)
      database.close()
    }
  })
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}))
})

/** Milliseconds on and off: long, so that it is felt through a jacket. */
const alarm = [600, 200, 600, 200, 600]

async function show({ title, body, path, tag, waiting, isUrgent }) {
  // Browsers revoke the permission of a worker that shows nothing, so something is always shown.
  await self.registration.showNotification(title ?? words.name, {
    body,
    tag,
    data: { path },
    icon: words.icon,
    badge: words.icon,
    lang: words.locale,
    ...(isUrgent && { requireInteraction: true, renotify: tag !== undefined, vibrate: alarm }),
  })
  if (typeof waiting === 'number') await self.navigator.setAppBadge?.(waiting)
}

// The push service changed the device's endpoint: tell the server.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription))
})

async function subscribeAgain(old) {
  if (!old) return
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(old.options)).toJSON()
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { id } }',
      variables: { input: { endpoint, p256dh: keys.p256dh, auth: keys.auth, label: words.name } },
    }),
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/admin'))
})

/** In whichever language. */
function isPanel({ origin, pathname }) {
  const isAt = (home) => pathname === home || pathname.startsWith(`${home}/`)
  return origin === self.location.origin && words.prefixes.some((prefix) => isAt(`${prefix}/admin`))
}

/** Opens a path in an open window of the panel, otherwise in a new one; never outside the panel. */
async function open(path) {
  const url = new URL(words.prefix + path, self.location.origin)
  if (!isPanel(url)) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const panel = windows.find((client) => isPanel(new URL(client.url)))
  if (!panel) return self.clients.openWindow(url.href)
  await panel.focus()
  // `navigate` fails for a window that this worker does not control yet.
  return panel.navigate(url.href).catch(() => self.clients.openWindow(url.href))
}
