import type { Administrator } from '#server/data-service/actor.ts'
import type { Account } from './embedded-account.ts'
import type { Done, SignInAnswer, SignInAttempt, SignInRequest, SignInSteps } from './sign-in-steps.ts'

/** Specification section 3, Session user. `username` is the e-mail address. Only administrators have sessions. */
export type SessionUser = {
  userId: string
  username: string
  role: 'administrator'
  session: { id: string; lastUsedAt: Date | null }
}

/** Who signs in and who is signed in. Embedded in our database by default; a hosted provider can take its place. */
export interface Identity extends SignInSteps {
  /** False where a provider decides who there is: nobody is invited here, and nobody's password is reset. */
  keepsPeople: boolean
  /**
   * Begins to sign an administrator in: under a new session id when nothing else is asked (DONE), else the next step.
   * Refusals are answers, not errors.
   */
  signIn(attempt: SignInAttempt): Promise<SignInAnswer>
  /**
   * Ends this browser's session and gives the Set-Cookie lines that remove it, also when it could not be ended, which is
   * logged.
   */
  signOut(headers: Headers): Promise<{ setCookies: string[]; hasEnded: boolean }>
  /** The signed-in administrator of a request, looked up each time, so that a role taken away counts at once. */
  currentUser(headers: Headers): Promise<SessionUser | undefined>
  /** Whether this is the password of somebody who is signed in; `request` is theirs. Not limited, not remembered. */
  checkPassword(me: Administrator, password: string, request: { headers: Headers }): Promise<Done>
  /** Where notifications go by default, oldest administrator first. */
  administratorEmails(): Promise<string[]>
  /**
   * Reads what sessions hold at a provider; call the result once they have ended, to end it there too. A failure of the
   * provider is only logged.
   */
  releaseSessions?(sessionIds: string[]): Promise<() => Promise<void>>
  /** What a signed-in administrator shows to an identity pool; none where no user pool vouches for them. */
  idTokenOf?(userId: string): Promise<string | undefined>
  /** How a signed-in administrator signs in; none where a provider keeps that with itself. */
  account?(me: Administrator, request: SignInRequest & { origin: string }): Account
}
