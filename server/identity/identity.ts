/** Specification section 3, Session user. `username` is the e-mail address. Only administrators have sessions. */
export type SessionUser = {
  userId: string
  username: string
  role: 'administrator'
  session: { id: string; lastUsedAt: Date | null }
}

/** What the person typed, and the request it came with. `secure`: see `secureRequest`. */
export type SignInAttempt = {
  email: string
  password: string
  headers: Headers
  address: string
  secure: boolean
}

/** `setCookies` are Set-Cookie lines to send; `message` is for the person. */
export type SignInAnswer =
  | { ok: true; setCookies: string[] }
  | { ok: false; reason: 'already-signed-in' | 'invalid' | 'limited' | 'empty'; message: string }

/** Who signs in and who is signed in. Embedded in our database by default; a hosted provider can take its place. */
export interface Identity {
  /** Signs an administrator in under a new session id. Refusals are answers, not errors. */
  signIn(attempt: SignInAttempt): Promise<SignInAnswer>
  /** Ends this browser's session and gives the Set-Cookie lines that remove it. A failure is only logged. */
  signOut(headers: Headers): Promise<string[]>
  /** The signed-in administrator of a request, looked up each time, so that a role taken away counts at once. */
  currentUser(headers: Headers): Promise<SessionUser | undefined>
  /** Where notifications go by default, oldest administrator first. */
  administratorEmails(): Promise<string[]>
}
