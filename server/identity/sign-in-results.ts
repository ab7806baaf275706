import { removeCookie, setCookie } from '#server/http/cookies.ts'
import { sessionCookie } from '#server/identity/sessions/sessions.ts'
import { refuse } from '#server/result.ts'
import type { IdentityDeps, SignInRefusal, SignInRequest } from './identity.ts'
import { knownBrowserCookie } from './sign-in-limits.ts'

export const pendingCookie = 'lantern.signing-in'

export const refusals = {
  empty: refuse({ code: 'empty', reason: 'signInIncomplete' }),
  invalid: refuse({ code: 'invalid', reason: 'signInWrong' }),
  wrongCode: refuse({ code: 'invalid', reason: 'codeWrong' }),
  expired: refuse({ code: 'expired', reason: 'signInExpired' }),
  alreadySignedIn: refuse({ code: 'already-signed-in', reason: 'alreadySignedIn' }),
} satisfies Record<string, { ok: false; refusal: SignInRefusal }>

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
