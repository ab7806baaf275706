import { removeCookie, setCookie } from '#server/http/cookies.ts'
import { sessionCookie } from '#server/identity/sessions/sessions.ts'
import { refuse } from '#server/result.ts'
import type { IdentityDeps, SignInRefusal, SignInRequest } from './identity.ts'
import { knownBrowserCookie } from './sign-in-limits.ts'

/** The cookie of a browser whose sign-in waits for another step. */
export const pendingCookie = 'lantern.signing-in'

/** The refusals that say the same wherever they happen. */
export const refusals = {
  empty: refuse({ code: 'empty', reason: 'signInIncomplete' }),
  invalid: refuse({ code: 'invalid', reason: 'signInWrong' }),
  wrongCode: refuse({ code: 'invalid', reason: 'codeWrong' }),
  expired: refuse({ code: 'expired', reason: 'signInExpired' }),
  alreadySignedIn: refuse({ code: 'already-signed-in', reason: 'alreadySignedIn' }),
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
