import { readCookie, removeCookie } from '#server/http/cookies.ts'
import type { Identity, IdentityDeps, SessionUser } from '#server/identity/identity.ts'
import {
  isOver,
  maxSessionDays,
  sessionCookie,
  sessionUser,
  signOutSession,
} from '#server/identity/sessions/sessions.ts'
import { refusals } from '#server/identity/sign-in-results.ts'
import { done, refuse } from '#server/result.ts'
import { sessions } from '#server/schema/identity.ts'
import { embeddedAccount } from './account.ts'
import { asResult, openBetterAuth, plainHeaders } from './better-auth.ts'
import { pendingStepHandlers } from './confirm-sign-in.ts'
import { betterAuthByOrigin, passkeySignIn } from './passkey-sign-in.ts'
import { passwordReset } from './password-reset.ts'
import { passwordSignIn, verifyPassword } from './password-sign-in.ts'

const dayMs = 24 * 60 * 60_000

export function openEmbeddedIdentity(deps: IdentityDeps): Identity {
  const { db, log } = deps
  const auth = openBetterAuth(deps)

  async function currentUser(headers: Headers): Promise<SessionUser | undefined> {
    if (!readCookie(headers, sessionCookie)) return undefined
    const looked = await asResult(auth.api.getSession({ headers: plainHeaders(headers) }))
    const found = looked.ok ? looked.value : undefined
    if (!found) return undefined
    if (Date.now() - found.session.createdAt.getTime() > maxSessionDays * dayMs) return undefined
    const { session, user } = found
    return sessionUser(
      { ...user, userId: user.id },
      { id: session.id, lastUsedAt: session.lastUsedAt ?? null },
    )
  }

  const authAt = betterAuthByOrigin(deps)
  const signInByPassword = passwordSignIn(auth, deps)

  return {
    keepsPeople: true,
    currentUser,

    async signIn({ email, ...attempt }) {
      if (await currentUser(attempt.headers)) return refusals.alreadySignedIn
      await db.delete(sessions).where(isOver)
      return signInByPassword({ email: email.trim().toLowerCase(), ...attempt })
    },

    ...pendingStepHandlers(auth, { ...deps, signInByPassword }),
    ...passwordReset(auth, deps),
    passkeySignIn: passkeySignIn(authAt, deps),
    account: embeddedAccount(auth, authAt, deps),

    async signOut(headers) {
      let hasEnded = true
      try {
        const user = await currentUser(headers)
        if (user) await signOutSession(db, user, headers)
      } catch (error) {
        log.error({ err: error }, 'Sign-out failed')
        hasEnded = false
      }
      return { setCookies: [removeCookie(sessionCookie)], hasEnded }
    },

    async checkPassword({ userId }, password) {
      const isRight = await verifyPassword(db, userId, password)
      return isRight ? done(null) : refuse({ reason: 'passwordWrong' })
    },
  }
}
