import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Actor } from './actor.ts'
import type { Services } from './services.ts'

/** One call to the data service: who asks, and what the server gives every call to work with. */
export type Call = {
  actor: Actor
  db: Database
  log: Log
  services: Services
}
