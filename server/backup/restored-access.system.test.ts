import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGzip, gunzipSync } from 'node:zlib'
import { createOTP } from '@better-auth/utils/otp'
import { Decrypter } from 'age-encryption'
import { eq } from 'drizzle-orm'
import { pack } from 'tar-stream'
import { expect, test, vi } from 'vitest'
import { appliedMigrations } from '#server/database/migrate.ts'
import { loadKeys } from '#server/database/secrets.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { receiptLinks } from '#server/models/receipts/receipt.ts'
import { apiKeys, sessions, twoFactors, users } from '#server/schema/identity.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { calendarLinks, secrets } from '#server/schema/operations.ts'
import { ownersKey } from '#tests/api-key.ts'
import { contentOf, downloadBackup, filesIn, temporaryFolder } from '#tests/backups.ts'
import { base32 } from '#tests/base32.ts'
import { testDatabase } from '#tests/database.ts'
import { testDisk } from '#tests/disk.ts'
import { call, dataOf, owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { BackupError } from './archive-format.ts'
import { restoreArchive } from './restore-archive.ts'
import { storedTables } from './stored-tables.ts'

const passphrase = 'seven brass keys on a ring'
const wish = { keepKeys: false, passphrase: async () => passphrase }

async function emptyTarget() {
  const database = await testDatabase()
  const client = await database.pool.connect()
  const folder = await temporaryFolder()
  const store = await openDiskStore(folder, testDisk(folder).disk)
  return {
    db: database.db,
    client,
    store,
    [Symbol.asyncDispose]: async () => {
      client.release()
      await database[Symbol.asyncDispose]()
    },
  }
}

async function withAuthenticator(lantern: TestLantern) {
  const request = { address: '203.0.113.9', secure: false, origin: 'http://localhost' }
  const signedIn = async (headers: Headers) => {
    const user = await lantern.identity.currentUser(headers)
    if (!user) throw new Error('not signed in')
    return { kind: 'staff', ...user, address: request.address, sessionId: user.session.id } as const
  }
  const headers = new Headers(await ownerCookie(lantern))
  const account = lantern.identity.account?.(await signedIn(headers), { ...request, headers })
  const begun = await account?.beginAuthenticator(owner.password)
  if (!begun?.ok) throw new Error('no authenticator')
  const key = base32(new URL(begun.value.totpUri).searchParams.get('secret') ?? '')
  const confirmed = await account?.confirmAuthenticator(await createOTP(key).totp())
  if (!confirmed?.ok) throw new Error('no authenticator')
  const cookie = confirmed.value.setCookies.map((line) => line.split(';')[0]).join('; ')
  return signedIn(new Headers({ cookie }))
}

test('a plain backup has no sessions, no second factors and no signing key', async () => {
  await using lantern = await testLantern()
  const me = await withAuthenticator(lantern)
  const key = await ownersKey(lantern)
  const tokens = await lantern.db.select({ token: sessions.token }).from(sessions)
  const factors = await lantern.db.select({ secret: twoFactors.secret }).from(twoFactors)
  const path = await downloadBackup(lantern, me)
  const text = gunzipSync(await readFile(path)).toString('latin1')
  const forbidden = [lantern.keys.signing, lantern.keys.encryption, ...tokens.map(({ token }) => token)]
  for (const secret of [...forbidden, ...factors.map((factor) => factor.secret)])
    expect(text).not.toContain(secret)

  await using target = await emptyTarget()
  expect(await restoreArchive(path, target, wish)).toMatchObject({ keys: 1, authenticators: 1 })
  expect(await target.db.$count(sessions)).toBe(0)
  const digest = createHash('sha256').update(key).digest('base64url')
  const [restored] = await target.db.select().from(apiKeys).where(eq(apiKeys.digest, digest))
  expect(restored?.revokedAt).not.toBeNull()
  expect(await target.db.select().from(users)).toMatchObject([
    { twoFactorEnabled: false, emailVerified: false },
  ])

  const keys = await loadKeys(target.db, undefined)
  expect(keys.signing).not.toBe(lantern.keys.signing)
  expect(keys.encryption).not.toBe(lantern.keys.encryption)
  expect(text).not.toContain(lantern.keys.links)
  expect(keys.links).not.toBe(lantern.keys.links)
})

test('no backup has addresses of calendars, which would be read on, or be there again after they were renewed', async () => {
  await using lantern = await testLantern({ config: { backupPassphrase: passphrase } })
  const renewed = await call(lantern, 'mutation { renewMyCalendar { path } }', {}, await ownerCookie(lantern))
  expect(dataOf(renewed, 'renewMyCalendar')).toMatchObject({ path: expect.stringContaining('/calendar/') })
  const path = await downloadBackup(lantern)
  await using target = await emptyTarget()
  await restoreArchive(path, target, { ...wish, keepKeys: true })
  expect(await target.db.$count(calendarLinks)).toBe(0)
  const keys = await loadKeys(target.db, undefined)
  const receipt = receiptLinks(lantern.keys).pathOf({ kind: 'Quote', id: 'a-quote' })
  const token = receipt.split('/').at(-1) ?? ''
  expect(receiptLinks(keys).leadOf(token)).toEqual({ kind: 'Quote', id: 'a-quote' })
})

test('API keys work again when they are kept', async () => {
  await using lantern = await testLantern()
  await ownersKey(lantern)
  const path = await downloadBackup(lantern)
  await using target = await emptyTarget()
  expect(await restoreArchive(path, target, { ...wish, keepKeys: true })).toMatchObject({ keys: 1 })
  expect(await target.db.select().from(apiKeys)).toMatchObject([{ revokedAt: null }])
})

test('a backup of an earlier version, with sessions in it, restores none', async () => {
  await using lantern = await testLantern()
  await ownerCookie(lantern)
  const path = join(await temporaryFolder(), 'of-before.tar.gz')
  const client = await lantern.database.pool.connect()
  const tables = await storedTables(client)
  const entries: [string, string][] = []
  const rows: Record<string, number> = {}
  for (const { name, columns } of tables) {
    const selected = columns.map((column) => `"${column}"`).join(', ')
    const found = await client.query<{ line: string }>(
      `select row_to_json(r)::text as line from (select ${selected} from "${name}") r`,
    )
    rows[name] = found.rows.length
    if (found.rows.length > 0)
      entries.push([`database/${name}/000001.jsonl`, found.rows.map(({ line }) => line).join('\n')])
  }
  const manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    tables,
  }
  client.release()
  await writeArchiveOf(path, [
    ['lantern-backup.json', JSON.stringify(manifest)],
    ...entries,
    ['end.json', JSON.stringify({ rows, files: 0 })],
  ])
  await using target = await emptyTarget()
  await restoreArchive(path, target, wish)
  expect(await target.db.$count(sessions)).toBe(0)
  expect(await target.db.select().from(secrets).where(eq(secrets.name, 'signing'))).toEqual([])
  expect(await target.db.$count(users)).toBe(1)
})

test('an encrypted archive has second factors too, and other age programs can read it', async () => {
  await using lantern = await testLantern({ config: { backupPassphrase: passphrase } })
  const me = await withAuthenticator(lantern)
  // The mail must be sent first: an archive leaves out pending account mails.
  await vi.waitFor(async () => {
    const states = await lantern.db.select({ state: deliveries.state }).from(deliveries)
    expect(states).toEqual([{ state: 'sent' }])
  }, 30_000)
  const before = await contentOf(lantern.database.pool, true)
  const path = await downloadBackup(lantern, me)
  const overview = await lantern.backups.overview()
  expect(overview).toMatchObject({ passphrase: { source: 'environment' }, backups: [{ isEncrypted: true }] })

  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const opened = gunzipSync(await decrypter.decrypt(await readFile(path))).toString('latin1')
  expect(opened).toContain('lantern-backup.json')
  expect(opened).not.toContain(lantern.keys.signing)

  await using target = await emptyTarget()
  const wrong = { ...wish, passphrase: async () => 'another passphrase' }
  await expect(restoreArchive(path, target, wrong)).rejects.toThrow(
    'This is not the passphrase of the backup.',
  )
  expect(await restoreArchive(path, target, wish)).toMatchObject({ authenticators: 0 })
  expect(await contentOf(target.client, true)).toEqual(before)
  expect((await loadKeys(target.db, undefined)).encryption).toBe(lantern.keys.encryption)
})

test('an encrypted backup that was truncated or changed is refused and leaves nothing behind', async () => {
  await using lantern = await testLantern({ config: { backupPassphrase: passphrase } })
  const path = await downloadBackup(lantern)
  const whole = await readFile(path)
  await using target = await emptyTarget()
  await truncate(path, (await stat(path)).size - 40)
  await expect(restoreArchive(path, target, wish)).rejects.toThrow(BackupError)
  const changed = Buffer.from(whole)
  changed.writeUInt8(changed.readUInt8(changed.length - 1_000) ^ 1, changed.length - 1_000)
  await writeFile(path, changed)
  await expect(restoreArchive(path, target, wish)).rejects.toThrow(BackupError)
  expect(await target.db.$count(users)).toBe(0)
})

async function writeArchiveOf(path: string, entries: [string, string | number][]) {
  const archive = pack()
  for (const [name, content] of entries)
    archive.entry({ name }, typeof content === 'string' ? content : `${' '.repeat(content)}\n`)
  archive.finalize()
  await writeFile(path, await buffer(archive.pipe(createGzip())))
}

test('an archive with foreign entries is refused with a sentence', async () => {
  await using target = await emptyTarget()
  const path = join(await temporaryFolder(), 'by-hand.tar.gz')
  const migrations = await appliedMigrations(target.client)
  const manifest = (name: string, column: string) =>
    JSON.stringify({
      format: 1,
      madeAt: new Date().toISOString(),
      migrations,
      tables: [{ name, columns: [column] }],
    })
  const end = (rows: object, files = 0) => JSON.stringify({ rows, files })
  const testimonials = manifest('testimonials', 'id')
  const row = JSON.stringify({ id: '01999999-0000-7000-8000-000000000000' })
  const cases: [string, [string, string | number][]][] = [
    ['"pg_authid", which Lantern does not have', [['lantern-backup.json', manifest('pg_authid', 'rolname')]]],
    ['"testimonials", which Lantern', [['lantern-backup.json', manifest('testimonials', 'no such column')]]],
    ['does not belong', [['files/../../etc/passwd', 'x']]],
    ['does not belong', [['files/images', 'x']]],
    [
      'does not belong',
      [
        ['lantern-backup.json', testimonials],
        ['database/quotes/1.jsonl', row],
      ],
    ],
    ['not a backup that this version', [['lantern-backup.json', 'no json']]],
    [
      'not complete',
      [
        ['lantern-backup.json', testimonials],
        ['end.json', end({}, 0)],
      ],
    ],
    [
      'not complete',
      [
        ['lantern-backup.json', testimonials],
        ['end.json', end({ testimonials: 0, quotes: 1 })],
      ],
    ],
    [
      'too long',
      [
        ['lantern-backup.json', testimonials],
        ['database/testimonials/1.jsonl', 40_000_000],
      ],
    ],
  ]
  for (const [says, entries] of cases) {
    await writeArchiveOf(path, entries)
    const restoring = restoreArchive(path, target, wish)
    await expect(restoring, says).rejects.toThrow(BackupError)
    await expect(restoring, says).rejects.toThrow(says)
  }
  expect(await filesIn(target.store)).toEqual({})
})

test('a decompression bomb is refused in little memory', { timeout: 120_000 }, async () => {
  await using target = await emptyTarget()
  const path = join(await temporaryFolder(), 'bomb.tar.gz')
  const migrations = await appliedMigrations(target.client)
  const tables = [{ name: 'testimonials', columns: ['id'] }]
  const manifest = JSON.stringify({ format: 1, madeAt: new Date().toISOString(), migrations, tables })
  // One line of 300 MB, which compresses to a third of a megabyte.
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'lantern-backup.json'), manifest)
  await promisify(execFile)('sh', [
    '-c',
    'cd "$0" && mkdir -p database/testimonials && truncate -s 300M database/testimonials/1.jsonl && tar -czf "$1" lantern-backup.json database/testimonials/1.jsonl',
    folder,
    path,
  ])
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  await expect(restoreArchive(path, target, wish)).rejects.toThrow('too long')
  clearInterval(watch)
  expect((most - before) / 1e6).toBeLessThan(200)
})
