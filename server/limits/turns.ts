import { done, type Result, refuse } from '#server/result.ts'

export type TurnRules = {
  concurrency: number
  concurrencyPerKey: number
  /** In all and of one key; without its own limit a key may fill the whole queue. */
  maxWaiting: number
  maxWaitingPerKey?: number
  timeoutMs?: number
}

export type Turns = (key: string) => Promise<Result<Disposable>>

type KeyState = { working: number; waiting: Waiter[] }

type Waiter = { begin: () => void; refuse: () => void }

/**
 * Concurrency limits that are fair by key (usually a client address): keys are served round robin. When the
 * queue is full, the last task of the key with the most waiting ones is refused, so that no key fills it
 * alone.
 */
export function openTurns({
  maxWaitingPerKey = Number.POSITIVE_INFINITY,
  timeoutMs,
  ...rules
}: TurnRules): Turns {
  const states = new Map<string, KeyState>()
  let working = 0
  let waiting = 0

  const mayBegin = (state: KeyState) => working < rules.concurrency && state.working < rules.concurrencyPerKey

  function begin(key: string, state: KeyState): Disposable {
    working += 1
    state.working += 1
    moveToEnd(key, state)
    return { [Symbol.dispose]: () => end(key, state) }
  }

  function end(key: string, state: KeyState) {
    working -= 1
    state.working -= 1
    moveToEnd(key, state)
    for (const [other, otherState] of states) {
      if (working >= rules.concurrency) return
      if (mayBegin(otherState)) nextOf(other, otherState)?.begin()
    }
  }

  function nextOf(key: string, state: KeyState): Waiter | undefined {
    const [next] = state.waiting
    if (next) leave(key, state, next)
    return next
  }

  function leave(key: string, state: KeyState, waiter: Waiter) {
    const index = state.waiting.indexOf(waiter)
    if (index < 0) return
    state.waiting.splice(index, 1)
    waiting -= 1
    forgetIfIdle(key, state)
  }

  function refuseLast() {
    const [key, state] = [...states].reduce((most, one) =>
      one[1].waiting.length >= most[1].waiting.length ? one : most,
    )
    const last = state.waiting.at(-1)
    if (!last) return
    leave(key, state, last)
    last.refuse()
  }

  function moveToEnd(key: string, state: KeyState) {
    states.delete(key)
    states.set(key, state)
    forgetIfIdle(key, state)
  }

  function forgetIfIdle(key: string, state: KeyState) {
    if (state.working === 0 && state.waiting.length === 0) states.delete(key)
  }

  return async (key) => {
    const state = states.get(key) ?? { working: 0, waiting: [] }
    if (mayBegin(state)) return done(begin(key, state))
    if (state.waiting.length >= maxWaitingPerKey) return busy()

    const { promise, resolve } = Promise.withResolvers<Result<Disposable>>()
    const waiter: Waiter = {
      begin: () => resolve(done(begin(key, state))),
      refuse: () => resolve(busy()),
    }
    state.waiting.push(waiter)
    states.set(key, state)
    waiting += 1
    if (waiting > rules.maxWaiting) refuseLast()
    if (timeoutMs === undefined) return promise
    const late = setTimeout(() => {
      leave(key, state, waiter)
      waiter.refuse()
    }, timeoutMs)
    return promise.finally(() => clearTimeout(late))
  }
}

const busy = () => refuse({ code: 'TOO_MANY_REQUESTS', reason: 'busy', retryAfterSeconds: 1 })
