import type { Database } from '#server/database/database.ts'
import { networkKey } from '#server/http/client-address.ts'
import { openTurns } from '#server/limits/turns.ts'
import type { Result } from '#server/result.ts'
import type { Call, VisitorTurns } from './call.ts'
import { unwrap } from './errors.ts'

const eventReads = 2

/**
 * `connections`: pool sizes. Two of the visitors' are left to subscriptions, one of the leads' to readiness.
 * One address gets at most half of the rest.
 */
export function visitorTurns(connections: { visitors: number; leads: number }): VisitorTurns {
  const among = (concurrency: number) => ({ concurrency, concurrencyPerKey: Math.ceil(concurrency / 2) })
  return {
    reads: openTurns({
      ...among(connections.visitors - eventReads),
      ...{ maxWaiting: 200, maxWaitingPerKey: 60, timeoutMs: 5_000 },
    }),
    // Many may wait: late is better than refused, and our forms wait 15 s for a response.
    leads: openTurns({
      ...among(connections.leads - 1),
      ...{ maxWaiting: 600, maxWaitingPerKey: 100, timeoutMs: 10_000 },
    }),
    events: openTurns({
      ...{ concurrency: 2 * eventReads, concurrencyPerKey: eventReads },
      ...{ maxWaiting: 4_000, maxWaitingPerKey: 3_000, timeoutMs: 30_000 },
    }),
  }
}

const lastOf = new WeakMap<Call, Promise<unknown>>()

/**
 * Reads of one visitor's call run one after the other, each in a turn. Throws the refusal when too many wait.
 * `work` must not take another turn: it would wait for itself.
 */
export function inTurn<Value>(call: Call, work: () => Value | Promise<Value>): Value | Promise<Value> {
  const { actor } = call
  if (actor.kind !== 'visitor') return work()
  const taken = async () => {
    using _turn = unwrap(await call.turns.reads(networkKey(actor.address)))
    return await work()
  }
  const mine = (lastOf.get(call) ?? Promise.resolve()).then(taken, taken)
  lastOf.set(call, mine)
  return mine
}

export async function storeInTurn<Value>(
  call: Call,
  store: (db: Database) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const { actor } = call
  if (actor.kind !== 'visitor') return store(call.db)
  const turn = await call.turns.leads(networkKey(actor.address))
  if (!turn.ok) return turn
  using _turn = turn.value
  return await store(call.leadDb)
}
