import type { Actor } from '#server/actor.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { Services } from './services.ts'
import type { VisitorTurns } from './visitor-turns.ts'

/** One call to the data service: who asks, and what the server gives every call to work with. */
export type Call = {
  actor: Actor
  /**
   * Who asks by now, for an answer that goes on long after its request (server-sent events). Sockets leave it out:
   * they ask before each message and close with a code of their own.
   */
  actorNow?: () => Promise<Actor>
  /** The time of the call, where it is not the present: content that is put in with a history of its own. */
  now?: () => Date
  /** A visitor's reads have connections of their own. */
  db: Database
  /** For storing what a visitor sends. */
  leadDb: Database
  turns: VisitorTurns
  log: Log
  services: Services
}
