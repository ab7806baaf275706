import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

/** The server's log: JSON lines on standard output, with what must never be written taken out. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    serializers: { err: describeError },
    redact: [
      '*.password',
      '*.authorization',
      '*.cookie',
      'headers.authorization',
      'headers.cookie',
      // The address of a webhook may hold a secret.
      'result.recipient',
    ],
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Drizzle's message repeats the values of the statement and PostgreSQL's detail the row: visitors' words, which the
 * privacy page promises not to keep in a log. The statement itself and the database's own message tell enough.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { cause } = error
  if (error instanceof DrizzleQueryError) return { query: error.query, cause: describeError(cause) }
  if (cause instanceof Error) {
    const { name, message, stack } = error
    return { type: name, message, stack, cause: describeError(cause) }
  }
  const { detail: _detail, where: _where, ...described } = stdSerializers.err(error)
  return described
}
