import type { Log } from '#server/log.ts'
import { withTimeout } from '#server/with-timeout.ts'
import type { EventStream } from './events.ts'

export type InMemory<Value> = {
  /** As it is now; while the database is unavailable, as it was read last. */
  latest(): Promise<Value>
  close(): void
}

const latestMs = 1_000

/**
 * What stands on many pages and seldom changes, in the memory of this process: read when it is first asked for, and again
 * after an event of one of its models, of any instance.
 */
export function inMemory<Value>(given: {
  events: Pick<EventStream, 'subscribe'>
  models: readonly string[]
  empty: Value
  read: () => Promise<Value>
  log: Log
}): InMemory<Value> {
  const { events, models, empty, read, log } = given
  let last = empty
  let reading: Promise<Value | undefined> | undefined

  const unsubscribe = events.subscribe((event) => {
    if (event.kind === 'reconnected' || models.includes(event.model)) reading = undefined
  })

  function begin(): Promise<Value | undefined> {
    const begun = read().catch((error: unknown) => {
      log.warn({ err: error, models }, 'What pages have in common could not be read')
      if (reading === begun) reading = undefined
      return undefined
    })
    return begun
  }

  return {
    async latest() {
      reading ??= begin()
      last = (await withTimeout(reading, latestMs, undefined)) ?? last
      return last
    },
    close: unsubscribe,
  }
}
