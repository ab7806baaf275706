import { quantile } from './table.ts'

/** What one round of calls came to. Latencies in milliseconds. */
export type Pace = { perSecond: number; p50: number; p99: number }

/** `callers` at a time make one call after the other for `seconds`; a call that fails ends the bench. */
export async function pace(
  call: (caller: number) => Promise<void>,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<Pace> {
  const latencies: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  async function keepCalling(caller: number) {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await call(caller)
      latencies.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => keepCalling(caller)))
  return {
    perSecond: latencies.length / ((performance.now() - began) / 1000),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  }
}
