import type { Role } from '#server/rights.ts'

/**
 * `username`: the e-mail address; of a program with the name of its key. A program has no `sessionId`, so it cannot do what
 * needs a step-up. `language`: in which they read the panel; null where they have not chosen.
 */
export type Staff = {
  kind: 'staff'
  role: Role
  userId: string
  username: string
  name: string
  address: string
  sessionId?: string
  apiKeyId?: string
  readOnly?: true
  language?: string | null
}

type LeadSource = { kind: 'leadSource'; keyId: string; name: string; address: string }

export type StaffInSession = Staff & { sessionId: string }

/**
 * Made once per request and passed to everything that checks permissions. `address`: the client's,
 * normalized, for limits and logs only. `visitor`: public API key (or our own pages) and a guest identity.
 * `leadSource`: a program with a key that only brings leads; `name` is the key's.
 * `staff`: a session, or a program's key. `system`: scheduled jobs, never made from a request; `onBehalfOf`
 * is for the log. `anonymous`: no key or session, or a wrong one; `retryAfterSeconds`: too many wrong ones.
 */
export type Actor =
  | { kind: 'visitor'; guestId: string; address: string }
  | LeadSource
  | Staff
  | { kind: 'system'; onBehalfOf?: Staff }
  | { kind: 'anonymous'; address: string; retryAfterSeconds?: number }
