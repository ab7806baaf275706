import { z } from 'zod'
import { readCookie, setCookie } from '#server/identity/cookie.ts'
import { pendingCookie } from '#server/identity/pending-sign-in.ts'
import { decrypt, encrypt } from './encrypt.ts'

const minutes = 10
const purpose = 'pending sign-in to the user pool'

const pendingChallenge = z.object({
  /** The pool's name of what it asks; CONFIRM_SIGN_UP is ours. */
  name: z.enum([
    'CONFIRM_SIGN_UP',
    'NEW_PASSWORD_REQUIRED',
    'SOFTWARE_TOKEN_MFA',
    'MFA_SETUP',
    'SELECT_MFA_TYPE',
    'SMS_MFA',
    'EMAIL_OTP',
    'CUSTOM_CHALLENGE',
  ]),
  /** The pool's proof of what was answered so far. */
  session: z.string(),
  /** What the pool calls the person, and what they typed. */
  username: z.string(),
  email: z.string(),
  /** The new authenticator's key, for MFA_SETUP. */
  key: z.string().optional(),
  choices: z.array(z.enum(['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'])).optional(),
  /** Where a code was sent, as far as the pool tells. */
  destination: z.string().optional(),
  question: z.string().optional(),
})

/** What the pool waits for before there is a session. */
export type PendingChallenge = z.output<typeof pendingChallenge>
export const isPendingName = (name: string): name is PendingChallenge['name'] =>
  pendingChallenge.shape.name.safeParse(name).success

/** A Set-Cookie line that remembers it for ten minutes, readable by nobody but us. */
export function rememberChallenge(
  secret: string,
  pending: PendingChallenge,
  { secure }: { secure: boolean },
) {
  const text = JSON.stringify({ ...pending, until: Date.now() + minutes * 60_000 })
  return setCookie(pendingCookie, encrypt(secret, purpose, text), { secure, maxAge: minutes * 60 })
}

/** Undefined when nothing is pending, or no longer. */
export function readChallenge(secret: string, headers: Headers): PendingChallenge | undefined {
  const text = decrypt(secret, purpose, readCookie(headers, pendingCookie) ?? '')
  if (!text) return undefined
  const { until, ...pending } = pendingChallenge.extend({ until: z.number() }).parse(JSON.parse(text))
  return until > Date.now() ? pending : undefined
}
