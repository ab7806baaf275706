import type { PendingSignIn } from '#server/identity/sign-in-steps.ts'
import type { PendingChallenge } from './pending-challenge.ts'

/** The step of ours that each question of the pool is. */
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

/** Whether it asks for a code; people may be asked which of these they prefer. */
export const isCode = (name: string): name is NonNullable<PendingChallenge['choices']>[number] =>
  name === 'SOFTWARE_TOKEN_MFA' || name === 'SMS_MFA' || name === 'EMAIL_OTP'

/** Under which name each answer goes to the pool. */
export const answerNames = {
  NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD',
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
  SELECT_MFA_TYPE: 'ANSWER',
  SMS_MFA: 'SMS_MFA_CODE',
  EMAIL_OTP: 'EMAIL_OTP_CODE',
  CUSTOM_CHALLENGE: 'ANSWER',
} as const

/** What the page of the step shows. */
export function pendingSignInOf({ name, email, key, choices, destination, question }: PendingChallenge) {
  return {
    step: steps[name],
    username: email,
    ...(key && { totpUri: totpUri(email, key) }),
    ...(choices && { choices }),
    ...(destination && { destination }),
    ...(question && { question }),
  } satisfies PendingSignIn
}

function totpUri(email: string, key: string): string {
  const issuer = 'Lantern'
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${new URLSearchParams({ secret: key, issuer })}`
}
