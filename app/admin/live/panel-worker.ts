/** A stable address; the scope takes in `/admin` itself, which the answer's Service-Worker-Allowed permits. */
const worker = { path: '/admin/worker.js', scope: '/admin' }

/** Registers the panel's service worker: it shows notifications, and keeps the panel's code. */
export const registerWorker = () => navigator.serviceWorker.register(worker.path, { scope: worker.scope })

/**
 * Makes every screen open without a connection, on this device and from now on. Called once for each page.
 * A worker that takes over, the first one or that of a new version, is told as well.
 */
export function keepPanel(): void {
  navigator.serviceWorker.addEventListener('controllerchange', keepCode)
  // Where workers are off, the panel just needs a connection.
  registerWorker().then(keepCode, () => undefined)
}

function keepCode() {
  if (!savesData()) navigator.serviceWorker.controller?.postMessage('keep-code')
}

/** Whether the person pays for each megabyte. Safari and Firefox do not tell, nor does TypeScript's library know it. */
function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}

/** The panel's worker, if this device has it. */
export const findWorker = () => navigator.serviceWorker.getRegistration(worker.scope)

/** Whether the panel runs as an app of its own, from the Home Screen or a window without an address bar. */
export const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // What iPhones said before they knew the query.
  ('standalone' in navigator && navigator.standalone === true)
