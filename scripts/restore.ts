import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BackupError } from '../server/backup/backup-error.ts'
import { restoreArchive } from '../server/backup/restore-archive.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { DatabaseError } from '../server/database/database-error.ts'
import { openDatabase } from '../server/database/open-database.ts'
import { openDisk } from '../server/files/disk.ts'
import { openFileStore } from '../server/files/open-file-store.ts'
import { openLog } from '../server/log.ts'

/**
 * `npm run restore -- <file>`: puts a backup into an empty DATA_DIR, or the empty database of DATABASE_URL, with the
 * same settings that Lantern starts with. All of it or nothing.
 */
async function restore(file: string | undefined): Promise<string> {
  if (!file) throw new BackupError('Name the backup: npm run restore -- lantern-2026-11-21T08-00-00Z.tar.gz')
  const path = resolve(file)
  // Before a database is made for it.
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new BackupError(`There is no file ${path}.`)
  const config = readConfig()
  const database = await openDatabase(config, openLog('error'))
  try {
    const store = await openFileStore(config, openDisk({ ...config, log: openLog('error') }))
    const client = await database.pool.connect()
    const { rows, files } = await restoreArchive(path, { client, store }).finally(() => client.release())
    const records = Object.values(rows).reduce((sum, count) => sum + count, 0)
    return `Restored ${records.toLocaleString('en-US')} records and ${files.toLocaleString('en-US')} files. Start Lantern as usual.`
  } finally {
    await database.close()
  }
}

restore(process.argv[2]).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const isForPeople =
      error instanceof BackupError || error instanceof ConfigError || error instanceof DatabaseError
    const text = isForPeople ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`Nothing was restored.\n${text}\n`)
    process.exitCode = 1
  },
)
