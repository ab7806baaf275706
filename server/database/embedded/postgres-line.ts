/** One line of what PostgreSQL writes, as our log wants it. */
export type PostgresLine = Readonly<{
  text: string
  level: 'debug' | 'warn' | 'error'
  isReady: boolean
  /** What the owner should do about it, where we know. */
  advice: string | undefined
}>

/** Reads a line of PostgreSQL's log (without prefix, in English). */
export function readPostgresLine(text: string): PostgresLine {
  const diskFull = text.includes('No space left on device')
  return {
    text,
    level: diskFull || text.startsWith('PANIC:') ? 'error' : text.startsWith('FATAL:') ? 'warn' : 'debug',
    isReady: text.startsWith('LOG:') && text.endsWith('database system is ready to accept connections'),
    advice: diskFull
      ? 'The disk is full: PostgreSQL cannot write. Free some space; it is tried again until then.'
      : undefined,
  }
}
