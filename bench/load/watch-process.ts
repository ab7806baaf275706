import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into the server's process before everything else: writes every 5 s to the file that WATCH_FILE names how long the
 * event loop was held up, in milliseconds, and the megabytes of the heap.
 */
const file = process.env.WATCH_FILE ?? ''
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

setInterval(() => {
  const { heapUsed, external } = process.memoryUsage()
  const figures = {
    at: Date.now(),
    p50: delay.percentile(50) / 1e6,
    p99: delay.percentile(99) / 1e6,
    longest: delay.max / 1e6,
    heap: heapUsed / 1e6,
    external: external / 1e6,
  }
  delay.reset()
  appendFileSync(file, `${JSON.stringify(figures)}\n`)
}, 5_000).unref()
