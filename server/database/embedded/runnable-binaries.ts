import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, lstat, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseError } from '../database-error.ts'
import { type Account, identityOf } from './account.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'

export type RunnableBinaries = PostgresBinaries & { major: number }

/**
 * The binaries where `account` can run them, and their major version. An installation that only root can enter
 * (below /root, say) is copied once to where the account can. Throws DatabaseError if they do not run at all.
 */
export async function runnableBinaries(
  folder: string | undefined,
  account: Account,
  dataDir: string,
): Promise<RunnableBinaries> {
  const found = await findPostgresBinaries(folder)
  const first = versionOf(found, account)
  if (first.ok) return { ...found, major: first.major }
  if (!account.switched || !isOutOfReach(found, account)) throw new DatabaseError(first.message)

  const copied = await copyWithinReach(found, account, dataDir)
  const second = versionOf(copied, account)
  if (!second.ok) throw new DatabaseError(second.message)
  return { ...copied, major: second.major }
}

type Version = { ok: true; major: number } | { ok: false; message: string }

function versionOf({ postgres }: PostgresBinaries, account: Account): Version {
  const run = spawnSync(postgres, ['--version'], { ...identityOf(account), cwd: '/', encoding: 'utf8' })
  const major = /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1]
  if (major && Number(major) < 15)
    return { ok: false, message: `${postgres} is PostgreSQL ${major}; Lantern needs 15 or newer.` }
  if (major) return { ok: true, major: Number(major) }
  return {
    ok: false,
    message: `${postgres} does not run as ${account.name}: ${run.error?.message ?? run.stderr.trim()}`,
  }
}

const isOutOfReach = ({ postgres, initdb }: PostgresBinaries, account: Account) =>
  !mayRun(postgres, account) || !mayRun(initdb, account)

const mayRun = (path: string, account: Account) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...identityOf(account), cwd: '/' }).status === 0

async function copyWithinReach(
  { bin }: PostgresBinaries,
  account: Account,
  dataDir: string,
): Promise<PostgresBinaries> {
  const installation = dirname(bin)
  // A distribution's bin may be the whole of what we may copy only if lib and share are its neighbors.
  if (!existsSync(join(installation, 'share')))
    throw new DatabaseError(`${bin} cannot be entered by the account ${account.name}. Move it or open it up.`)

  // The folder's own time is in the name, so that an upgrade is copied anew.
  const stamp = Math.trunc((await lstat(join(bin, 'postgres'))).mtimeMs).toString(36)
  const parent = mayRun(dataDir, account) ? dataDir : '/var/tmp'
  const copy = join(parent, `lantern-postgresql-${stamp}`)
  if (!existsSync(copy)) await copyAtOnce(installation, copy)
  const { uid, mode } = await lstat(copy)
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new DatabaseError(`${copy} was not made by Lantern. Remove it and start again.`)
  return findPostgresBinaries(join(copy, basename(bin)))
}

async function copyAtOnce(installation: string, copy: string) {
  const unfinished = await mkdtemp(`${copy}.`)
  await cp(installation, unfinished, { recursive: true, verbatimSymlinks: true })
  // cp keeps the modes, which may be root's alone.
  const opened = spawnSync('/bin/chmod', ['-R', 'u+w,a+rX,go-w', unfinished], { encoding: 'utf8' })
  if (opened.status !== 0) throw new Error(`chmod ${unfinished}: ${opened.stderr}`)
  await rename(unfinished, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true })
    // Another start was quicker.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}
