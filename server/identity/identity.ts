import type { Staff, StaffInSession } from '#server/actor.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { Reason, Result } from '#server/result.ts'
import type { Role } from '#server/rights.ts'

/** Specification section 3, Session user. `username` is the e-mail address. Only staff have sessions. */
export type SessionUser = {
  userId: string
  username: string
  /** What others call them; the e-mail address until they give a name. */
  name: string
  role: Role
  session: { id: string; lastUsedAt: Date | null }
}

/** Who signs in and who is signed in. Embedded in our database by default; a hosted provider can take its place. */
export interface Identity extends SignInSteps {
  /** False where a provider decides who there is: nobody is invited here, and nobody's password is reset. */
  keepsPeople: boolean
  /** Begins to sign somebody in: under a new session id when nothing else is asked (DONE), else the next step. */
  signIn(attempt: SignInAttempt): Promise<SignInResult>
  /**
   * Ends this browser's session and gives the Set-Cookie lines that remove it, also when it could not be ended, which is
   * logged.
   */
  signOut(headers: Headers): Promise<{ setCookies: string[]; hasEnded: boolean }>
  /** Who is signed in, of a request, looked up each time, so that a role taken away counts at once. */
  currentUser(headers: Headers): Promise<SessionUser | undefined>
  /** Whether this is the password of somebody who is signed in; `request` is theirs. Not limited, not remembered. */
  checkPassword(me: Staff, password: string, request: { headers: Headers }): Promise<Result<null, Reason>>
  /**
   * Reads what sessions hold at a provider; call the result once they have ended, to end it there too. A failure of the
   * provider is only logged.
   */
  releaseSessions?(sessionIds: string[]): Promise<() => Promise<void>>
  /** What somebody who is signed in shows to an identity pool; none where no user pool vouches for them. */
  idTokenOf?(userId: string): Promise<string | undefined>
  /** How somebody who is signed in signs in; none where a provider keeps that with itself. */
  account?(me: StaffInSession, request: SignInRequest & { origin: string }): Account
}

/**
 * The steps of specification section 4 that can stand between a right password and a session, as this panel handles
 * them. DONE is the session itself. The embedded identity never asks for a choice, a sent code or a challenge; a hosted
 * one may. SIGN_IN_AGAIN: what was asked is settled, and the sign-in page is next.
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

/** The request that somebody signs in with. `secure`: see `secureRequest`. */
export type SignInRequest = { headers: Headers; address: string; secure: boolean }

/** What the person typed first. */
export type SignInAttempt = SignInRequest & { email: string; password: string }

/** Why somebody is not signed in. */
export type SignInRefusal = Reason & {
  /** `expired`: what was begun is over, and signing in starts anew. `unavailable`: it says nothing about the person. */
  code: 'already-signed-in' | 'invalid' | 'limited' | 'empty' | 'expired' | 'unavailable'
  /** Set-Cookie lines to send with the refusal, where something that the browser keeps is of no use any more. */
  setCookies?: string[]
}

/**
 * `setCookies` are Set-Cookie lines to send: the session's when DONE, else those that remember for ten minutes what
 * is still to do. Nothing about a pending sign-in is ever in a URL.
 */
export type SignInResult = Result<{ step: SignInStep; setCookies: string[] }, SignInRefusal>

/** What this browser's sign-in waits for, to show the page that asks for it. */
export type PendingSignIn = {
  step: Exclude<SignInStep, 'DONE' | 'SIGN_IN_AGAIN'>
  username: string
  /** Instead of an authenticator app's code a recovery code will do. */
  takesRecoveryCodes?: true
  /** The authenticator's key to set up, for CONTINUE_SIGN_IN_WITH_TOTP_SETUP. */
  totpUri?: string
  /** The ways to prove oneself, for CONTINUE_SIGN_IN_WITH_MFA_SELECTION; the answer is one of them. */
  choices?: ('SOFTWARE_TOKEN_MFA' | 'SMS_MFA' | 'EMAIL_OTP')[]
  /** Where a code was sent, as far as the provider shows it. */
  destination?: string
  /** What a challenge of the provider's own asks. */
  question?: string
  /** The provider leaves it to the person whether this browser is remembered, so that it needs no code. */
  offersToRemember?: true
}

/** What a person proves a forgotten password with: the mailed link's token, or a mailed code. */
export type PasswordResetProof = { token: string } | { email: string; code: string }

/** The steps of signing in after the first, password resets and passkeys. */
export interface SignInSteps {
  /** Undefined when nothing is pending, or no longer. */
  pendingSignIn(headers: Headers): Promise<PendingSignIn | undefined>
  /**
   * Answers the pending step: a code, a recovery code, or a new password. May lead to another step. `remember`: the person says
   * yes to what the step offers.
   */
  confirmSignIn(answered: SignInRequest & { answer: string; remember?: boolean }): Promise<SignInResult>
  /** Mails the code of CONFIRM_SIGN_UP again. */
  resendCode(request: SignInRequest): Promise<Result<null, Reason>>

  /** The same answers whether the address is known or not. `by`: what the mail holds. */
  requestPasswordReset(
    asked: SignInRequest & { email: string },
  ): Promise<Result<{ by: 'link' | 'code' }, Reason>>
  /**
   * Sets a new password and ends all sessions of that person. This browser may then sign in whatever strangers guess at
   * (`setCookies`). `field`: what the refusal is about.
   */
  resetPassword(
    given: SignInRequest & { proof: PasswordResetProof; password: string },
  ): Promise<Result<{ setCookies: string[] }, Reason & { field: 'proof' | 'password' }>>

  /** Undefined for a provider that keeps no passkeys here. `origin`: what people typed, it names the keys' site. */
  passkeySignIn?: {
    /** The options as WebAuthn's JSON, for `navigator.credentials.get`. */
    begin(
      request: SignInRequest & { origin: string },
    ): Promise<Result<{ options: unknown; setCookies: string[] }, Reason>>
    finish(given: SignInRequest & { origin: string; response: unknown }): Promise<SignInResult>
  }
}

/** How one person signs in, to see and to change. Passwords that are asked for are limited like at signing in. */
export interface Account {
  overview(): Promise<{
    email: string
    hasAuthenticator: boolean
    recoveryCodesLeft: number
    passkeys: { id: string; name: string; createdAt: Date | null }[]
  }>
  /** Ends every other session, and what was mailed for a forgotten password. */
  changePassword(given: { current: string; next: string }): Promise<Result<null>>
  /** A key for an authenticator app; it counts once its first code is confirmed. */
  beginAuthenticator(password: string): Promise<Result<{ totpUri: string }>>
  confirmAuthenticator(code: string): Promise<Result<{ recoveryCodes: string[]; setCookies: string[] }>>
  removeAuthenticator(password: string): Promise<Result<{ setCookies: string[] }>>
  /** Replaces the old ones. */
  newRecoveryCodes(password: string): Promise<Result<{ recoveryCodes: string[] }>>
  /** Mails a code to the new address, which counts once the code is confirmed. */
  beginEmailChange(given: { email: string; password: string }): Promise<Result<{ email: string }>>
  confirmEmailChange(given: { email: string; code: string }): Promise<Result<{ email: string }>>
  passkeys: {
    /** Options as WebAuthn's JSON, for `navigator.credentials.create`. */
    begin(): Promise<Result<{ options: unknown; setCookies: string[] }>>
    finish(given: { response: unknown; name: string }): Promise<Result<{ setCookies: string[] }>>
    rename(id: string, name: string): Promise<Result<null>>
    remove(id: string): Promise<Result<null>>
  }
}

/** What an identity is opened with: `secret` signs and seals, `encryption` is better-auth's (see `Keys`). */
export type IdentityDeps = { db: Database; log: Log; secret: string; encryption: string }
