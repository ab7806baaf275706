/* global self, words -- the route puts `words` before this text. */
/**
 * The panel's service worker: shows notifications and, where the server cannot be reached, says so. It keeps nothing:
 * what the panel shows is about people.
 */

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event))
})

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(words.offlinePage, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
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
