import { readdir, rm } from 'node:fs/promises'
import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { ConfigError, readConfig } from './config.ts'
import { makeDataDir } from './data-dir.ts'
import { DatabaseError } from './database/database.ts'

/**
 * The program. Most of a start is reading code, so what Node makes of it is kept for the next start
 * (scripts/server-process.mjs), and PostgreSQL starts beside it, in processes of its own.
 */
async function main() {
  const config = readConfig()
  await makeDataDir(config.dataDir)
  const [{ openLog }, { openDisk }, { openDatabase }] = await Promise.all([
    import('./log.ts'),
    import('./files/disk.ts'),
    import('./database/open-database.ts'),
  ])
  const log = openLog(config.logLevel)
  const disk = openDisk({ ...config, log, hasBallast: config.databaseUrl === undefined })
  const opening = openDatabase(config, log, { onDiskFull: disk.full })
  // Whoever waits for it hears of a failure, which may come before anybody does.
  opening.catch(() => {})
  try {
    const { serve } = await import('./serve.ts')
    await serve({ config, log, disk, opening })
  } catch (error) {
    const database = await opening
    await database.close()
    throw error
  }
  // A process that is killed would not write it at its end.
  flushCompileCache()
  await removeOldCompiled(config.dataDir).catch((err: unknown) =>
    log.warn({ err }, 'old compiled code stays'),
  )
}

/** What other versions of Node kept of our code, and earlier versions of Lantern in DATA_DIR. */
async function removeOldCompiled(dataDir: string) {
  const used = getCompileCacheDir()
  const folder = used && resolve(dirname(used))
  const former = resolve(dataDir, 'compiled')
  const remove = (path: string) => rm(path, { recursive: true, force: true })
  if (folder !== former) await remove(former)
  for (const name of folder ? await readdir(folder) : [])
    if (folder && !name.startsWith(`${process.version}-`)) await remove(join(folder, name))
}

main().catch((error: unknown) => {
  // What a person can mend is said in a sentence; a bug keeps its stack.
  const isForPeople = error instanceof ConfigError || error instanceof DatabaseError
  process.stderr.write(
    `\nLantern cannot start.\n${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
