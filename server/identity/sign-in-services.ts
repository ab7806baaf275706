import type { Database } from '#server/database/database.ts'
import { auditSignIn } from '#server/identity/sessions/sessions.ts'
import type { Caller } from './caller.ts'
import type { Identity, PasswordResetProof, SignInAnswer } from './identity.ts'

export type SignInServices = ReturnType<typeof signInServices>

/** Signing in and the person's own account, bound to one request. `origin` is what people typed. */
export function signInServices(
  { identity, database }: { identity: Identity; database: { db: Database } },
  { caller, headers, origin }: { caller: Caller; headers: Headers; origin: string },
) {
  const request = { headers, address: caller.address, secure: caller.secure }
  const { passkeySignIn } = identity
  const noted = async (answered: Promise<SignInAnswer>) =>
    auditSignIn({ db: database.db, identity }, await answered, request)
  return {
    signIn: (given: { email: string; password: string }) => noted(identity.signIn({ ...given, ...request })),
    /** What this browser's sign-in waits for. */
    pendingSignIn: () => identity.pendingSignIn(headers),
    confirmSignIn: (given: { answer: string; remember: boolean }) =>
      noted(identity.confirmSignIn({ ...given, ...request })),
    resendCode: () => identity.resendCode(request),
    /** What the mail for a forgotten password holds. */
    passwordResetBy: identity.keepsPeople ? ('link' as const) : ('code' as const),
    requestPasswordReset: (email: string) => identity.requestPasswordReset({ email, ...request }),
    resetPassword: (given: { proof: PasswordResetProof; password: string }) =>
      identity.resetPassword({ ...given, ...request }),
    passkeySignIn: passkeySignIn && {
      begin: () => passkeySignIn.begin({ ...request, origin }),
      finish: (response: unknown) => noted(passkeySignIn.finish({ ...request, origin, response })),
    },
    /** How the signed-in administrator signs in; undefined for everybody else, and where a provider keeps that. */
    async account() {
      const me = await caller.administrator()
      return me && identity.account?.(me, { ...request, origin })
    },
  }
}
