import { randomBytes } from 'node:crypto'
import { readCookie, setCookie } from './cookie.ts'
import { seal, unseal } from './signature.ts'

const cookieName = 'lantern.guest'

/** The guest identity that this browser holds, or undefined when it has none or the cookie was tampered with. */
export function readGuest(headers: Headers, secret: string): string | undefined {
  const sealed = readCookie(headers, cookieName)
  return sealed && unseal(secret, 'guest', sealed)
}

/**
 * A new guest identity: 128 random bits, signed so that nobody can take on an identity we did not give out.
 * Send `setCookie` with the answer.
 */
export function newGuest(
  secret: string,
  { secure }: { secure: boolean },
): { guestId: string; setCookie: string } {
  const guestId = randomBytes(16).toString('base64url')
  return { guestId, setCookie: setCookie(cookieName, seal(secret, 'guest', guestId), { secure }) }
}
