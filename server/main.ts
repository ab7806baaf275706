import './database/drizzle-imports.ts'
import { readdir, rm } from 'node:fs/promises'
import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { refuseOtherStore } from '#server/demo/demonstration-store.ts'
import { readConfig } from './config.ts'
import { makeDataDir } from './data-dir.ts'
import { startFailure } from './start-failure.ts'

/**
 * Most of a start is compiling code, so Node's compile cache is kept (scripts/server-process.mjs), and
 * PostgreSQL starts meanwhile.
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
  const opening = openDatabase(config, log, {
    onDiskFull: disk.full,
    mayMigrate: (client) => refuseOtherStore(client, config),
  })
  // `serve` awaits it later; until then a failure is no unhandled rejection.
  opening.catch(() => {})
  try {
    const { serve } = await import('./serve.ts')
    await serve({ config, log, disk, opening })
  } catch (error) {
    const database = await opening
    await database.close()
    throw error
  }
  // Written now, because a killed process does not write it on exit.
  flushCompileCache()
  await removeOldCompiled(config.dataDir).catch((err: unknown) =>
    log.warn({ err }, 'old compiled code stays'),
  )
}

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
  process.stderr.write(`\nLantern cannot start.\n${startFailure(error)}\n`)
  process.exit(1)
})
