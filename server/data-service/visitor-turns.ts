import type { Database } from '#server/database/database.ts'
import { addressKey } from '#server/http/client-address.ts'
import { openTurns } from '#server/limits/turns.ts'
import type { Result } from '#server/result.ts'
import type { Call, VisitorTurns } from './call.ts'
import { unwrap } from './errors.ts'

/** How many reads for subscriptions run at once, of visitors and of administrators each. */
const eventReads = 2

/**
 * `connections`: what the shares of visitors and leads have. Two of the first are left to subscriptions, one of the
 * second to readiness. One address gets half of the rest.
 */
export function visitorTurns(connections: { visitors: number; leads: number }): VisitorTurns {
  const among = (atOnce: number) => ({ atOnce, atOncePerKey: Math.ceil(atOnce / 2) })
  return {
    reads: openTurns({
      ...among(connections.visitors - eventReads),
      ...{ waiting: 200, waitingPerKey: 60, patienceMs: 5_000 },
    }),
    // Rather late than not at all; our forms wait 15 s for an answer.
    leads: openTurns({
      ...among(connections.leads - 1),
      ...{ waiting: 600, waitingPerKey: 100, patienceMs: 10_000 },
    }),
    events: openTurns({
      ...{ atOnce: 2 * eventReads, atOncePerKey: eventReads },
      ...{ waiting: 4_000, waitingPerKey: 3_000, patienceMs: 30_000 },
    }),
  }
}

const lastOf = new WeakMap<Call, Promise<unknown>>()

/**
 * Reads for the caller. What one call of a visitor reads, it reads one after the other, and each time in turn with all
 * visitors. Throws the refusal when too many wait. The work must not ask for another turn.
 */
export function inTurn<Value>(call: Call, work: () => Value | Promise<Value>): Value | Promise<Value> {
  const { actor } = call
  if (actor.kind !== 'visitor') return work()
  const taken = async () => {
    using _turn = unwrap(await call.turns.reads(addressKey(actor.address)))
    return await work()
  }
  const mine = (lastOf.get(call) ?? Promise.resolve()).then(taken, taken)
  lastOf.set(call, mine)
  return mine
}

/** Stores something for the caller: what a visitor sends is a lead, and has connections that nothing else takes. */
export async function storeInTurn<Value>(
  call: Call,
  store: (db: Database) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const { actor } = call
  if (actor.kind !== 'visitor') return store(call.db)
  const turn = await call.turns.leads(addressKey(actor.address))
  if (!turn.ok) return turn
  using _turn = turn.value
  return await store(call.leadDb)
}
