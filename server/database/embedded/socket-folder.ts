import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from '#server/database/database-error.ts'
import { type Account, giveTo } from './account.ts'

/** Systems allow a socket's path 104 to 108 bytes. */
const LONGEST_SOCKET_PATH = 100

/** `host`: what clients connect to. `argument`: how PostgreSQL, working in its data folder, is told the same. */
export type SocketFolder = Readonly<{ host: string; argument: string }>

/** A folder for the socket that only we can enter: the data folder itself, or where its path is too long a short one. */
export async function socketFolder(cluster: string, account: Account): Promise<SocketFolder> {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH)
    return { host: cluster, argument: '.' }

  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `lantern-${name}`)
  const made = await mkdir(folder, { mode: 0o700, recursive: true })
  if (made) await giveTo(account, folder)
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== account.uid || (found.mode & 0o077) !== 0)
    throw new DatabaseError(`${folder} was not made by this Lantern. Remove it, or use a shorter DATA_DIR.`)
  return { host: folder, argument: folder }
}
