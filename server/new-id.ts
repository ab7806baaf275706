import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { clockDriftMs } from '#content/time/ages.ts'

let last = { msecs: 0, seq: 0 }

/**
 * A version 7 UUID (RFC 9562): ascending within a process, and of the present again after a clock that was ahead. Without that,
 * what is counted by id since an hour ago would count nothing.
 */
export function newId(): string {
  const now = Date.now()
  const wasAhead = last.msecs - now > clockDriftMs
  last =
    now > last.msecs || wasAhead
      ? { msecs: now, seq: randomInt(2 ** 31) }
      : { msecs: last.msecs, seq: last.seq + 1 }
  return v7(last)
}
