import { tryStorage } from './try-storage.ts'

/** Longer than the slowest call with its tries; a tab that was closed meanwhile holds nothing up for ever. */
const leaseMs = 60_000

/**
 * Runs one submit of this form at a time over all tabs. With `ifFree` it gives `busy` at once when another tab is
 * submitting; otherwise it waits for its turn.
 */
export async function withSubmitLock<T>(
  form: string,
  task: () => Promise<T>,
  { ifFree = false }: { ifFree?: boolean } = {},
): Promise<T | 'busy'> {
  const lockName = `${form}-form.sending`
  // Web Locks exist on https and localhost only.
  if (!navigator.locks) return withLease(lockName, task, ifFree)
  let hasBegun = false
  try {
    return await navigator.locks.request(lockName, { ifAvailable: ifFree }, (lock) => {
      hasBegun = true
      return lock ? task() : 'busy'
    })
  } catch (error) {
    // A browser told to block site data refuses locks as well; the person must be able to send all the same.
    if (hasBegun) throw error
    return withLease(lockName, task, ifFree)
  }
}

/** Next best without locks: a lease that all tabs see. The idempotency key covers the narrow gap that it leaves. */
async function withLease<T>(lockName: string, task: () => Promise<T>, ifFree: boolean): Promise<T | 'busy'> {
  const heldUntil = Number(tryStorage(() => localStorage.getItem(lockName)) ?? 0)
  if (ifFree && heldUntil > Date.now()) return 'busy'
  const release = () => tryStorage(() => localStorage.removeItem(lockName))
  tryStorage(() => localStorage.setItem(lockName, String(Date.now() + leaseMs)))
  // A reload ends this task without its `finally`; the page that comes next must not wait for the lease.
  addEventListener('pagehide', release)
  try {
    return await task()
  } finally {
    release()
    removeEventListener('pagehide', release)
  }
}
