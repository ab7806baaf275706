import type { Language, Languages } from '#content/languages.ts'
import type { StaffInSession } from '#server/actor.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { readDoorCard, removePhoto, saveLicense } from '#server/identity/access/door-card.ts'
import { completeSetup, isSetupTokenValid } from '#server/identity/access/first-owner.ts'
import { chooseLanguage, rename } from '#server/identity/access/people.ts'
import { sealingKeyOf } from '#server/identity/sessions/sealing-key.ts'
import { auditSignIn } from '#server/identity/sessions/sessions.ts'
import { confirmByPasskey, confirmByPassword } from '#server/identity/sessions/step-up.ts'
import type { Log } from '#server/log.ts'
import { done } from '#server/result.ts'
import type { Identity, OwnAccount, PasswordResetProof, SignInRequest, SignInResult } from './identity.ts'
import { confirmedStaff, type Guard, staff, withoutSignIn } from './service-guard.ts'

export function signInServices(
  guard: Guard,
  deps: {
    identity: Identity
    db: Database
    store: FileStore
    secret: string
    languages: Languages
    language: Language
    log: Log
  },
  { origin, ...request }: SignInRequest & { origin: string },
) {
  const { identity, db } = deps
  const { passkeySignIn, account } = identity
  const [first] = deps.languages
  /** The language of the sign-in page, unless it is the first one: becomes that of an account that has none. */
  const chosen = deps.language.code === first.code ? undefined : deps.language.code
  const audited = async (signingIn: Promise<SignInResult>) =>
    auditSignIn(deps, await signingIn, { ...request, language: chosen })
  return {
    signIn: guard({
      may: withoutSignIn,
      run: (given: { email: string; password: string }) => audited(identity.signIn({ ...given, ...request })),
    }),
    pendingSignIn: guard({ may: withoutSignIn, run: () => identity.pendingSignIn(request.headers) }),
    confirmSignIn: guard({
      may: withoutSignIn,
      run: (given: { answer: string; remember: boolean }) =>
        audited(identity.confirmSignIn({ ...given, ...request })),
    }),
    resendCode: guard({ may: withoutSignIn, run: () => identity.resendCode(request) }),
    requestPasswordReset: guard({
      may: withoutSignIn,
      run: (email: string) => identity.requestPasswordReset({ email, ...request }),
    }),
    resetPassword: guard({
      may: withoutSignIn,
      run: (given: { proof: PasswordResetProof; password: string }) =>
        identity.resetPassword({ ...given, ...request }),
    }),
    passkeySignIn: passkeySignIn && {
      begin: guard({ may: withoutSignIn, run: () => passkeySignIn.begin({ ...request, origin }) }),
      finish: guard({
        may: withoutSignIn,
        run: (response: unknown) => audited(passkeySignIn.finish({ ...request, origin, response })),
      }),
    },
    signOut: guard({ may: withoutSignIn, run: () => identity.signOut(request.headers) }),

    setupIsOpen: guard({ may: withoutSignIn, run: (token: string) => isSetupTokenValid(db, token) }),
    completeSetup: guard({
      may: withoutSignIn,
      run: (form: { token: string; name: string; email: string; password: string }) =>
        completeSetup(deps, { ...form, ...request, language: chosen }),
    }),

    confirm: guard({
      may: staff('signInFirst'),
      run: (me, { password }: { password: string }) => confirmByPassword(deps, me, { password, ...request }),
    }),
    confirmByPasskey: guard({
      may: staff('passkeyNotYours'),
      run: (me, response: unknown) => confirmByPasskey(deps, me, { ...request, origin, response }),
    }),

    sealingKey: guard({ may: staff(), run: async (me) => done(sealingKeyOf(deps.secret, me)) }),
    rename: guard({ may: staff(), run: (me, name: string) => rename(db, me, name) }),
    chooseLanguage: guard({ may: staff(), run: (me, code: string) => chooseLanguage(deps, me, code) }),
    doorCard: {
      read: guard({ may: staff(), run: (me) => readDoorCard(deps, me) }),
      saveLicense: guard({ may: staff(), run: (me, license: string) => saveLicense(deps, me, license) }),
      removePhoto: guard({ may: staff(), run: (me) => removePhoto(deps, me) }),
    },

    account: account && accountServices(guard, (me) => account(me, { ...request, origin })),
  }
}

/** `Account` limits calls with a password; passkeys have none, so they require confirmation. */
function accountServices(guard: Guard, accountOf: (me: StaffInSession) => OwnAccount) {
  return {
    overview: guard({ may: staff(), run: async (me) => done(await accountOf(me).overview()) }),
    changePassword: guard({
      may: staff(),
      run: (me, given: { current: string; next: string }) => accountOf(me).changePassword(given),
    }),
    beginAuthenticator: guard({
      may: staff(),
      run: (me, password: string) => accountOf(me).beginAuthenticator(password),
    }),
    confirmAuthenticator: guard({
      may: staff(),
      run: (me, code: string) => accountOf(me).confirmAuthenticator(code),
    }),
    removeAuthenticator: guard({
      may: staff(),
      run: (me, password: string) => accountOf(me).removeAuthenticator(password),
    }),
    newRecoveryCodes: guard({
      may: staff(),
      run: (me, password: string) => accountOf(me).newRecoveryCodes(password),
    }),
    beginEmailChange: guard({
      may: staff(),
      run: (me, given: { email: string; password: string }) => accountOf(me).beginEmailChange(given),
    }),
    confirmEmailChange: guard({
      may: staff(),
      run: (me, given: { email: string; code: string }) => accountOf(me).confirmEmailChange(given),
    }),
    passkeys: {
      begin: guard({ may: confirmedStaff, run: (me) => accountOf(me).passkeys.begin() }),
      finish: guard({
        may: confirmedStaff,
        run: (me, given: { response: unknown; name: string }) => accountOf(me).passkeys.finish(given),
      }),
      rename: guard({
        may: staff(),
        run: (me, id: string, name: string) => accountOf(me).passkeys.rename(id, name),
      }),
      remove: guard({ may: confirmedStaff, run: (me, id: string) => accountOf(me).passkeys.remove(id) }),
    },
  }
}
