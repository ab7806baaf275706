import { z } from 'zod'
import { readCookie, setCookie } from '#server/http/cookies.ts'
import { decrypt, encrypt } from '#server/http/signed-values.ts'
import type { PendingSignIn } from '#server/identity/identity.ts'
import { pendingCookie } from '#server/identity/sign-in-results.ts'

const minutes = 10
const purpose = 'pending sign-in to the user pool'

/** `name`: the pool's, but CONFIRM_SIGN_UP is ours. `username`: the pool's name for the person; `email`: what they typed. */
const pendingChallenge = z.object({
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
  session: z.string(),
  username: z.string(),
  email: z.string(),
  key: z.string().optional(),
  choices: z.array(z.enum(['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'])).optional(),
  destination: z.string().optional(),
  question: z.string().optional(),
})

export type PendingChallenge = z.output<typeof pendingChallenge>
export const isPendingName = (name: string): name is PendingChallenge['name'] =>
  pendingChallenge.shape.name.safeParse(name).success

export function rememberChallenge(
  secret: string,
  pending: PendingChallenge,
  { secure }: { secure: boolean },
) {
  const text = JSON.stringify({ ...pending, until: Date.now() + minutes * 60_000 })
  return setCookie(pendingCookie, encrypt(secret, purpose, text), { secure, maxAge: minutes * 60 })
}

export function readChallenge(secret: string, headers: Headers): PendingChallenge | undefined {
  const text = decrypt(secret, purpose, readCookie(headers, pendingCookie) ?? '')
  if (!text) return undefined
  const { until, ...pending } = pendingChallenge.extend({ until: z.number() }).parse(JSON.parse(text))
  return until > Date.now() ? pending : undefined
}

export const steps = {
  CONFIRM_SIGN_UP: 'CONFIRM_SIGN_UP',
  NEW_PASSWORD_REQUIRED: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  SOFTWARE_TOKEN_MFA: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
  MFA_SETUP: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
  SELECT_MFA_TYPE: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
  SMS_MFA: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
  EMAIL_OTP: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
  CUSTOM_CHALLENGE: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
} as const satisfies Record<PendingChallenge['name'], PendingSignIn['step']>

export const isCode = (name: string): name is NonNullable<PendingChallenge['choices']>[number] =>
  name === 'SOFTWARE_TOKEN_MFA' || name === 'SMS_MFA' || name === 'EMAIL_OTP'

export const responseNames = {
  NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD',
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
  SELECT_MFA_TYPE: 'ANSWER',
  SMS_MFA: 'SMS_MFA_CODE',
  EMAIL_OTP: 'EMAIL_OTP_CODE',
  CUSTOM_CHALLENGE: 'ANSWER',
} as const

export function pendingSignInOf(
  { name, email, key, choices, destination, question }: PendingChallenge,
  company: string,
) {
  return {
    step: steps[name],
    username: email,
    ...(key && { totpUri: totpUri(email, key, company) }),
    ...(choices && { choices }),
    ...(destination && { destination }),
    ...(question && { question }),
  } satisfies PendingSignIn
}

function totpUri(email: string, key: string, issuer: string): string {
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${new URLSearchParams({ secret: key, issuer })}`
}
