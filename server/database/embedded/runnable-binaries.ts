import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, lstat, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseError } from '#server/database/database-error.ts'
import { type Account, identityOf } from './account.ts'
import { findPostgresBinaries, linkLibraries, type PostgresBinaries } from './postgres-binaries.ts'

export type RunnableBinaries = PostgresBinaries & { major: number }

/**
 * The binaries where `account` can run them, and their major version. An installation that it cannot enter (below
 * /root, say), or that lacks links and is read-only, is copied once. Throws DatabaseError if they do not run at all.
 */
export async function runnableBinaries(
  folder: string | undefined,
  account: Account,
  dataDir: string,
): Promise<RunnableBinaries> {
  const found = findPostgresBinaries(folder)
  const isComplete = await linkLibraries(found)
  const first = versionOf(found, account)
  if (first.ok) return { ...found, major: first.major }
  if (isComplete && mayRun(found.postgres, account) && mayRun(found.initdb, account))
    throw new DatabaseError(first.message)

  const copied = await copyWithinReach(found, account, dataDir)
  const second = versionOf(copied, account)
  if (!second.ok) throw new DatabaseError(second.message)
  return { ...copied, major: second.major }
}

type Version = { ok: true; major: number } | { ok: false; message: string }

/** Both are tried: they need different libraries. */
function versionOf({ postgres, initdb }: PostgresBinaries, account: Account): Version {
  const other = versionOfProgram(initdb, account)
  return other.ok ? versionOfProgram(postgres, account) : other
}

function versionOfProgram(program: string, account: Account): Version {
  const run = spawnSync(program, ['--version'], { ...identityOf(account), cwd: '/', encoding: 'utf8' })
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1])
  if (major >= 15) return { ok: true, major }
  if (major) return { ok: false, message: `${program} is PostgreSQL ${major}; Lantern needs 15 or newer.` }
  const why = run.error?.message ?? run.stderr.trim()
  return { ok: false, message: `${program} does not run as ${account.name}: ${why}` }
}

const mayRun = (path: string, account: Account) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...identityOf(account), cwd: '/' }).status === 0

/** The copy is in DATA_DIR, or where the account cannot enter that either, in /var/tmp. */
async function copyWithinReach(
  { bin, postgres }: PostgresBinaries,
  account: Account,
  dataDir: string,
): Promise<PostgresBinaries> {
  const installation = dirname(bin)
  // Only where everything is in one folder can it be moved.
  if (!existsSync(join(installation, 'share')))
    throw new DatabaseError(
      `${bin} cannot be entered by the account ${account.name}. Open it up, or use another.`,
    )

  // The time is in the name, so that an upgrade is copied anew.
  const stamp = Math.trunc((await lstat(postgres)).mtimeMs).toString(36)
  const copy = join(mayRun(dataDir, account) ? dataDir : '/var/tmp', `lantern-postgresql-${stamp}`)
  if (!existsSync(copy)) await copyAtOnce(installation, copy)
  const { uid, mode } = await lstat(copy)
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new DatabaseError(`${copy} was not made by this Lantern. Remove it and start again.`)

  const binaries = findPostgresBinaries(join(copy, basename(bin)))
  await linkLibraries(binaries)
  return binaries
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
