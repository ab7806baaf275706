import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { createGunzip, gzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { expect, test } from 'vitest'
import { reservedDiskBytes } from '#server/files/disk.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { csvRows } from '#server/models/formats/csv-rows.ts'
import { newId } from '#server/new-id.ts'
import { images } from '#server/schema/content.ts'
import { stockMoves } from '#server/schema/stock.ts'
import {
  confirmedOwner,
  contentOf,
  downloadBackup,
  filesIn,
  keepFile,
  temporaryFolder,
} from '#tests/backups.ts'
import { collectGarbage } from '#tests/collect-garbage.ts'
import { testDatabase } from '#tests/database.ts'
import { testDisk } from '#tests/disk.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { deleteRecord } from '#tests/trash.ts'
import { hasRoom, storedBytes } from './make-backup.ts'
import { restoreArchive } from './restore-archive.ts'

const wish = { keepKeys: false, passphrase: async () => '' }

async function emptyTarget() {
  const database = await testDatabase()
  const client = await database.pool.connect()
  const root = await temporaryFolder()
  const store = await openDiskStore(root, testDisk(root).disk)
  return {
    client,
    store,
    [Symbol.asyncDispose]: async () => {
      client.release()
      await database[Symbol.asyncDispose]()
    },
  }
}

async function addTestimonial(lantern: TestLantern, comment: string) {
  const input = { name: 'Ted Maas', rating: 5, comment }
  const answer = await call(
    lantern,
    'mutation($input: CreateTestimonialInput!) { createTestimonial(input: $input) { id } }',
    { input },
    await ownerCookie(lantern),
  )
  dataOf(answer, 'createTestimonial')
}

const addStockMove = ({ db }: TestLantern) =>
  db.insert(stockMoves).values({
    ...{ id: newId(), priceItemId: newId(), item: 'Deadbolt, "front"', quantity: -150, reason: 'used' },
    ...{ invoiceId: newId(), position: 2, by: 'Owner', byId: newId(), createdAt: new Date() },
  })

test('a restored backup has every record and every file', async () => {
  await using lantern = await testLantern()
  await addTestimonial(lantern, 'Quotes " and \\ and\nlines, ’ and 鍵 and 🔑; tabs\tand null.')
  await addStockMove(lantern)
  const quote = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  await deleteRecord(lantern, await ownerCookie(lantern), 'Quote', quote.id)
  await keepFile(lantern.store, 'images/ab-cover.webp', Buffer.from([0, 1, 2, 255]))
  await keepFile(lantern.store, 'quote-attachments/1795225735-ab_empty.pdf', Buffer.alloc(0))
  await keepFile(lantern.store, 'thumbnails/1795225735-ab_x.webp', Buffer.alloc(3_000_000, 7))
  const owner = await confirmedOwner(lantern)
  const before = await contentOf(lantern.database.pool)
  const path = await downloadBackup(lantern, owner)

  await using target = await emptyTarget()
  const restored = await restoreArchive(path, target, wish)
  expect(restored.files).toBe(3)
  expect(restored.rows).toMatchObject({
    testimonials: 1,
    stock_moves: 1,
    requests: 0,
    trash: 1,
    trash_parts: 2,
  })
  expect(await contentOf(target.client)).toEqual(before)
  expect(await filesIn(target.store)).toEqual(await filesIn(lantern.store))
})

test('what people look up stands in the archive as CSV too, field by field as it is stored; a restore passes it by', async () => {
  await using lantern = await testLantern()
  await addTestimonial(lantern, 'Quotes " and, \nlines; 鍵')
  await addStockMove(lantern)
  await call(lantern, CreateQuote, { input: { ...dana, message: '=1+1' } })
  const path = await downloadBackup(lantern, await confirmedOwner(lantern))
  const entries = extract()
  createReadStream(path).pipe(createGunzip()).pipe(entries)
  const sheets = new Map<string, string>()
  for await (const entry of entries) {
    const { name } = entry.header
    const content = await text(entry)
    if (name.startsWith('spreadsheets/')) sheets.set(name, content)
  }
  expect([...sheets.keys()].toSorted()).toContain('spreadsheets/requests.csv')
  for (const table of ['requests', 'testimonials', 'stock_moves']) {
    const [titles, ...rows] = csvRows(sheets.get(`spreadsheets/${table}.csv`) ?? '')
    const stored = await lantern.database.pool.query<{ row: Record<string, unknown> }>(
      `select row_to_json(${table}) as row from ${table}`,
    )
    expect(rows).toHaveLength(stored.rows.length)
    const said = Object.fromEntries(titles?.cells.map((title, at) => [title, rows[0]?.cells[at] ?? '']) ?? [])
    const { row = {} } = stored.rows[0] ?? {}
    for (const [title, cell] of Object.entries(said)) {
      const value = row[title]
      const whole = typeof value === 'string' ? value.trim() : value === null ? '' : JSON.stringify(value)
      expect(cell.replace(/^'(?=[=+@-])/, ''), `${table} ${title}`).toBe(whole)
    }
  }
  expect(sheets.get('spreadsheets/requests.csv')).toContain(`"'=1+1"`)
})

test('a large table takes little memory', async () => {
  await using lantern = await testLantern()
  await lantern.database.pool.query(`
    begin;
    set local statement_timeout = 0;
    create table big as select n as id, repeat(md5(n::text), 400) as text from generate_series(1, 6000) n;
    commit`)
  const before = memoryInUse()
  const owner = await confirmedOwner(lantern)
  let most = before
  const making = lantern.backups.make(owner)
  await expect
    .poll(
      async () => {
        const began = performance.now()
        most = Math.max(most, memoryInUse())
        // Collecting takes long in a process that ran many tests, and the backup needs time as well.
        await pause(2 * (performance.now() - began))
        const { backups, failure } = await lantern.backups.overview()
        return { made: backups.length, failure }
      },
      { timeout: 100_000, interval: 100 },
    )
    .toEqual({ made: 1, failure: undefined })
  await making
  expect((most - before) / 1e6).toBeLessThan(30)
})

function memoryInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('an incomplete archive is refused and leaves nothing behind', async () => {
  await using lantern = await testLantern()
  await addTestimonial(lantern, 'Good work.')
  await keepFile(lantern.store, 'images/ab-cover.webp', Buffer.from('a picture'))
  const path = await downloadBackup(lantern)
  await truncate(path, (await stat(path)).size - 40)

  await using target = await emptyTarget()
  await expect(restoreArchive(path, target, wish)).rejects.toThrow('ends in the middle')
  expect((await target.client.query('select 1 from testimonials')).rows).toEqual([])
  expect(await filesIn(target.store)).toEqual({})
})

test('the images of posts count when a backup checks for room', async () => {
  await using database = await testDatabase()
  const { db } = database
  const stored = await storedBytes(db)
  const room = stored.database + reservedDiskBytes + 1024 * 1024
  expect(hasRoom(stored, room)).toBe(true)
  const picture = { alt: '', width: 1600, height: 900, type: 'image/jpeg' }
  await db.insert(images).values([
    { ...picture, id: randomUUID(), digest: 'one' },
    { ...picture, id: randomUUID(), digest: 'two' },
  ])
  expect(hasRoom(await storedBytes(db), room)).toBe(false)
})

test('a file that is no backup is refused with a sentence', async () => {
  await using target = await emptyTarget()
  const path = join(await temporaryFolder(), 'lantern.tar.gz')
  await writeFile(path, 'Not a backup at all')
  await expect(restoreArchive(path, target, wish)).rejects.toThrow('not a backup')
  await writeFile(path, gzipSync('Nor is this'))
  await expect(restoreArchive(path, target, wish)).rejects.toThrow('cannot be read')
})

test('a restore refuses a target that is not empty', async () => {
  await using lantern = await testLantern()
  const path = await downloadBackup(lantern)
  const client = await lantern.database.pool.connect()
  await expect(restoreArchive(path, { client, store: lantern.store }, wish)).rejects.toThrow('empty')
  client.release()
})

test('backup files are readable by their owner only', async () => {
  await using lantern = await testLantern()
  await downloadBackup(lantern)
  const folder = join(lantern.dataDir, 'backups')
  const [file] = (await lantern.backups.overview()).backups
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, file?.name ?? ''))).mode & 0o777).toBe(0o600)
  expect((await readFile(join(folder, file?.name ?? ''))).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
})

test('a name with a path outside the folder is refused', async () => {
  await using lantern = await testLantern()
  const owner = await confirmedOwner(lantern)
  for (const name of ['../lantern.pid', 'lantern-2026-11-21T08-00-00Z.tar.gz/../x', '', 'x'])
    expect(await lantern.backups.open(owner, name)).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_FOUND' },
    })
})

test('making, downloading and deleting a backup is audited', async () => {
  await using lantern = await testLantern()
  await downloadBackup(lantern)
  const owner = await confirmedOwner(lantern)
  const name = (await lantern.backups.overview()).backups[0]?.name ?? ''
  expect(await lantern.backups.remove(owner, name)).toEqual({ ok: true, value: null })
  await lantern.backups.setNightly(owner, false)
  const answer = await call(
    lantern,
    '{ listAuditEntries { items { action subject } } }',
    {},
    await ownerCookie(lantern),
  )
  const { items } = dataOf<{ items: { action: string; subject: string }[] }>(answer, 'listAuditEntries')
  expect(items.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'update BackupSettings',
    'delete Backup',
    'download Backup',
    'backup Backup',
  ])
})
