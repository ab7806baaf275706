/* global self, words -- the route puts `words` before this text. */
/**
 * The panel's service worker: shows notifications, keeps the panel's code for when there is no connection, and says so
 * when a page cannot be had. It keeps code only, no page and no answer: what the panel shows is about people.
 */

const cachePrefix = 'panel-code-'
const cacheName = cachePrefix + words.version

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  await self.registration.navigationPreload?.enable()
  // The page that brought it here is to have its code, too.
  await self.clients.claim()
}

// The page says when it has nothing else to do.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-code') event.waitUntil(keepCode())
})

/** One file after the other: nobody waits for them. Where it breaks off, the next page goes on. */
async function keepCode() {
  const cache = await self.caches.open(cacheName)
  for (const path of words.paths) {
    if (await cache.match(path, anyEncoding)) continue
    const file = (await self.caches.match(path, anyEncoding)) ?? (await fetch(path))
    if (!file.ok) return
    await cache.put(path, file)
  }
  // Pages that were opened before a new version came go on with the one that they began with.
  const others = (await self.caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== cacheName,
  )
  for (const older of others.slice(0, -1)) await self.caches.delete(older)
}

// How a file was compressed on its way makes it no other file.
const anyEncoding = { ignoreVary: true }

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (mode === 'navigate') event.respondWith(page(event))
  else if (method === 'GET' && origin === self.location.origin && pathname.startsWith('/assets/'))
    event.respondWith(code(event.request))
})

/** Files whose names change with what is in them, so a kept one is never an old one. */
async function code(request) {
  return (await self.caches.match(request, anyEncoding)) ?? fetch(request)
}

/** Always the server's, so that nobody is left with an old version. */
async function page(event) {
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

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}))
})

async function show({ title, body, path, tag, waiting }) {
  // A push that shows nothing costs the permission, so something is shown whatever came.
  await self.registration.showNotification(title ?? words.name, {
    body,
    tag,
    data: { path },
    icon: words.icon,
    badge: words.icon,
    lang: 'en-US',
  })
  if (typeof waiting === 'number') await self.navigator.setAppBadge?.(waiting)
}

// The push service gave the device another address: tell the server, or nothing reaches it any more.
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

/** In a window that is open, else in a new one. Never outside of the panel, whatever the message says. */
async function open(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin || !/^\/admin(\/|$)/.test(url.pathname)) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const panel = windows.find((client) => /^\/admin(\/|$)/.test(new URL(client.url).pathname))
  if (!panel) return self.clients.openWindow(url.href)
  await panel.focus()
  // A window that this worker does not control yet does not let itself be led anywhere.
  return panel.navigate(url.href).catch(() => self.clients.openWindow(url.href))
}
