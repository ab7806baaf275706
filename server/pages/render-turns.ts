import { setTimeout as pause } from 'node:timers/promises'
import { openTurns, type TurnRules } from '#server/limits/turns.ts'
import { done, type Result } from '#server/result.ts'
import { withTimeout } from '#server/with-timeout.ts'

const usually: TurnRules = { concurrency: 2, concurrencyPerKey: 1, maxWaiting: 100, maxWaitingPerKey: 20 }

/** A page that takes longer waits for something else than the thread, and others need not wait with it. */
const longestTurnMs = 500

/** No rest is longer, so that a page that waited for the database does not make others wait as long again. */
const longestRestMs = 50

/** When what was rendered last has rested. Turns that share it leave the thread free together. */
type Rest = { over: Promise<void> }

/**
 * Rendering fills the only thread, so addresses take turns (turns.ts), and after each page the thread is left free for
 * as long as the page took: half of the time belongs to what stores leads. Gives what `render` gives, or the refusal
 * when too many wait.
 */
export function renderTurns({
  rules = usually,
  turnMs = longestTurnMs,
  rest = { over: Promise.resolve() },
}: {
  rules?: TurnRules
  turnMs?: number
  rest?: Rest
}) {
  const turns = openTurns(rules)

  return async <Page>(
    address: string,
    render: () => Promise<Page>,
    /** Whether it rendered a page after all. */
    took: (page: Page) => boolean = () => true,
  ): Promise<Result<Page>> => {
    const turn = await turns(address)
    if (!turn.ok) return turn
    await rest.over
    const began = performance.now()
    const page = render()
    void endTurn(turn.value, page.then(took), began)
    return done(await page)
  }

  async function endTurn(turn: Disposable, page: Promise<boolean>, began: number) {
    const rendered = page.catch(() => true)
    if (await withTimeout(rendered, turnMs, true)) {
      const restMs = Math.min(performance.now() - began, longestRestMs)
      rest.over = rest.over.then(() => pause(restMs, undefined, { ref: false }))
      await rest.over
    }
    turn[Symbol.dispose]()
  }
}
