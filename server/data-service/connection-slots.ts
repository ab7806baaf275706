import type { Actor } from '#server/actor.ts'
import { addressKey } from '#server/http/client-address.ts'
import { done, type Result, refuse } from '#server/result.ts'

/** Sockets and event streams that may be open at once. */
export const connectionLimits = {
  /** From one address, of those who are not signed in. */
  perAddress: 20,
  /** Of all who are not signed in. */
  strangers: 500,
  /** Of one person of the staff: many tabs, and programs beside them. */
  perPerson: 200,
} as const

/** Who opens a connection: a visitor, staff, or somebody anonymous. */
type Opener = Exclude<Actor, { kind: 'system' }>

/** The slot of one open connection; disposing it frees the slot. */
export type ConnectionSlot = Disposable & {
  /** Counts the connection to this caller from now on, who is anonymous until known. False over the caller's limit. */
  assignTo(actor: Opener): boolean
}

/** The open connections, counted by who holds them. */
export type ConnectionSlots = {
  take(actor: Opener): Result<ConnectionSlot>
  /** How many are taken: a figure for whoever watches for leaks. */
  count(): number
}

/** Counts open connections, so that nobody can keep others from opening any. */
export function openConnectionSlots(): ConnectionSlots {
  const taken = new Map<string, number>()
  let strangers = 0

  const isFull = (holder: string) => {
    const mine = taken.get(holder) ?? 0
    if (isStaff(holder)) return mine >= connectionLimits.perPerson
    return mine >= connectionLimits.perAddress || strangers >= connectionLimits.strangers
  }
  const add = (holder: string, change: 1 | -1) => {
    const now = (taken.get(holder) ?? 0) + change
    if (now > 0) taken.set(holder, now)
    else taken.delete(holder)
    if (!isStaff(holder)) strangers += change
  }

  return {
    take(actor) {
      let holder: string | undefined
      const assignTo = (now: Opener) => {
        // Who has signed in stays so: one AppSync connection carries visitors' subscriptions too.
        if (holder && (isStaff(holder) || now.kind !== 'staff')) return true
        const next = holderOf(now)
        if (isFull(next)) return false
        if (holder) add(holder, -1)
        add(next, 1)
        holder = next
        return true
      }
      const leave = () => {
        if (holder) add(holder, -1)
        holder = undefined
      }
      if (!assignTo(actor)) return noSlot()
      return done({ assignTo, [Symbol.dispose]: leave })
    },
    count: () => taken.values().reduce((sum, count) => sum + count, 0),
  }
}

const noSlot = () =>
  refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManyConnections', retryAfterSeconds: 60 })

const holderOf = (actor: Opener) =>
  actor.kind === 'staff' ? `staff:${actor.userId}` : `address:${addressKey(actor.address)}`

const isStaff = (holder: string) => holder.startsWith('staff:')
