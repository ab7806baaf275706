import type { Actor, StaffInSession } from '#server/actor.ts'
import type { VisitorTurns } from '#server/data-service/call.ts'
import type { Database } from '#server/database/database.ts'
import { type Arrival, addressKey, clientAddress, secureRequest } from '#server/http/client-address.ts'
import { isSameText } from '#server/http/signed-values.ts'
import { newGuest, readGuest } from '#server/http/visitor-tokens.ts'
import { findKeyHolder } from '#server/identity/access/api-keys.ts'
import { touchSession } from '#server/identity/sessions/sessions.ts'
import type { Identity } from './identity.ts'

/** Who sent a request. Looked up only when asked. */
export type Caller = {
  address: string
  /** Whether cookies may be Secure. */
  secure: boolean
  /** A visitor, as a public page of ours acts for one. `keep`: remember the guest identity in the browser. */
  visitor(options: { keep: boolean }): Extract<Actor, { kind: 'visitor' }>
  /** Who is signed in, if anybody. */
  staff(): Promise<StaffInSession | undefined>
  /**
   * Who calls the data service or the file routes: a key in `Authorization` makes staff, the public API key
   * a visitor, each even in a browser in which somebody is signed in, and a wrong one is anonymous. Without a key the session
   * makes staff, else it is anonymous.
   */
  actor(): Promise<Actor>
  /** Set-Cookie lines for the response. */
  setCookies(): string[]
}

type CallerDeps = {
  identity: Identity
  database: { db: Database; visitorDb: Database }
  turns: Pick<VisitorTurns, 'reads'>
  secret: string
  publicApiKey: string
  trustProxy: boolean
  publicUrl: string | undefined
}

/** Who sent a request, by its headers and its socket. */
export function callerOf(arrival: Arrival, deps: CallerDeps): Caller {
  const { headers } = arrival
  const address = clientAddress(arrival, deps)
  const secure = secureRequest(arrival, deps)
  let guest: { guestId: string; setCookie?: string } | undefined
  let keepGuest = false

  const visitor: Caller['visitor'] = ({ keep }) => {
    const known = readGuest(headers, deps.secret)
    guest ??= known ? { guestId: known } : newGuest(deps.secret, { secure })
    keepGuest ||= keep
    return { kind: 'visitor', guestId: guest.guestId, address }
  }
  const staff: Caller['staff'] = async () => {
    const user = await deps.identity.currentUser(headers)
    if (!user) return undefined
    const { userId, username, name, role, session } = user
    await touchSession(deps.database.db, user, address)
    return { kind: 'staff', role, userId, username, name, address, sessionId: session.id }
  }
  /** Anybody may send a key, so the lookup takes a visitor's turn and connection until the key is known to be right. */
  const holderOf = async (authorization: string): Promise<Actor | undefined> => {
    const turn = await deps.turns.reads(addressKey(address))
    if (!turn.ok)
      return { kind: 'anonymous', address, retryAfterSeconds: turn.refusal.retryAfterSeconds ?? 1 }
    using _turn = turn.value
    return await findKeyHolder(deps.database.visitorDb, authorization, address)
  }
  return {
    address,
    secure,
    visitor,
    staff,
    async actor() {
      const authorization = headers.get('authorization')
      const holder = authorization === null ? undefined : await holderOf(authorization)
      if (holder) return holder
      const key = headers.get('x-api-key')
      if (key !== null)
        return isSameText(key, deps.publicApiKey) ? visitor({ keep: true }) : { kind: 'anonymous', address }
      return (await staff()) ?? { kind: 'anonymous', address }
    },
    setCookies: () => (keepGuest && guest?.setCookie ? [guest.setCookie] : []),
  }
}
