import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addressKey } from '#server/http/client-address.ts'
import { removeCookie, setCookie } from '#server/http/cookies.ts'
import type { IdentityDeps, SignInSteps } from '#server/identity/identity.ts'
import { tooMany } from '#server/identity/sign-in-limits.ts'
import { returnToken, takeToken } from '#server/limits/rate-limit.ts'
import { done, refuse } from '#server/result.ts'
import { users } from '#server/schema/identity.ts'
import {
  asResult,
  type BetterAuth,
  cookieValue,
  openBetterAuth,
  passkeyCookie,
  plainHeaders,
} from './better-auth.ts'
import { isPendingStep, pending, signedIn } from './pending-sign-in.ts'

const ceremonySeconds = 5 * 60
const mostChallenges = { limit: 100, windowSeconds: 15 * 60 }
const perAddress = { limit: 30, windowSeconds: 15 * 60 }

export function passkeySignIn(
  authAt: (origin: string) => BetterAuth,
  deps: IdentityDeps,
): NonNullable<SignInSteps['passkeySignIn']> {
  const { db, log } = deps
  return {
    async begin({ origin, address, secure }) {
      const key = `sign-in:passkey-begin:${addressKey(address)}`
      const begun = await takeToken(db, key, mostChallenges)
      if (!begun.allowed) return refuse(tooMany(begun.retryAfterSeconds))
      const { headers, response } = await authAt(origin).api.generatePasskeyAuthenticationOptions({
        headers: new Headers(),
        returnHeaders: true,
      })
      return done({
        options: { ...response, userVerification: 'required' },
        setCookies: [
          setCookie(passkeyCookie, cookieValue(headers, passkeyCookie), { secure, maxAge: ceremonySeconds }),
        ],
      })
    },

    async finish({ origin, response, ...request }) {
      const { headers, address } = request
      const key = `sign-in:passkey:${addressKey(address)}`
      const taken = await takeToken(db, key, perAddress)
      if (!taken.allowed) return refuse({ code: 'limited', ...tooMany(taken.retryAfterSeconds) })
      const parsed = credential.safeParse(response)
      if (!parsed.success) return notRecognized
      const verified = await asResult(
        authAt(origin).api.verifyPasskeyAuthentication({
          body: { response: parsed.data },
          headers: plainHeaders(onlyChallenge(headers), { origin }),
          returnHeaders: true,
        }),
      )
      if (verified.ok) {
        await returnToken(db, key)
        const { headers: set, response: found } = verified.value
        const [user] = await db.select().from(users).where(eq(users.id, found.session.userId))
        if (!user) return notRecognized
        return signedIn(deps, { email: user.email, set }, request, [removeCookie(passkeyCookie)])
      }
      const { code, userId } = verified.refusal
      if (userId && isPendingStep(code)) return pending(deps, { step: code, userId }, request)
      log.warn({ address, code }, 'Passkey refused')
      return notRecognized
    },
  }
}

export function betterAuthByOrigin(deps: IdentityDeps): (origin: string) => BetterAuth {
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

/** Only the id is checked; the library verifies the rest with the stored key. */
const credential = z.custom<AuthenticationResponse>((given) => named.safeParse(given).success)
const named = z.object({ id: z.base64url() })

const notRecognized = refuse({ code: 'invalid', reason: 'passkeyUnknown' })

function onlyChallenge(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return new Headers({ cookie: cookies.find((pair) => pair.startsWith(`${passkeyCookie}=`)) ?? '' })
}
