import { href } from 'react-router'
import type { SignInStep } from '#server/identity/sign-in-steps.ts'
import { safeReturnPath } from '../return-path.ts'

/** Where a sign-in goes on: to the page of its next step, or, once done, back to where the person came from. */
export function pathOfStep(step: SignInStep, asked: string | null): string {
  const from = safeReturnPath(asked)
  if (step === 'DONE') return from
  const path = pages[step]()
  return from === '/admin' ? path : `${path}?${new URLSearchParams({ from })}`
}

const pages: Record<Exclude<SignInStep, 'DONE'>, () => string> = {
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: () => href('/admin/login/code'),
  // The embedded identity never asks for it: an authenticator app is added in the settings.
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: () => href('/admin/login/code'),
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: () => href('/admin/login/new-password'),
  CONFIRM_SIGN_UP: () => href('/admin/login/confirm-email'),
  RESET_PASSWORD: () => href('/admin/forgotten-password'),
}

/** The sign-in page, when what was begun there is over. */
export function endedPath(asked: string | null): string {
  const from = safeReturnPath(asked)
  return `${href('/admin/login')}?${new URLSearchParams({ ended: '1', ...(from !== '/admin' && { from }) })}`
}
