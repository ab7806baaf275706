import { DatabaseError } from '#server/database/database.ts'
import { ConfigError } from './config.ts'

/**
 * What the terminal says when a start or a restore fails: words where a person can mend it, else what went wrong first (the
 * database's own reason, where a query failed) and where.
 */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message
  const first = firstCause(error)
  const advice = adviceOn(first)
  if (advice) return advice
  return first === error ? `${error.stack}` : `${first.message}\n${error.stack}`
}

const firstCause = (error: Error): Error => (error.cause instanceof Error ? firstCause(error.cause) : error)

/** Of the machine's own errors, those of files: they say which file. */
function adviceOn(error: Error): string | undefined {
  if (!('code' in error) || !('path' in error)) return undefined
  const { code, path } = error
  if (code === 'EACCES' || code === 'EPERM')
    return `${path} belongs to another account (${code}), perhaps after a start with sudo. Give all of the folder to the account that runs Lantern: sudo chown -R <account> <folder>.`
  if (code === 'EROFS')
    return `${path} is on a disk that can only be read (EROFS). Mount it for writing, or set DATA_DIR to a folder on another one.`
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `There is no room for ${path} (${code}). Free some space on its disk.`
  if (code === 'EMFILE' || code === 'ENFILE')
    return `Too many files are open (${code}). Raise the limit of the account (ulimit -n).`
  return undefined
}
