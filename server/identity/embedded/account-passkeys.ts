import { and, eq } from 'drizzle-orm'
import type { Staff } from '#server/actor.ts'
import { line } from '#server/data-service/input.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { removeCookie, setCookie } from '#server/http/cookies.ts'
import { auditAccountChange } from '#server/identity/account-changes.ts'
import type { IdentityDeps, SignInRequest } from '#server/identity/identity.ts'
import { companyName } from '#server/identity/password-policy.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { passkeys } from '#server/schema/identity.ts'
import {
  asResult,
  type BetterAuth,
  changeAccount,
  cookieValue,
  passkeyCookie,
  plainHeaders,
} from './better-auth.ts'

export function accountPasskeys(
  auth: BetterAuth,
  deps: IdentityDeps,
  me: Staff,
  { origin, ...request }: SignInRequest & { origin: string },
) {
  const { db } = deps
  const headers = plainHeaders(request.headers, { origin })
  const mine = (id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, me.userId))
  return {
    async begin(): Promise<Result<{ options: unknown; setCookies: string[] }>> {
      const begun = await auth.api.generatePasskeyRegistrationOptions({
        headers,
        query: {},
        returnHeaders: true,
      })
      const challenge = cookieValue(begun.headers, passkeyCookie)
      // What the device shows when it asks; passkeys depend on the id alone.
      const rp = { ...begun.response.rp, name: await companyName(db) }
      return done({
        options: { ...begun.response, rp },
        setCookies: [setCookie(passkeyCookie, challenge, { secure: request.secure, maxAge: 5 * 60 })],
      })
    },

    async finish(given: { response: unknown; name: string }): Promise<Result<{ setCookies: string[] }>> {
      const name = passkeyName.safeParse(given.name).data ?? 'Passkey'
      const body = { response: given.response, name }
      const rpId = new URL(origin).hostname
      return changeAccount({ ...deps, rpId }, async (within, tx) => {
        const added = await asResult(within.api.verifyPasskeyRegistration({ body, headers })).catch(
          () => undefined,
        )
        if (!added?.ok) return notAdded
        const mailed = { what: 'passkeyAdded' } as const
        await auditAccountChange(tx, deps, me, { action: 'passkey added', what: name, mailed })
        return done({ setCookies: [removeCookie(passkeyCookie)] })
      })
    },

    async rename(id: string, typed: string): Promise<Result<null>> {
      if (!isUuid(id)) return gone
      const name = passkeyName.safeParse(typed).data
      if (!name) return refuse({ code: 'BAD_INPUT', reason: 'passkeyName' })
      return db.transaction(async (tx) => {
        const renamed = await tx.update(passkeys).set({ name }).where(mine(id)).returning({ id: passkeys.id })
        if (renamed.length === 0) return gone
        await auditAccountChange(tx, deps, me, { action: 'passkey renamed', what: name })
        return done(null)
      })
    },

    async remove(id: string): Promise<Result<null>> {
      if (!isUuid(id)) return gone
      return db.transaction(async (tx) => {
        const [removed] = await tx.delete(passkeys).where(mine(id)).returning({ name: passkeys.name })
        if (!removed) return gone
        const mailed = { what: 'passkeyRemoved' } as const
        await auditAccountChange(tx, deps, me, {
          action: 'passkey removed',
          what: removed.name ?? 'Passkey',
          mailed,
        })
        return done(null)
      })
    },
  }
}

const passkeyName = line('passkeyName', 60)
const gone = refuse({ code: 'NOT_FOUND', reason: 'passkeyGone' })
const notAdded = refuse({ code: 'BAD_INPUT', reason: 'passkeyNotAdded' })
