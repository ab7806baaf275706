/** Somebody with full access to the panel, or a program of theirs. */
export type Administrator = {
  kind: 'administrator'
  userId: string
  username: string
  address: string
  /** The session that they act in; a program of theirs has none, so it can do nothing that asks for a step-up. */
  sessionId?: string
  /** The key by which a program of theirs acts. */
  apiKeyId?: string
  /** The key allows to read only. */
  readOnly?: true
}

/** An administrator in a session of the panel: no program, whatever its key. */
export type AdministratorInSession = Administrator & { sessionId: string }

/**
 * Who asks. Made once per request at the edge and passed to everything that decides what may be done.
 * `address` is the client's network address, normalized; it is for limits and logs only.
 * - `visitor`: a person without account, with the public API key (or through a page of ours that acts for them) and a guest identity.
 * - `administrator`: signed in, and holding the administrator role.
 * - `system`: our own jobs; never made from a request. `onBehalfOf`: whose wish it carries out, for the log.
 * - `anonymous`: neither key nor session, or a wrong one; may do nothing. `retryAfterSeconds`: sent too many wrong ones.
 */
export type Actor =
  | { kind: 'visitor'; guestId: string; address: string }
  | Administrator
  | { kind: 'system'; onBehalfOf?: Administrator }
  | { kind: 'anonymous'; address: string; retryAfterSeconds?: number }
