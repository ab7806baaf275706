import type { Staff, StaffInSession } from '#server/actor.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { Reason, Result } from '#server/result.ts'
import type { Role } from '#server/rights.ts'

/** Specification section 3, Session user. `username` is the e-mail address. Only staff have sessions. */
export type SessionUser = {
  userId: string
  username: string
  name: string
  role: Role
  /** Null: not chosen yet. */
  language: string | null
  session: { id: string; lastUsedAt: Date | null }
}

export interface Identity extends SignInSteps {
  /** False where a provider manages people: no invitations and no password resets here. */
  keepsPeople: boolean
  signIn(attempt: SignInAttempt): Promise<SignInResult>
  /** Set-Cookie lines that remove the session, even when it could not be ended, which is logged. */
  signOut(headers: Headers): Promise<{ setCookies: string[]; hasEnded: boolean }>
  /** Looked up each time, so that a revoked role counts at once. */
  currentUser(headers: Headers): Promise<SessionUser | undefined>
  /** Neither limited nor remembered. `request` is theirs. */
  checkPassword(me: Staff, password: string, request: { headers: Headers }): Promise<Result<null, Reason>>
  /**
   * Call the result once the sessions have ended, to end them at the provider too. Its failure is only
   * logged.
   */
  releaseSessions?(sessionIds: string[]): Promise<() => Promise<void>>
  idTokenOf?(userId: string): Promise<string | undefined>
  account?(me: StaffInSession, request: SignInRequest & { origin: string }): OwnAccount
}

/**
 * The steps of specification section 4 between a right password and a session. The embedded identity never
 * asks for a choice, a sent code or a challenge; a hosted one may. SIGN_IN_AGAIN: the step is settled, and
 * the sign-in page is next.
 */
export type SignInStep =
  | 'DONE'
  | 'CONFIRM_SIGN_UP'
  | 'CONFIRM_SIGN_IN_WITH_TOTP_CODE'
  | 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP'
  | 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'
  | 'RESET_PASSWORD'
  | 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION'
  | 'CONFIRM_SIGN_IN_WITH_SMS_CODE'
  | 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE'
  | 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE'
  | 'SIGN_IN_AGAIN'

export type SignInRequest = { headers: Headers; address: string; secure: boolean }

export type SignInAttempt = SignInRequest & { email: string; password: string }

export type SignInRefusal = Reason & {
  /** `expired`: sign-in starts anew. `unavailable`: not a refusal of the person. */
  code: 'already-signed-in' | 'invalid' | 'limited' | 'empty' | 'expired' | 'unavailable'
  setCookies?: string[]
}

/**
 * `setCookies`: the session's when DONE, else those that remember the pending step for ten minutes. A URL
 * never holds anything about a pending sign-in.
 */
export type SignInResult = Result<{ step: SignInStep; setCookies: string[] }, SignInRefusal>

export type PendingSignIn = {
  step: Exclude<SignInStep, 'DONE' | 'SIGN_IN_AGAIN'>
  username: string
  takesRecoveryCodes?: true
  totpUri?: string
  choices?: ('SOFTWARE_TOKEN_MFA' | 'SMS_MFA' | 'EMAIL_OTP')[]
  destination?: string
  question?: string
  offersToRemember?: true
}

export type PasswordResetProof = { token: string } | { email: string; code: string }

export interface SignInSteps {
  pendingSignIn(headers: Headers): Promise<PendingSignIn | undefined>
  /**
   * A code, a recovery code, or a new password. May lead to another step. `remember`: the answer to
   * `offersToRemember`.
   */
  confirmSignIn(answered: SignInRequest & { answer: string; remember?: boolean }): Promise<SignInResult>
  resendCode(request: SignInRequest): Promise<Result<null, Reason>>

  /** The same answers whether the address is known or not. `by`: what the mail holds. */
  requestPasswordReset(
    asked: SignInRequest & { email: string },
  ): Promise<Result<{ by: 'link' | 'code' }, Reason>>
  /**
   * Ends all sessions of that person. `setCookies` exempt this browser from strangers' failed attempts.
   * `field`: what the refusal is about.
   */
  resetPassword(
    given: SignInRequest & { proof: PasswordResetProof; password: string },
  ): Promise<Result<{ setCookies: string[] }, Reason & { field: 'proof' | 'password' }>>

  passkeySignIn?: {
    begin(
      request: SignInRequest & { origin: string },
    ): Promise<Result<{ options: unknown; setCookies: string[] }, Reason>>
    finish(given: SignInRequest & { origin: string; response: unknown }): Promise<SignInResult>
  }
}

export interface OwnAccount {
  overview(): Promise<{
    email: string
    hasAuthenticator: boolean
    recoveryCodesLeft: number
    passkeys: { id: string; name: string; createdAt: Date | null }[]
  }>
  changePassword(given: { current: string; next: string }): Promise<Result<null>>
  beginAuthenticator(password: string): Promise<Result<{ totpUri: string }>>
  confirmAuthenticator(code: string): Promise<Result<{ recoveryCodes: string[]; setCookies: string[] }>>
  removeAuthenticator(password: string): Promise<Result<{ setCookies: string[] }>>
  newRecoveryCodes(password: string): Promise<Result<{ recoveryCodes: string[] }>>
  beginEmailChange(given: { email: string; password: string }): Promise<Result<{ email: string }>>
  confirmEmailChange(given: { email: string; code: string }): Promise<Result<{ email: string }>>
  passkeys: {
    /** WebAuthn's JSON, for `navigator.credentials.create`. */
    begin(): Promise<Result<{ options: unknown; setCookies: string[] }>>
    finish(given: { response: unknown; name: string }): Promise<Result<{ setCookies: string[] }>>
    rename(id: string, name: string): Promise<Result<null>>
    remove(id: string): Promise<Result<null>>
  }
}

export type IdentityDeps = { db: Database; log: Log; secret: string; encryption: string }
