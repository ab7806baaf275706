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

const secondMs = 1000
const shortestMs = 2 * secondMs
const longestMs = 24 * 60 * 60 * secondMs

/** What a form's token says about its sender. Anything but `good` is a reason for suspicion, never for dropping a lead. */
export type FormTokenVerdict = 'good' | 'missing' | 'forged' | 'too-fast' | 'expired'

/** A hidden field that tells when the form was opened. Stateless: any instance with the secret can check it. */
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
