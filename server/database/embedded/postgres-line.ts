/** One line of what PostgreSQL writes, as our log wants it. */
export type PostgresLine = Readonly<{
  text: string
  /** `private`: an error that its client gets anyway. It may quote what a visitor typed, so it is not logged. */
  level: 'debug' | 'warn' | 'error' | 'private'
  isReady: boolean
  /** It could not write for want of space. */
  isDiskFull: boolean
  /** What the owner should do about it, where we know. */
  advice: string | undefined
}>

/** Reads a line of PostgreSQL's log (without prefix, in English). */
export function readPostgresLine(text: string): PostgresLine {
  // At the end, where the system's own words stand: before them a line may quote what a visitor typed.
  const isDiskFull = /^[A-Z]+: .*: No space left on device$/.test(text)
  return {
    text,
    level: isDiskFull ? 'error' : levelOf(text),
    isReady: text.startsWith('LOG:') && text.endsWith('database system is ready to accept connections'),
    isDiskFull,
    advice: isDiskFull
      ? 'The disk is full: PostgreSQL cannot write. Free some space; it is tried again until then.'
      : undefined,
  }
}

function levelOf(text: string): PostgresLine['level'] {
  if (text.startsWith('PANIC:')) return 'error'
  if (text.startsWith('FATAL:')) return 'warn'
  // A tab begins the further lines of a message of several lines.
  return /^(ERROR:|\t)/.test(text) ? 'private' : 'debug'
}
