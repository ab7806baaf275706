import { submissionErrors } from '#content/en/form-errors.ts'
import { type Result, refuse } from '#server/result.ts'

export type TurnRules = {
  /** How many work at once, in all and of one key. */
  atOnce: number
  atOncePerKey: number
  /** How many may wait, in all and of one key; whoever comes then is refused. */
  waiting: number
  waitingPerKey: number
  /** How long anybody waits before being refused. */
  patienceMs: number
}

/** Waits for a turn, and gives it as what ends it; or the refusal that says to come again. */
export type Turns = (key: string) => Promise<Result<Disposable>>

type Waiter = { key: string; begin: () => void }

/**
 * Work that takes turns: first come, first served, but no key has more than its part, so that one sender leaves room
 * for the others.
 */
export function openTurns(rules: TurnRules): Turns {
  const working = new Map<string, number>()
  let atOnce = 0
  let line: Waiter[] = []

  const mayBegin = (key: string) => atOnce < rules.atOnce && (working.get(key) ?? 0) < rules.atOncePerKey
  const begin = (key: string): Disposable => {
    atOnce += 1
    working.set(key, (working.get(key) ?? 0) + 1)
    return { [Symbol.dispose]: () => end(key) }
  }
  const end = (key: string) => {
    atOnce -= 1
    const left = (working.get(key) ?? 0) - 1
    if (left > 0) working.set(key, left)
    else working.delete(key)
    const next = line.find((waiter) => mayBegin(waiter.key))
    if (!next) return
    line = line.filter((waiter) => waiter !== next)
    next.begin()
  }
  const isFull = (key: string) =>
    line.length >= rules.waiting || line.filter((waiter) => waiter.key === key).length >= rules.waitingPerKey

  return async (key) => {
    if (mayBegin(key)) return { ok: true, value: begin(key) }
    if (isFull(key)) return busy()
    const { promise, resolve } = Promise.withResolvers<Result<Disposable>>()
    const waiter: Waiter = { key, begin: () => resolve({ ok: true, value: begin(key) }) }
    line.push(waiter)
    const late = setTimeout(() => {
      line = line.filter((other) => other !== waiter)
      resolve(busy())
    }, rules.patienceMs)
    return promise.finally(() => clearTimeout(late))
  }
}

const busy = () => refuse({ code: 'TOO_MANY_REQUESTS', message: submissionErrors.busy, retryAfterSeconds: 1 })
