import type { Administrator } from '#server/data-service/actor.ts'
import { accountPasskeys } from './account-passkeys.ts'
import { accountSecurity } from './account-security.ts'
import type { BetterAuth } from './better-auth.ts'
import type { IdentityDeps } from './embedded-identity.ts'
import type { SignInRequest } from './sign-in-steps.ts'

/** How one administrator signs in, to see and to change. */
export type Account = ReturnType<ReturnType<typeof embeddedAccount>>

export const embeddedAccount =
  (auth: BetterAuth, passkeysAt: (origin: string) => BetterAuth, deps: IdentityDeps) =>
  (me: Administrator, { origin, ...request }: SignInRequest & { origin: string }) => ({
    ...accountSecurity(auth, deps, me, request),
    passkeys: accountPasskeys(passkeysAt(origin), deps, me, { origin, ...request }),
  })
