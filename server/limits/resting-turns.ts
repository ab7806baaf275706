import { setTimeout as pause } from 'node:timers/promises'
import { openTurns, type TurnRules } from '#server/limits/turns.ts'
import { done, type Result } from '#server/result.ts'
import { withTimeout } from '#server/with-timeout.ts'

const usually: TurnRules = { concurrency: 2, concurrencyPerKey: 1, maxWaiting: 100, maxWaitingPerKey: 20 }

/** What takes longer waits for something else than the thread, and others need not wait with it. */
const longestTurnMs = 500

/** No rest is longer, so that what waited for the database does not make others wait as long again. */
const longestRestMs = 50

/** When what was worked on last has rested. Turns that share it leave the thread free together. */
type Rest = { over: Promise<void> }

/**
 * For work that fills the only thread, such as rendering a page or validating a document: addresses take turns (turns.ts), and
 * after each the thread is left free for as long as it took, so that half of the time belongs to what stores leads. Gives what
 * `work` gives, or the refusal when too many wait.
 */
export function restingTurns({
  rules = usually,
  turnMs = longestTurnMs,
  rest = { over: Promise.resolve() },
}: {
  rules?: TurnRules
  turnMs?: number
  rest?: Rest
}) {
  const turns = openTurns(rules)

  return async <Value>(
    address: string,
    work: () => Promise<Value>,
    /** Whether it did the work after all. */
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
