import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { backupSafety } from '#server/schema/operations.ts'
import { confirmedOwner, keepFile, makeBackup, temporaryFolder, withPassphrase } from '#tests/backups.ts'
import { testDatabase } from '#tests/database.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { readSafety, saveSafety } from './backup-safety.ts'
import { readPassphrase } from './passphrase.ts'
import { restoreArchive } from './restore-archive.ts'

async function withPlace(lantern: TestLantern): Promise<string> {
  const path = await temporaryFolder()
  const used = await lantern.backups.place.chooseFolder(await confirmedOwner(lantern), path)
  expect(used).toMatchObject({ ok: true })
  return path
}

const isStepDone = async (lantern: TestLantern) =>
  dataOf<{ step: string; isDone: boolean }[]>(
    await call(lantern, '{ setupSteps { step isDone } }', {}, await ownerCookie(lantern)),
    'setupSteps',
  ).find(({ step }) => step === 'backup')?.isDone

const drilled = async (lantern: TestLantern) => (await lantern.backups.overview()).lastDrill?.outcome

test('a passphrase counts once its end was typed back; its backups open with it, and do not hold it', async () => {
  await using lantern = await testLantern()
  const { backups } = lantern
  const owner = await confirmedOwner(lantern)
  const drafted = await backups.passphrase.draft()
  if (!drafted.ok) throw new Error(drafted.refusal.reason)
  const { passphrase, draft } = drafted.value
  const wrong = await backups.passphrase.confirm(owner, { draft, typed: 'aaaa-aaaa' })
  expect(wrong).toMatchObject({ ok: false, refusal: { reason: 'passphraseNotTyped' } })
  const forged = await backups.passphrase.confirm(owner, { draft: 'x'.repeat(60), typed: 'aaaa-aaaa' })
  expect(forged).toMatchObject({ ok: false, refusal: { reason: 'passphraseDraftGone' } })
  expect((await backups.overview()).passphrase).toEqual({ source: 'none' })
  const typed = passphrase.slice(-9).toUpperCase().replace('-', ' ')
  expect(await backups.passphrase.confirm(owner, { draft, typed })).toMatchObject({ ok: true })
  expect((await backups.overview()).passphrase).toMatchObject({ source: 'panel' })

  await makeBackup(lantern)
  const [made] = (await backups.overview()).backups
  expect(made).toMatchObject({ isEncrypted: true })
  const path = join(lantern.dataDir, 'backups', made?.name ?? '')
  await using database = await testDatabase()
  const client = await database.pool.connect()
  const target = { client, store: lantern.store }
  const wish = (text: string) => ({ keepKeys: false, passphrase: async () => readPassphrase(text) })
  await expect(restoreArchive(path, target, wish('another one of the same kind'))).rejects.toThrow(
    'not the passphrase',
  )
  await restoreArchive(path, target, wish(passphrase.toUpperCase().replaceAll('-', ' ')))
  expect((await client.query('select 1 from backup_safety')).rows).toEqual([])
  const { rows } = await client.query(
    'select coalesce(string_agg(after::text, $1), $1) as text from audit_entries',
    [' '],
  )
  expect(rows[0]?.text).not.toContain(passphrase)
  client.release()
})

test('BACKUP_PASSPHRASE wins over the one of the panel', async () => {
  await using lantern = await testLantern({ config: { backupPassphrase: 'from the environment' } })
  await saveSafety(lantern.db, { passphrase: 'of the panel', passphraseMadeAt: new Date() })
  expect((await lantern.backups.overview()).passphrase).toEqual({ source: 'environment' })
  expect(await lantern.backups.passphrase.draft()).toMatchObject({ ok: false })
  await makeBackup(lantern)
  const [made] = (await lantern.backups.overview()).backups
  await using database = await testDatabase()
  const client = await database.pool.connect()
  const wish = { keepKeys: false, passphrase: async () => 'from the environment' }
  await restoreArchive(
    join(lantern.dataDir, 'backups', made?.name ?? ''),
    { client, store: lantern.store },
    wish,
  )
  client.release()
})

test('a backup is copied to the second place and opened from there; then the set-up step is done', async () => {
  await using lantern = await testLantern()
  createdQuote(await call(lantern, CreateQuote, { input: dana }))
  await keepFile(lantern.store, 'images/ab-cover.webp', Buffer.from('a picture'))
  await withPassphrase(lantern)
  const place = await withPlace(lantern)
  await makeBackup(lantern)
  const [made] = (await lantern.backups.overview()).backups
  const name = made?.name ?? ''
  expect((await readdir(place)).sort()).toEqual(['lantern-backups.txt', name].sort())
  const here = await readFile(join(lantern.dataDir, 'backups', name))
  expect(await readFile(join(place, name))).toEqual(here)
  expect((await lantern.backups.overview()).lastCopy).toEqual({ name, at: expect.any(Date) })
  expect(await isStepDone(lantern)).toBe(false)

  expect(await lantern.backups.drill()).toMatchObject({ ok: true })
  await expect
    .poll(() => drilled(lantern), { timeout: 30_000 })
    .toMatchObject({
      kind: 'opened',
      rows: { quotes: 1, messages: 0 },
      files: 1,
    })
  expect((await lantern.backups.overview()).lastDrill).toMatchObject({ from: 'place', name })
  const left = await lantern.database.pool.query(
    `select 1 from pg_database
     where datname = 'lantern_drill_' || left(encode(sha256(current_database()::bytea), 'hex'), 16)`,
  )
  expect(left.rows).toEqual([])
  expect((await readdir(join(lantern.dataDir, 'backups'))).filter((one) => one.endsWith('.partial'))).toEqual(
    [],
  )
  expect(await isStepDone(lantern)).toBe(true)

  const { lastDrill } = await readSafety(lantern.db)
  if (!lastDrill) throw new Error('it was opened')
  await saveSafety(lantern.db, { lastDrill: { ...lastDrill, at: new Date(Date.now() - 49 * 3_600_000) } })
  expect(await isStepDone(lantern)).toBe(false)
})

test('the drill finds a missing file, and a damaged archive', async () => {
  await using lantern = await testLantern()
  await keepFile(lantern.store, 'images/ab-cover.webp', Buffer.from('a picture'))
  await makeBackup(lantern)
  const [made] = (await lantern.backups.overview()).backups
  const path = join(lantern.dataDir, 'backups', made?.name ?? '')
  const whole = await readFile(path)
  await writeFile(path, await withoutEntry(whole, 'files/images/ab-cover.webp'))
  await lantern.backups.drill()
  await expect
    .poll(() => drilled(lantern), { timeout: 30_000 })
    .toMatchObject({
      kind: 'failed',
      reason: 'drillDamaged',
      detail: expect.stringContaining('records or files are missing'),
    })
  await writeFile(path, whole.subarray(0, whole.length - 40))
  await lantern.backups.drill()
  await expect
    .poll(() => drilled(lantern), { timeout: 30_000 })
    .toMatchObject({
      kind: 'failed',
      detail: expect.stringContaining('ends in the middle'),
    })
})

async function withoutEntry(archive: Buffer, name: string): Promise<Buffer> {
  const [from, to] = [extract(), pack()]
  from.end(gunzipSync(archive))
  for await (const entry of from) {
    // Its type does not say that the chunks are bytes.
    const content = Buffer.concat(await Array.fromAsync(entry as AsyncIterable<Buffer>))
    if (entry.header.name !== name) to.entry({ name: entry.header.name }, content)
  }
  to.finalize()
  return gzipSync(await buffer(to as unknown as AsyncIterable<Buffer>))
}

test('half a copy that was killed is no backup, and goes with the next copy', async () => {
  await using lantern = await testLantern()
  await withPassphrase(lantern)
  const place = await withPlace(lantern)
  await writeFile(join(place, '.0c1d.partial'), 'half of an archive')
  await makeBackup(lantern)
  const names = await readdir(place)
  expect(names.filter((name) => name.startsWith('lantern-2'))).toHaveLength(1)
  expect(names).not.toContain('.0c1d.partial')
})

test('a disk that is not mounted is not the second place, and the failure is shown until a copy succeeds', async () => {
  await using lantern = await testLantern()
  await withPassphrase(lantern)
  const place = await withPlace(lantern)
  await rename(place, `${place}-away`)
  await mkdir(place)
  await makeBackup(lantern)
  expect((await lantern.backups.overview()).lastCopy).toMatchObject({ failure: 'placeMissing' })
  expect(await readdir(place)).toEqual([])
  await rm(place, { recursive: true })
  await rename(`${place}-away`, place)
  await makeBackup(lantern)
  expect((await lantern.backups.overview()).lastCopy?.failure).toBeUndefined()
})

test('a folder that does not take a file, or is our own, is refused', async () => {
  await using lantern = await testLantern()
  const owner = await confirmedOwner(lantern)
  const folder = await temporaryFolder()
  const chosen = lantern.backups.place.chooseFolder
  const reasonFor = async (path: string) => {
    const used = await chosen(owner, path)
    return used.ok ? 'used' : used.refusal.reason
  }
  expect(await reasonFor('backups')).toBe('placeNotAbsolute')
  expect(await reasonFor(join(folder, 'none'))).toBe('placeMissing')
  expect(await reasonFor(join(lantern.dataDir, 'backups'))).toBe('placeWithinData')
  expect(await reasonFor('/usr/share')).toBe('placeOfSystem')
  expect(await reasonFor('/proc/self')).toBe('placeOfSystem')
  expect(await lantern.db.select().from(backupSafety)).toEqual([])
})

test('a folder with other files is taken only once it holds a backup of ours', async () => {
  await using lantern = await testLantern()
  const owner = await confirmedOwner(lantern)
  const folder = await temporaryFolder()
  const chosen = lantern.backups.place.chooseFolder
  await writeFile(join(folder, 'index.html'), 'of another program')
  expect(await chosen(owner, folder)).toMatchObject({ ok: false, refusal: { reason: 'placeInUse' } })
  expect(await readdir(folder)).toEqual(['index.html'])
  await writeFile(join(folder, 'lantern-2026-11-27T02-00-00Z.tar.gz.age'), '')
  expect(await chosen(owner, folder)).toMatchObject({ ok: true })

  const fresh = await temporaryFolder()
  await mkdir(join(fresh, 'lost+found'))
  expect(await chosen(owner, fresh)).toMatchObject({ ok: true })
  expect(await chosen(owner, fresh)).toMatchObject({ ok: true })
})

test('a backup without a passphrase does not leave the machine', async () => {
  await using lantern = await testLantern()
  const place = await withPlace(lantern)
  await makeBackup(lantern)
  expect(await readdir(place)).toEqual(['lantern-backups.txt'])
})
