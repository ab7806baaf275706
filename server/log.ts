import { type Logger, pino } from 'pino'

export type Log = Logger

/** The server's log: JSON lines on standard output, with what must never be written taken out. */
export function openLog(level: string): Log {
  return pino({
    level,
    redact: ['*.password', '*.authorization', '*.cookie', 'headers.authorization', 'headers.cookie'],
  })
}
