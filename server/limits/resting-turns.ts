import { setTimeout as pause } from 'node:timers/promises'
import { openTurns, type TurnRules } from '#server/limits/turns.ts'
import { done, type Result } from '#server/result.ts'
import { withTimeout } from '#server/with-timeout.ts'

const usually: TurnRules = { concurrency: 2, concurrencyPerKey: 1, maxWaiting: 100, maxWaitingPerKey: 20 }

/** Work that takes longer waits for something other than the thread, so the next may begin. */
const longestTurnMs = 500

/** Bounds the rest, which would be too long after waiting for the database. */
const usualRestMs = 50

type Rest = { over: Promise<void> }

/**
 * For work that fills the only thread, such as rendering a page or validating a document: addresses take
 * turns (turns.ts), and after each the thread is free for as long as it took, so that half of the time is
 * left for storing leads. Gives the refusal when too many wait.
 */
export function restingTurns({
  rules = usually,
  turnMs = longestTurnMs,
  longestRestMs = usualRestMs,
  rest = { over: Promise.resolve() },
}: {
  rules?: TurnRules
  turnMs?: number
  longestRestMs?: number
  rest?: Rest
}) {
  const turns = openTurns(rules)

  return async <Value>(
    address: string,
    work: () => Promise<Value>,
    took: (value: Value) => boolean = () => true,
  ): Promise<Result<Value>> => {
    const turn = await turns(address)
    if (!turn.ok) return turn
    await rest.over
    const began = performance.now()
    const worked = work()
    void endTurn(turn.value, worked.then(took), began)
    return done(await worked)
  }

  async function endTurn(turn: Disposable, worked: Promise<boolean>, began: number) {
    const ended = worked.catch(() => true)
    if (await withTimeout(ended, turnMs, true)) {
      const restMs = Math.min(performance.now() - began, longestRestMs)
      rest.over = rest.over.then(() => pause(restMs, undefined, { ref: false }))
      await rest.over
    }
    turn[Symbol.dispose]()
  }
}
