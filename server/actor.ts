import type { Role } from '#server/rights.ts'

/** Somebody who may use the panel, or a program of theirs. What they may there is decided by `role` (`rights.ts`). */
export type Staff = {
  kind: 'staff'
  role: Role
  userId: string
  /** The e-mail address; of a program with the name of its key. */
  username: string
  /** What others call them; the e-mail address until they give a name. */
  name: string
  address: string
  /** The session that they act in; a program of theirs has none, so it can do nothing that asks for a step-up. */
  sessionId?: string
  /** The key by which a program of theirs acts. */
  apiKeyId?: string
  /** The key allows to read only. */
  readOnly?: true
}

/** Staff in a session of the panel: no program, whatever its key. */
export type StaffInSession = Staff & { sessionId: string }

/**
 * Who asks. Made once per request by the HTTP server and passed to everything that decides what may be done.
 * `address` is the client's network address, normalized; it is for limits and logs only.
 * - `visitor`: a person without account, with the public API key (or through a page of ours that acts for them) and a guest identity.
 * - `staff`: signed in with a role, or a program with a key of somebody who has one.
 * - `system`: our own jobs; never made from a request. `onBehalfOf`: whose wish it carries out, for the log.
 * - `anonymous`: neither key nor session, or a wrong one; may do nothing. `retryAfterSeconds`: sent too many wrong ones.
 */
export type Actor =
  | { kind: 'visitor'; guestId: string; address: string }
  | Staff
  | { kind: 'system'; onBehalfOf?: Staff }
  | { kind: 'anonymous'; address: string; retryAfterSeconds?: number }
