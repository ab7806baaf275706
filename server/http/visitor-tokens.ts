import { randomBytes } from 'node:crypto'
import { readCookie, setCookie } from './cookies.ts'
import { seal, unseal } from './signed-values.ts'

const cookieName = 'lantern.guest'

/** The guest identity that this browser holds, or undefined when it has none or the cookie was tampered with. */
export function readGuest(headers: Headers, secret: string): string | undefined {
  const sealed = readCookie(headers, cookieName)
  return sealed && unseal(secret, 'guest', sealed)
}

/**
 * A new guest identity: 128 random bits, signed so that only identities from this server count.
 * Send `setCookie` with the response.
 */
export function newGuest(
  secret: string,
  { secure }: { secure: boolean },
): { guestId: string; setCookie: string } {
  const guestId = randomBytes(16).toString('base64url')
  return { guestId, setCookie: setCookie(cookieName, seal(secret, 'guest', guestId), { secure }) }
}

const secondMs = 1000
const shortestMs = 2 * secondMs
const longestMs = 24 * 60 * 60 * secondMs

/** The result of checking a form's token. Anything but `good` marks a lead as suspicious; it is never dropped. */
export type FormTokenVerdict = 'good' | 'missing' | 'forged' | 'too-fast' | 'expired'

/** A hidden field that says when the form was opened. Any instance with the same secret can check it. */
export function issueFormToken(secret: string, now: Date): string {
  return seal(secret, 'form', now.getTime().toString(36))
}

/** People take between 2 seconds and 24 hours to fill a form; programs are faster, and replayed tokens older. */
export function checkFormToken(
  secret: string,
  token: string | null | undefined,
  now: Date,
): FormTokenVerdict {
  if (!token) return 'missing'
  const openedAt = unseal(secret, 'form', token)
  if (!openedAt) return 'forged'
  const age = now.getTime() - Number.parseInt(openedAt, 36)
  if (age < shortestMs) return 'too-fast'
  return age > longestMs ? 'expired' : 'good'
}
