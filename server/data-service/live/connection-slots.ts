import type { Actor } from '#server/actor.ts'
import { networkKeys } from '#server/http/client-address.ts'
import { done, type Result, refuse } from '#server/result.ts'

export const connectionLimits = {
  perAddress: 20,
  /** Of IPv6 the /56 and the /48, of IPv4 the /24. */
  perIpv6Network: [40, 80],
  perIpv4Network: [100],
  strangers: 500,
  perPerson: 200,
} as const

type Opener = Exclude<Actor, { kind: 'system' }>

export type ConnectionSlot = Disposable & {
  /** Counts as anonymous until assigned. False over the actor's limit. */
  assignTo(actor: Opener): boolean
}

export type ConnectionSlots = {
  take(actor: Opener): Result<ConnectionSlot>
  count(): number
}

export function openConnectionSlots(): ConnectionSlots {
  const taken = new Map<string, number>()
  let strangers = 0
  let all = 0

  const isFull = ({ keys, isStaff }: Holder) => {
    if (!isStaff && strangers >= connectionLimits.strangers) return true
    return keys.some(([key, most]) => (taken.get(key) ?? 0) >= most)
  }
  const add = ({ keys, isStaff }: Holder, change: 1 | -1) => {
    for (const [key] of keys) {
      const now = (taken.get(key) ?? 0) + change
      if (now > 0) taken.set(key, now)
      else taken.delete(key)
    }
    if (!isStaff) strangers += change
    all += change
  }

  return {
    take(actor) {
      let holder: Holder | undefined
      const assignTo = (now: Opener) => {
        // Stays counted as staff: one AppSync connection carries visitors' subscriptions too.
        if (holder && (holder.isStaff || now.kind !== 'staff')) return true
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
    count: () => all,
  }
}

const noSlot = () =>
  refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManyConnections', retryAfterSeconds: 60 })

type Holder = { keys: readonly (readonly [key: string, most: number])[]; isStaff: boolean }

function holderOf(actor: Opener): Holder {
  const { perPerson, perIpv6Network, perIpv4Network, perAddress } = connectionLimits
  if (actor.kind === 'staff') return { keys: [[`staff:${actor.userId}`, perPerson]], isStaff: true }
  const [address, ...networks] = networkKeys(actor.address)
  const most = networks.length === perIpv6Network.length ? perIpv6Network : perIpv4Network
  const wider = networks.map((key, index) => [key, most[index] ?? perAddress] as const)
  return { keys: [[address, perAddress], ...wider], isStaff: false }
}
