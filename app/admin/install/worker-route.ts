import { servicesContext } from '#app/context.ts'
import icon from '#app/ui/icons/icon-192.png?url&no-inline'
import { installWords } from '#content/en/admin-notifications.ts'
import type { Route } from './+types/worker-route.ts'
import { offlinePage, offlinePolicy } from './offline-page.ts'
import source from './worker.js?raw'

/** The panel's service worker, with its words before it. At a stable address: a worker is found by it again. */
export function loader({ context }: Route.LoaderArgs) {
  const { panelCode } = context.get(servicesContext)
  const words = { name: installWords.name, icon, offlinePage, offlinePolicy, ...panelCode }
  return new Response(`const words = ${JSON.stringify(words)}\n${source}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // Its folder would be /admin/, which leaves the dashboard out.
      'service-worker-allowed': '/admin',
    },
  })
}
