import { setTimeout as pause } from 'node:timers/promises'

/** Made once: an abort without a reason makes a new exception with a stack each time. */
const noLongerNeeded = new Error('no longer needed')

/** The value of `work`, or `late` after `ms`; the work itself goes on. The timer keeps no process alive. */
export async function withTimeout<Value, Late>(
  work: Promise<Value>,
  ms: number,
  late: Late,
): Promise<Value | Late> {
  const timer = new AbortController()
  try {
    return await Promise.race([work, pause(ms, late, { ref: false, signal: timer.signal })])
  } finally {
    timer.abort(noLongerNeeded)
  }
}
