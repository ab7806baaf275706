import { removeCookie, setCookie } from '#server/http/cookies.ts'
import { sessionCookie } from '#server/identity/sessions/sessions.ts'
import type { IdentityDeps, SignInAnswer, SignInRefusal, SignInRequest } from './identity.ts'
import { knownBrowserCookie } from './sign-in-limits.ts'

/** The cookie of a browser whose sign-in waits for another step. */
export const pendingCookie = 'lantern.signing-in'

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
