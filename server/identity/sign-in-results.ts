import { removeCookie, setCookie } from '#server/http/cookies.ts'
import { sessionCookie } from '#server/identity/sessions/sessions.ts'
import { refuse } from '#server/result.ts'
import type { IdentityDeps, SignInRefusal, SignInRequest } from './identity.ts'
import { knownBrowserCookie } from './sign-in-limits.ts'

/** The cookie of a browser whose sign-in waits for another step. */
export const pendingCookie = 'lantern.signing-in'

/** The refusals that say the same wherever they happen. */
export const refusals = {
  empty: refuse({ reason: 'empty', message: 'Enter your email and password.' }),
  invalid: refuse({ reason: 'invalid', message: 'Incorrect email or password.' }),
  wrongCode: refuse({ reason: 'invalid', message: 'This code is not right. Check it and try again.' }),
  expired: refuse({ reason: 'expired', message: 'That took too long. Sign in again.' }),
  alreadySignedIn: refuse({
    reason: 'already-signed-in',
    message: 'There is already a signed in user; call signOut first',
  }),
} satisfies Record<string, { ok: false; refusal: SignInRefusal }>

/** Gives the Set-Cookie lines of a sign-in that is done; `session` is the value of the session's cookie. */
export function completeSignIn(
  { secret, log }: IdentityDeps,
  { email, session }: { email: string; session: string },
  { headers, address, secure }: SignInRequest,
): string[] {
  log.info({ username: email, address }, 'Signed in')
  return [
    setCookie(sessionCookie, session, { secure }),
    knownBrowserCookie(secret, { email, headers, secure }),
    ...(headers.get('cookie')?.includes(`${pendingCookie}=`) ? [removeCookie(pendingCookie)] : []),
  ]
}
