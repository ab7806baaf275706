import { done, type Result, refuse } from '#server/result.ts'

/** How much work may run and wait; see `openTurns`. */
export type TurnRules = {
  /** How many work at once, in all and of one key. */
  atOnce: number
  atOncePerKey: number
  /** How many may wait, in all and of one key. Without a limit of its own a key may fill the whole queue. */
  waiting: number
  waitingPerKey?: number
  /** How long anybody waits before being refused; for ever if unset. */
  patienceMs?: number
}

/** Waits for a turn and gives it as what ends it (`using`), or the refusal that says to come again. */
export type Turns = (key: string) => Promise<Result<Disposable>>

/** What one key has of it. */
type Share = { working: number; waiting: Waiter[] }

type Waiter = { begin: () => void; refuse: () => void }

/**
 * Limits how much work runs at once and is fair to every key, usually an address: keys come in turn, however much each
 * of them wants. When the queue is full, the last of the key that waits most is refused, so that nobody fills it alone.
 */
export function openTurns({
  waitingPerKey = Number.POSITIVE_INFINITY,
  patienceMs,
  ...rules
}: TurnRules): Turns {
  // In the order in which they had their last turn.
  const shares = new Map<string, Share>()
  let working = 0
  let waiting = 0

  const mayBegin = (share: Share) => working < rules.atOnce && share.working < rules.atOncePerKey

  function begin(key: string, share: Share): Disposable {
    working += 1
    share.working += 1
    moveToEnd(key, share)
    return { [Symbol.dispose]: () => end(key, share) }
  }

  function end(key: string, share: Share) {
    working -= 1
    share.working -= 1
    moveToEnd(key, share)
    for (const [other, theirs] of shares) {
      if (working >= rules.atOnce) return
      if (mayBegin(theirs)) nextOf(other, theirs)?.begin()
    }
  }

  function nextOf(key: string, share: Share): Waiter | undefined {
    const [next] = share.waiting
    if (next) leave(key, share, next)
    return next
  }

  function leave(key: string, share: Share, waiter: Waiter) {
    const index = share.waiting.indexOf(waiter)
    if (index < 0) return
    share.waiting.splice(index, 1)
    waiting -= 1
    forgetIfIdle(key, share)
  }

  function refuseLast() {
    const [key, share] = [...shares].reduce((most, one) =>
      one[1].waiting.length >= most[1].waiting.length ? one : most,
    )
    const last = share.waiting.at(-1)
    if (!last) return
    leave(key, share, last)
    last.refuse()
  }

  function moveToEnd(key: string, share: Share) {
    shares.delete(key)
    shares.set(key, share)
    forgetIfIdle(key, share)
  }

  function forgetIfIdle(key: string, share: Share) {
    if (share.working === 0 && share.waiting.length === 0) shares.delete(key)
  }

  return async (key) => {
    const share = shares.get(key) ?? { working: 0, waiting: [] }
    if (mayBegin(share)) return done(begin(key, share))
    if (share.waiting.length >= waitingPerKey) return busy()

    const { promise, resolve } = Promise.withResolvers<Result<Disposable>>()
    const waiter: Waiter = {
      begin: () => resolve(done(begin(key, share))),
      refuse: () => resolve(busy()),
    }
    share.waiting.push(waiter)
    shares.set(key, share)
    waiting += 1
    if (waiting > rules.waiting) refuseLast()
    if (patienceMs === undefined) return promise
    const late = setTimeout(() => {
      leave(key, share, waiter)
      waiter.refuse()
    }, patienceMs)
    return promise.finally(() => clearTimeout(late))
  }
}

const busy = () => refuse({ code: 'TOO_MANY_REQUESTS', reason: 'busy', retryAfterSeconds: 1 })
