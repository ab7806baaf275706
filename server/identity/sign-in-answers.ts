import { removeCookie, setCookie } from '#server/http/cookies.ts'
import { cookieValue, sessionCookie } from '#server/identity/embedded/better-auth.ts'
import type { IdentityDeps } from '#server/identity/embedded/embedded-identity.ts'
import { type PendingStep, pendingCookie, rememberStep } from '#server/identity/embedded/pending-sign-in.ts'
import type { SignInAnswer, SignInRefusal, SignInRequest } from './identity.ts'
import { knownBrowserCookie } from './sign-in-limits.ts'

/** The refusals that say the same wherever they happen. */
export const refusals = {
  empty: { ok: false, reason: 'empty', message: 'Enter your email and password.' },
  invalid: { ok: false, reason: 'invalid', message: 'Incorrect email or password.' },
  wrongCode: { ok: false, reason: 'invalid', message: 'This code is not right. Check it and try again.' },
  expired: { ok: false, reason: 'expired', message: 'That took too long. Sign in again.' },
  alreadySignedIn: {
    ok: false,
    reason: 'already-signed-in',
    message: 'There is already a signed in user; call signOut first',
  },
} as const satisfies Record<string, SignInRefusal>

/** DONE: the session that better-auth has just made, `set` being its headers. */
export function signedIn(
  deps: IdentityDeps,
  { email, set }: { email: string; set: Headers },
  request: SignInRequest,
): SignInAnswer {
  return sessionBegun(deps, { email, session: cookieValue(set, sessionCookie) }, request)
}

/** DONE: `session` is what the browser keeps of it. */
export function sessionBegun(
  { secret, log }: IdentityDeps,
  { email, session }: { email: string; session: string },
  { headers, address, secure }: SignInRequest,
): SignInAnswer {
  log.info({ username: email, address }, 'Signed in')
  return {
    ok: true,
    step: 'DONE',
    setCookies: [
      setCookie(sessionCookie, session, { secure }),
      knownBrowserCookie(secret, { email, headers, secure }),
      ...(headers.get('cookie')?.includes(`${pendingCookie}=`) ? [removeCookie(pendingCookie)] : []),
    ],
  }
}

/** Another step first; this browser remembers that the password was right. */
export async function pending(
  deps: IdentityDeps,
  step: PendingStep,
  { secure }: SignInRequest,
): Promise<SignInAnswer> {
  return { ok: true, step: step.step, setCookies: [await rememberStep(deps, step, { secure })] }
}
