import { setTimeout as pause } from 'node:timers/promises'

/**
 * How many pages are made at once, and how many wait for it: in all, and for one address. `turnMs`: a page that takes
 * longer waits for something else than the thread, and others need not wait with it.
 */
type Most = { atOnce: number; atOnceOf: number; waiting: number; waitingOf: number; turnMs: number }

const usually: Most = { atOnce: 2, atOnceOf: 1, waiting: 100, waitingOf: 20, turnMs: 500 }

type Line = { running: number; waiting: (() => void)[] }

/** No rest is longer, so that a page that waited for the database does not make others wait as long again. */
const longestRestMs = 50

/**
 * Rendering fills the only thread, so pages take turns: whoever asks for a thousand has them one after another, and
 * addresses come in turn, however many each asks for. After a page the thread is left free for as long as it took:
 * half of the time belongs to what stores leads.
 */
export function renderTurns(most = usually) {
  // In the order in which they had their last turn.
  const lines = new Map<string, Line>()
  let running = 0
  let waiting = 0
  let resting = Promise.resolve()

  function letIn() {
    for (const [address, line] of lines) {
      if (running >= most.atOnce) return
      if (line.running >= most.atOnceOf) continue
      const enter = line.waiting.shift()
      if (!enter) continue
      lines.delete(address)
      lines.set(address, line)
      waiting -= 1
      running += 1
      line.running += 1
      enter()
    }
  }

  function leave(address: string, line: Line) {
    running -= 1
    line.running -= 1
    lines.delete(address)
    if (line.running > 0 || line.waiting.length > 0) lines.set(address, line)
    letIn()
  }

  return {
    /** Runs `work` when it is this address's turn; undefined when too many wait already. */
    async take<Result>(address: string, work: () => Promise<Result>): Promise<{ done: Result } | undefined> {
      const line = lines.get(address) ?? { running: 0, waiting: [] }
      if (waiting >= most.waiting || line.waiting.length >= most.waitingOf) return undefined
      lines.set(address, line)
      waiting += 1
      await new Promise<void>((enter) => {
        line.waiting.push(enter)
        letIn()
      })
      await resting
      const began = performance.now()
      const done = work()
      const over = done.then(
        () => {},
        () => {},
      )
      Promise.race([over, pause(most.turnMs, undefined, { ref: false })]).then(() => {
        const restMs = Math.min(performance.now() - began, longestRestMs)
        resting = resting.then(() => pause(restMs, undefined, { ref: false }))
        resting.then(() => leave(address, line))
      })
      return { done: await done }
    },
  }
}
