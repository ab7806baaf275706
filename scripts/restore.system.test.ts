import { execFile } from 'node:child_process'
import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ne } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { openLog } from '#server/log.ts'
import { deliveries } from '#server/schema/notifications.ts'
import {
  confirmedOwner,
  contentOf,
  downloadBackup,
  filesIn,
  keepFile,
  temporaryFolder,
} from '#tests/backups.ts'
import { testDisk } from '#tests/disk.ts'
import { call, dataOf, testLantern } from '#tests/lantern.ts'
import { startPostgres } from '#tests/older-postgres.ts'
import { dana } from '#tests/quotes.ts'

const run = promisify(execFile)

async function restore(dataDir: string, words: string[] = [], databaseUrl?: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  return run('npm', ['run', '--silent', 'restore', '--', ...words], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )
}

const refused = (says: string) => ({ code: 1, stdout: '', stderr: expect.stringContaining(says) })

test('the command brings everything back, and refuses what it cannot restore', {
  timeout: 900_000,
}, async () => {
  await using lantern = await testLantern()
  const asked = await call(
    lantern,
    'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }',
    { input: dana },
  )
  dataOf(asked, 'createQuote')
  await keepFile(lantern.store, 'images/ab-cover.webp', Buffer.from([0, 1, 2, 255]))
  await keepFile(lantern.store, 'quote-attachments/1795225735-ab_door.pdf', Buffer.alloc(70_000, 7))
  const owner = await confirmedOwner(lantern)
  const undelivered = () => lantern.db.$count(deliveries, ne(deliveries.state, 'sent'))
  await expect.poll(undelivered).toBe(0)
  const before = await contentOf(lantern.database.pool)
  const whole = await downloadBackup(lantern, owner)
  const folder = await temporaryFolder()
  const dataDir = join(folder, 'data')

  expect(await restore(dataDir)).toEqual(refused('Name the backup'))
  expect(await restore(dataDir, [join(folder, 'misspelled.tar.gz')])).toEqual(refused('There is no file'))
  await expect(access(dataDir)).rejects.toThrow('ENOENT')
  const half = join(folder, 'half.tar.gz')
  await writeFile(half, (await readFile(whole)).subarray(0, 3_000))
  expect(await restore(dataDir, [half])).toEqual(refused('ends in the middle'))
  expect(await restore(dataDir, [whole])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^Restored \d+ records and 2 files\.[\s\S]*The links that customers were sent[\s\S]* no longer work/,
    ),
  })

  const restored = await openDatabase(
    { ...lantern.config, dataDir, databaseUrl: undefined },
    openLog('silent'),
  )
  try {
    expect(await restore(dataDir, [whole])).toEqual(refused('Another Lantern is running'))
    expect(await contentOf(restored.pool)).toEqual(before)
    const store = await openDiskStore(join(dataDir, 'files'), testDisk(dataDir).disk)
    expect(await filesIn(store)).toEqual(await filesIn(lantern.store))
  } finally {
    await restored.close()
  }

  await using oldest = await startPostgres(15)
  const { host, port, user } = oldest.connection
  const url = `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}&port=${port}`
  expect(await restore(join(folder, 'beside'), [whole], url)).toMatchObject({ code: 0 })
  const client = new pg.Client(oldest.connection)
  await client.connect()
  expect(await contentOf(client).finally(() => client.end())).toEqual(before)
})
