import { randomBytes } from 'node:crypto'
import { type AskedPath, languages } from '#content/languages.ts'
import type { Actor, StaffInSession } from '#server/actor.ts'
import type { VisitorTurns } from '#server/data-service/call.ts'
import type { Database } from '#server/database/database.ts'
import { type ConnectionInfo, clientAddress, networkKey, secureRequest } from '#server/http/client-address.ts'
import { readCookie, setCookie } from '#server/http/cookies.ts'
import { isSameInConstantTime, signValue, verifyValue } from '#server/http/signed-values.ts'
import { findKeyHolder } from '#server/identity/access/api-keys.ts'
import { touchSession } from '#server/identity/sessions/sessions.ts'
import type { Identity } from './identity.ts'

/**
 * `visitor`: for our public pages, which act for visitors; `keep`: remember the guest in the browser. `actor`: for the data
 * service and the file routes: a key in `Authorization` is staff, the public API key a visitor, both even in a signed-in
 * browser; a wrong key is anonymous. Without a key the session is staff, else anonymous.
 */
export type Caller = AskedPath & {
  address: string
  secure: boolean
  visitor(options: { keep: boolean }): Extract<Actor, { kind: 'visitor' }>
  staff(): Promise<StaffInSession | undefined>
  actor(): Promise<Actor>
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

export function callerOf(
  info: ConnectionInfo,
  deps: CallerDeps,
  asked: AskedPath = { language: languages[0], path: '/' },
): Caller {
  const { headers } = info
  const address = clientAddress(info, deps)
  const secure = secureRequest(info, deps)
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
    const { userId, username, name, role, language, session } = user
    await touchSession(deps.database.db, user, address)
    return { kind: 'staff', role, userId, username, name, address, language, sessionId: session.id }
  }
  /**
   * Anyone can send a key, so the lookup takes a visitor's turn and connection until the key is known to be
   * valid.
   */
  const holderOf = async (authorization: string): Promise<Actor | undefined> => {
    const turn = await deps.turns.reads(networkKey(address))
    if (!turn.ok)
      return { kind: 'anonymous', address, retryAfterSeconds: turn.refusal.retryAfterSeconds ?? 1 }
    using _turn = turn.value
    return await findKeyHolder(deps.database.visitorDb, authorization, address)
  }
  return {
    ...asked,
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
        return isSameInConstantTime(key, deps.publicApiKey)
          ? visitor({ keep: true })
          : { kind: 'anonymous', address }
      return (await staff()) ?? { kind: 'anonymous', address }
    },
    setCookies: () => (keepGuest && guest?.setCookie ? [guest.setCookie] : []),
  }
}

const guestCookie = 'lantern.guest'

export function readGuest(headers: Headers, secret: string): string | undefined {
  const signed = readCookie(headers, guestCookie)
  return signed && verifyValue(secret, 'guest', signed)
}

/** 128 random bits, signed so that only this server's count. */
export function newGuest(
  secret: string,
  { secure }: { secure: boolean },
): { guestId: string; setCookie: string } {
  const guestId = randomBytes(16).toString('base64url')
  return { guestId, setCookie: setCookie(guestCookie, signValue(secret, 'guest', guestId), { secure }) }
}
