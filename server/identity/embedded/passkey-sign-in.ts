import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addressKey } from '#server/http/client-address.ts'
import { removeCookie, setCookie } from '#server/http/cookies.ts'
import type { IdentityDeps, SignInRefusal, SignInSteps } from '#server/identity/identity.ts'
import { tooMany } from '#server/identity/sign-in-limits.ts'
import { returnToken, takeToken } from '#server/limits/rate-limit.ts'
import { users } from '#server/schema/identity.ts'
import { answerOf, type BetterAuth, cookieValue, openBetterAuth, passkeyCookie, plainHeaders } from './better-auth.ts'
import { isPendingStep, pending, signedIn } from './pending-sign-in.ts'

const ceremonySeconds = 5 * 60
const mostChallenges = { limit: 100, windowSeconds: 15 * 60 }
const perAddress = { limit: 30, windowSeconds: 15 * 60 }

/** Signing in with a passkey: something the person has, which knows its owner, instead of a password and a code. */
export function passkeySignIn(
  authAt: (origin: string) => BetterAuth,
  deps: IdentityDeps,
): NonNullable<SignInSteps['passkeySignIn']> {
  const { db, log } = deps
  return {
    async begin({ origin, address, secure }) {
      // Each leaves a challenge in the database for five minutes.
      const key = `sign-in:passkey-begin:${addressKey(address)}`
      const begun = await takeToken(db, key, mostChallenges)
      if (!begun.allowed) return { ok: false, message: tooMany(begun.retryAfterSeconds) }
      const { headers, response } = await authAt(origin).api.generatePasskeyAuthenticationOptions({
        headers: new Headers(),
        returnHeaders: true,
      })
      return {
        ok: true,
        options: { ...response, userVerification: 'required' },
        setCookies: [
          setCookie(passkeyCookie, cookieValue(headers, passkeyCookie), { secure, maxAge: ceremonySeconds }),
        ],
      }
    },

    async finish({ origin, response, ...request }) {
      const { headers, address } = request
      const key = `sign-in:passkey:${addressKey(address)}`
      const taken = await takeToken(db, key, perAddress)
      if (!taken.allowed) return { ok: false, reason: 'limited', message: tooMany(taken.retryAfterSeconds) }
      const parsed = credential.safeParse(response)
      if (!parsed.success) return notRecognized
      const answer = await answerOf(
        authAt(origin).api.verifyPasskeyAuthentication({
          body: { response: parsed.data },
          headers: plainHeaders(onlyChallenge(headers), { origin }),
          returnHeaders: true,
        }),
      )
      if (answer.ok) {
        await returnToken(db, key)
        const { headers: set, response: found } = answer.value
        const [user] = await db.select().from(users).where(eq(users.id, found.session.userId))
        if (!user) return notRecognized
        const done = signedIn(deps, { email: user.email, set }, request)
        return done.ok ? { ...done, setCookies: [...done.setCookies, removeCookie(passkeyCookie)] } : done
      }
      if (answer.userId && isPendingStep(answer.code))
        return pending(deps, { step: answer.code, userId: answer.userId }, request)
      log.warn({ address, code: answer.code }, 'Passkey refused')
      return notRecognized
    },
  }
}

/**
 * better-auth for the host at which the passkeys' page stands. There is nearly always one host, and making another
 * costs a few milliseconds, so only the last is kept.
 */
export function passkeysAt(deps: IdentityDeps): (origin: string) => BetterAuth {
  let last: { rpId: string; auth: BetterAuth } | undefined
  return (origin) => {
    const rpId = new URL(origin).hostname
    if (last?.rpId !== rpId) last = { rpId, auth: openBetterAuth({ ...deps, rpId }) }
    return last.auth
  }
}

type AuthenticationResponse = NonNullable<
  Parameters<BetterAuth['api']['verifyPasskeyAuthentication']>[0]
>['body']['response']

/** Any object with an id in base64url: the library checks the rest, against the key that is stored. */
const credential = z.custom<AuthenticationResponse>((given) => named.safeParse(given).success)
const named = z.object({ id: z.base64url() })

const notRecognized: SignInRefusal = {
  ok: false,
  reason: 'invalid',
  message: 'This passkey is not known here. Sign in with your password.',
}

/** Without a session cookie, so that an old session decides nothing. */
function onlyChallenge(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return new Headers({ cookie: cookies.find((pair) => pair.startsWith(`${passkeyCookie}=`)) ?? '' })
}
