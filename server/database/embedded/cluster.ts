import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseError } from '#server/database/database.ts'
import { changeOwner, type DatabaseAccount, inheritedFolder, startGuarded } from './guarded-process.ts'
import type { RunnableBinaries } from './postgres-binaries.ts'

export const databaseUser = 'lantern'
const mark = 'lantern.txt'
const unfinishedPrefix = 'postgres.new-'

/**
 * Another account may be unable to enter the path (a parent is root's alone), so on Linux it inherits the
 * open folder.
 */
export const clusterArgument = (folder: string, account: DatabaseAccount): string =>
  account.switched && platform() === 'linux' ? inheritedFolder : folder

/**
 * Below DATA_DIR, made if there is none. Throws DatabaseError if it is not ours to use. Call it holding the
 * lock of DATA_DIR.
 */
export async function openCluster(
  dataDir: string,
  binaries: RunnableBinaries,
  account: DatabaseAccount,
): Promise<string> {
  const folder = join(dataDir, 'postgres')
  await removeUnfinished(dataDir)
  if (existsSync(folder)) await refuseForeign(folder, binaries, account)
  else await createCluster(folder, binaries, account)
  return folder
}

/** A killed initdb leaves a folder that looks complete: it works beside, and is renamed at the end. */
async function createCluster(folder: string, binaries: RunnableBinaries, account: DatabaseAccount) {
  const unfinished = await mkdtemp(join(dirname(folder), unfinishedPrefix))
  await changeOwner(account, unfinished)
  await chmod(unfinished, 0o700)
  await initialize(unfinished, binaries, account)
  await writeFile(
    join(unfinished, mark),
    'The database of Lantern. Stop Lantern before you copy this folder.\n',
  )
  await changeOwner(account, join(unfinished, mark))
  await syncFolder(unfinished)
  await rename(unfinished, folder)
  await syncFolder(dirname(folder))
}

async function initialize(folder: string, { initdb, major }: RunnableBinaries, account: DatabaseAccount) {
  // The builtin provider sorts alike on every machine; before 17 there is only C for that.
  const locale = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C']
  const parameters = [
    ...['-D', clusterArgument(folder, account), '-U', databaseUser],
    ...['--encoding=UTF8', ...locale, '--data-checksums'],
    // The socket's folder is closed to other accounts; there is no other way in.
    ...['--auth-local=trust', '--auth-host=reject'],
  ]
  const output: string[] = []
  const run = startGuarded(initdb, parameters, { account, folder, onLine: (line) => output.push(line) })
  if ((await run.ended) === 0) return
  await rm(folder, { recursive: true, force: true })
  throw new DatabaseError(`PostgreSQL could not make its data files in ${folder}: ${output.join(' ')}`)
}

async function removeUnfinished(dataDir: string) {
  for (const name of await readdir(dataDir))
    if (name.startsWith(unfinishedPrefix))
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 20 })
}

async function refuseForeign(folder: string, { major }: RunnableBinaries, account: DatabaseAccount) {
  const { uid } = await stat(folder)
  if (uid !== account.uid)
    throw new DatabaseError(
      `${folder} belongs to user ${uid}, and PostgreSQL would run as ${account.name} (user ${account.uid}). ` +
        'Start Lantern as the user that made the folder, or give the folder to this one (chown -R).',
    )
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (!version || !existsSync(join(folder, mark)))
    throw new DatabaseError(
      `${folder} was not made by Lantern. Move it away, or set DATA_DIR to another folder; Lantern changed nothing in it.`,
    )
  if (Number(version) !== major)
    throw new DatabaseError(
      `${folder} was made by PostgreSQL ${version.trim()}, and this one is ${major}. Set EMBEDDED_PG_BIN to the ` +
        `folder with the programs of PostgreSQL ${version.trim()}, or export the data there and import it here.`,
    )
}

async function syncFolder(path: string) {
  await using folder = await open(path)
  await folder.sync()
}

/** Systems allow a socket's path 104 to 108 bytes. */
const longestSocketPath = 100

type SocketFolder = Readonly<{ host: string; argument: string }>

export async function socketFolder(cluster: string, account: DatabaseAccount): Promise<SocketFolder> {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= longestSocketPath)
    return { host: cluster, argument: '.' }

  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `lantern-${name}`)
  const made = await mkdir(folder, { mode: 0o700, recursive: true })
  if (made) await changeOwner(account, folder)
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== account.uid || (found.mode & 0o077) !== 0)
    throw new DatabaseError(`${folder} was not made by this Lantern. Remove it, or use a shorter DATA_DIR.`)
  return { host: folder, argument: folder }
}
