import { setTimeout as pause } from 'node:timers/promises'

/** What `work` gives, or `late` once `ms` have passed; the work itself goes on. Waiting keeps no process alive. */
export async function withTimeout<Value, Late>(
  work: Promise<Value>,
  ms: number,
  late: Late,
): Promise<Value | Late> {
  const timer = new AbortController()
  try {
    return await Promise.race([work, pause(ms, late, { ref: false, signal: timer.signal })])
  } finally {
    timer.abort()
  }
}
