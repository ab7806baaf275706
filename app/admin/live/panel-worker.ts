/** A stable address; the scope takes in `/admin` itself, which the answer's Service-Worker-Allowed permits. */
const worker = { path: '/admin/worker.js', scope: '/admin' }

/** Registers the panel's service worker: it shows notifications, and says so when there is no connection. */
export const registerWorker = () => navigator.serviceWorker.register(worker.path, { scope: worker.scope })

/** The panel's worker, if this device has it. */
export const findWorker = () => navigator.serviceWorker.getRegistration(worker.scope)

/** Whether the panel runs as an app of its own, from the Home Screen or a window without an address bar. */
export const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // What iPhones said before they knew the query.
  ('standalone' in navigator && navigator.standalone === true)
