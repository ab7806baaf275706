import pg from 'pg'
import type { Log } from '#server/log.ts'

/**
 * SQLSTATEs of too much at once, where the same call may work in a moment: time-outs of a statement, a lock and an idle
 * transaction, serialization, deadlock, no connection left, starting up.
 */
const overloadStates = new Set(['57014', '55P03', '25P03', '40001', '40P01', '53300', '57P03'])

/** Errors of pg and pg-pool without a code; the last one follows an idle transaction that was ended. */
const overloadMessages = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
])

export const retryAfterOverloadSeconds = 2

export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = error instanceof pg.DatabaseError ? error.code : undefined
  return overloadStates.has(state ?? '') || overloadMessages.has(error.message) || isOverload(error.cause)
}

/** No error: nothing is broken, and who called may call again. */
export const logOverload = (log: Log, facts: object) =>
  log.warn(facts, 'The database was too busy for a call')
