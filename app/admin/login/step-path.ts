import { href } from 'react-router'
import { safeReturnPath } from '#app/admin/return-path.ts'
import type { SignInStep } from '#server/identity/identity.ts'

/** Where a sign-in goes on: to the page of its next step, or, once done, back to where the person came from. */
export function pathOfStep(step: SignInStep, asked: string | null): string {
  const from = safeReturnPath(asked)
  if (step === 'DONE') return from
  if (step === 'SIGN_IN_AGAIN') return signInPath('confirmed', from)
  if (step === 'RESET_PASSWORD') return `${href('/admin/forgotten-password')}?required=1`
  const path = pages[step]()
  return from === '/admin' ? path : `${path}?${new URLSearchParams({ from })}`
}

const pages: Record<Exclude<SignInStep, 'DONE' | 'SIGN_IN_AGAIN' | 'RESET_PASSWORD'>, () => string> = {
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: () => href('/admin/login/code'),
  // What follows is asked by a hosted identity only.
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: () => href('/admin/login/authenticator'),
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: () => href('/admin/login/choose'),
  CONFIRM_SIGN_IN_WITH_SMS_CODE: () => href('/admin/login/sent-code'),
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: () => href('/admin/login/sent-code'),
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: () => href('/admin/login/challenge'),
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: () => href('/admin/login/new-password'),
  CONFIRM_SIGN_UP: () => href('/admin/login/confirm-email'),
}

/** The sign-in page, when what was begun there is over. */
export function endedPath(asked: string | null): string {
  return signInPath('ended', safeReturnPath(asked))
}

/** The sign-in page, saying why one is there. */
function signInPath(why: 'ended' | 'confirmed', from: string): string {
  return `${href('/admin/login')}?${new URLSearchParams({ [why]: '1', ...(from !== '/admin' && { from }) })}`
}
