import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uploads as table } from '#server/schema/files.ts'
import { requests } from '#server/schema/requests.ts'
import { caller, type FilesUnderTest, filesUnderTest, silent } from '#tests/files-under-test.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { dana } from '#tests/quotes.ts'
import { quoteRow } from '#tests/requests.ts'
import { pdf } from '#tests/sample-files.ts'
import { DiskFullError, reservedDiskBytes } from './disk.ts'
import { filesBudget } from './files-budget.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { createUploads } from './uploads.ts'

async function quoteWithFile(files: FilesUnderTest, minutes: number, quarantineReasons: string[]) {
  const id = randomUUID()
  await files.db.insert(requests).values({ ...quoteRow(dana), id, contentHash: id, quarantineReasons })
  const { key } = await caller(files, randomUUID()).upload(`${minutes}.pdf`, pdf)
  const createdAt = new Date(files.clock.now.getTime() + minutes * 60_000)
  await files.db.update(table).set({ claimedBy: id, createdAt }).where(eq(table.key, key))
  await files.db
    .update(requests)
    .set({ fileUrls: [key] })
    .where(eq(requests.id, id))
  return { id, key }
}

test('files of suspicious quotes beyond a tenth of the budget are removed, oldest first; the quotes stay', async () => {
  await using files = await filesUnderTest()
  const sweep = () => sweepUploads({ ...files, log: silent, now: files.clock.now })
  const suspects = []
  for (const minutes of [3, 1, 2]) suspects.push(await quoteWithFile(files, minutes, ['no-token']))
  const real = await quoteWithFile(files, 0, [])
  files.limits.budget = 10 * 3 * pdf.length
  expect(await sweep()).toMatchObject({ givenUp: 0 })
  files.limits.budget -= 1
  expect(await sweep()).toMatchObject({ givenUp: 1, orphans: 0 })
  const oldest = suspects[1]?.key ?? ''
  expect(await files.store.open(oldest)).toBeUndefined()
  const kept = (await files.files()).filter((file) => file !== oldest)
  expect(kept).toHaveLength(3)
  expect(kept).toContain(real.key)
  const named = await files.db.select({ fileUrls: requests.fileUrls }).from(requests)
  expect(named.filter(({ fileUrls }) => fileUrls.length === 0)).toHaveLength(1)
  expect(named).toHaveLength(4)
})

test('the digest of the sender is removed after a day', async () => {
  await using files = await filesUnderTest()
  await quoteWithFile(files, 0, [])
  const after = (minutes: number) => new Date(files.clock.now.getTime() + minutes * 60_000)
  const known = () => files.db.$count(table, isNotNull(table.sender))
  await sweepUploads({ ...files, log: silent, now: after(24 * 60 - 1) })
  expect(await known()).toBe(1)
  await sweepUploads({ ...files, log: silent, now: after(24 * 60) })
  expect(await known()).toBe(0)
})

test('the budget is what is configured, else a tenth of the disk, else 50 GB in a bucket', async () => {
  await using lantern = await testLantern()
  const byDisk = { filesBudgetBytes: undefined, bucket: undefined }
  expect(await filesBudget(byDisk, lantern.disk)).toBe(lantern.space.total / 10)
  expect(await filesBudget({ ...byDisk, filesBudgetBytes: 5 }, lantern.disk)).toBe(5)
})

test('the owner reads how full it is, and whether files are taken; visitors do not', async () => {
  await using lantern = await testLantern({ config: { filesBudgetBytes: 1000 } })
  const query = '{ filesUsage { used budget takesFiles } }'
  const read = async () => dataOf(await call(lantern, query, {}, await ownerCookie(lantern)), 'filesUsage')
  expect(await read()).toEqual({ used: 0, budget: 1000, takesFiles: true })
  await lantern.db.insert(table).values({
    id: randomUUID(),
    key: 'quote-attachments/1-a',
    guestId: 'g',
    name: 'a.jpg',
    declaredSize: 400,
    partSize: 400,
    expiresAt: new Date(),
  })
  expect(await read()).toMatchObject({ used: 400, takesFiles: true })
  lantern.space.free = reservedDiskBytes
  expect(await read()).toMatchObject({ takesFiles: false })
  expect((await call(lantern, query)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
})

const mebibyte = 1024 * 1024
const selection = 40 * mebibyte

async function openMany(
  files: FilesUnderTest,
  count: number,
  { size = selection, from = (_: number): string => '198.51.100.1' } = {},
) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      caller(files, randomUUID(), from(index)).openRaw({ name: 'a.jpg', size }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  return { opened: statuses.filter((status) => status === 201).length, statuses: new Set(statuses) }
}

const eachItsOwn = (index: number) => `198.51.100.${index}`

test('parallel guests of many addresses never get more room than the disk has', async () => {
  await using files = await filesUnderTest()
  files.space.free = 859 * mebibyte
  const { opened, statuses } = await openMany(files, 20, { from: eachItsOwn })
  // A third of what is beside the reserve, because each file is there up to three times while it is checked.
  expect(opened).toBe(Math.floor(((files.space.free - reservedDiskBytes) / 3 / selection) * 0.75))
  expect(statuses).toEqual(new Set([201, 507]))
})

test('one address gets a quarter at most, but always one full selection', async () => {
  await using files = await filesUnderTest()
  expect((await openMany(files, 10)).opened).toBe(5)
  expect((await openMany(files, 1, { from: () => '198.51.100.2' })).opened).toBe(1)

  await using small = await filesUnderTest()
  small.space.free = reservedDiskBytes + 4 * 3 * 30 * mebibyte
  expect((await openMany(small, 10)).opened).toBe(1)
  expect((await openMany(small, 1, { from: () => '198.51.100.2' })).opened).toBe(1)
})

test('the last quarter is for addresses that send a photo or two', async () => {
  await using files = await filesUnderTest()
  files.space.free = 859 * mebibyte
  await openMany(files, 60, { size: 8 * mebibyte, from: (index) => `198.51.100.${index % 8}` })
  expect(
    (await openMany(files, 2, { size: 4 * mebibyte, from: (index) => `203.0.113.${index}` })).opened,
  ).toBe(2)
})

test('at most 2 GB wait without a quote, however large the disk', async () => {
  await using files = await filesUnderTest()
  const { opened } = await openMany(files, 60, { from: (index) => `10.${index}.0.1` })
  expect(opened).toBe(Math.floor(((2048 * mebibyte) / selection) * 0.75))
})

test('below the reserve uploads are refused; a canceled upload makes room', async () => {
  await using files = await filesUnderTest()
  files.space.free = reservedDiskBytes + 4 * selection
  const anna = caller(files, randomUUID())
  const { id } = await anna.open('a.jpg', selection)
  const refused = await anna.openRaw({ name: 'b.jpg', size: 1 })
  expect(refused.status).toBe(507)
  expect(await refused.json()).toEqual({
    message: 'There is no room for files right now. Your request can be sent without them.',
  })
  await anna.request('DELETE', `/files/uploads/${id}`)
  expect((await anna.openRaw({ name: 'b.jpg', size: 1 })).status).toBe(201)
  files.space.free = reservedDiskBytes - 1
  expect((await anna.openRaw({ name: 'c.jpg', size: 1 })).status).toBe(507)
})

test('room is asked for again at each part and before the check', async () => {
  await using files = await filesUnderTest()
  const anna = caller(files, randomUUID())
  const { id, parts } = await anna.open('plan.pdf', pdf.length)
  const url = parts[0]?.url ?? ''
  files.space.free = reservedDiskBytes
  expect((await anna.put(url, new Uint8Array(pdf))).status).toBe(507)
  expect(await files.files()).toEqual([])
  files.space.free = reservedDiskBytes + mebibyte
  expect((await anna.put(url, new Uint8Array(pdf))).status).toBe(204)
  files.space.free = reservedDiskBytes
  const complete = async () => (await anna.request('POST', `/files/uploads/${id}/complete`)).status
  expect(await complete()).toBe(507)
  files.space.free = reservedDiskBytes + mebibyte
  expect(await complete()).toBe(200)
})

test('a full disk refuses complete, which succeeds when there is room again', async () => {
  await using files = await filesUnderTest()
  const { id } = await caller(files, 'anna').open('a.pdf', pdf.length)
  await files.uploads.writePart(id, 1, Readable.from([pdf]))
  const store = { ...files.store, assemble: () => Promise.reject(new DiskFullError()) }
  const full = createUploads({ ...files, store, secret: 'x', now: () => files.clock.now })
  expect(await full.complete(id, 'anna')).toMatchObject({ ok: false, refusal: { code: 'no-room' } })
  expect(await files.uploads.complete(id, 'anna')).toMatchObject({ ok: true })
})

test('when the disk runs full unfinished uploads are removed and their senders refused', async () => {
  await using files = await filesUnderTest()
  const anna = caller(files, randomUUID())
  const { id, parts } = await anna.open('plan.pdf', pdf.length)
  await anna.put(parts[0]?.url ?? '', new Uint8Array(pdf))
  const kept = await caller(files, randomUUID()).upload('kept.pdf', pdf)
  await writeFile(join(files.root, 'files-of-others'), 'stay')
  files.space.free = reservedDiskBytes / 2 - 1
  await files.store.disk.check()
  expect(await files.files()).toEqual(['files-of-others', kept.key])
  files.space.free = 2 * reservedDiskBytes
  expect((await anna.request('POST', `/files/uploads/${id}/complete`)).status).toBe(409)
})

test('all files together stay within the budget, claimed or not', async () => {
  await using files = await filesUnderTest()
  files.limits.budget = Math.ceil((2 * selection) / 0.9)
  const { opened } = await openMany(files, 2, { from: eachItsOwn })
  expect(opened).toBe(2)
  files.limits.budget = 2 * selection
  await files.db.update(table).set({ state: 'stored', size: selection, claimedBy: randomUUID() })
  expect((await openMany(files, 1, { from: () => '198.51.100.9', size: 1 })).statuses).toEqual(new Set([507]))
  files.limits.budget += 1
  expect((await openMany(files, 1, { from: () => '198.51.100.9', size: 1 })).opened).toBe(1)
})

test('the last tenth of the budget is for photos', async () => {
  await using files = await filesUnderTest()
  files.limits.budget = 10 * selection
  const many = (index: number) => `10.${index}.0.1`
  expect((await openMany(files, 10, { from: many })).opened).toBe(9)
  expect((await openMany(files, 1, { from: () => '203.0.113.1', size: 5 * mebibyte })).opened).toBe(0)
  expect((await openMany(files, 1, { from: () => '203.0.113.1', size: 5 * mebibyte - 1 })).opened).toBe(1)
})

test('one address has a limit per day, and its digest is removed afterwards', async () => {
  await using files = await filesUnderTest()
  const claimAll = () => files.db.update(table).set({ claimedBy: randomUUID() })
  for (let sent = 0; sent < 10; sent += 5) {
    expect((await openMany(files, 5)).opened).toBe(5)
    await claimAll()
  }
  expect((await openMany(files, 1, { size: 1 })).statuses).toEqual(new Set([507]))
  expect((await openMany(files, 1, { from: () => '198.51.100.2' })).opened).toBe(1)
  files.clock.now = new Date(files.clock.now.getTime() + 24 * 60 * 60_000)
  expect((await openMany(files, 1)).opened).toBe(1)
  const [row] = await files.db.select().from(table).where(eq(table.declaredSize, selection)).limit(1)
  expect(row?.sender).not.toContain('198.51.100')
})

test('a key that may only read opens, completes and cancels nothing', async () => {
  await using files = await filesUnderTest()
  const reader = caller(files, 'reader')
  const { id } = await caller(files, 'administrator').open('plan.pdf', pdf.length)
  const answers = [
    await reader.openRaw({ name: 'a.jpg', size: 1 }),
    await reader.request('POST', `/files/uploads/${id}/complete`),
    await reader.request('DELETE', `/files/uploads/${id}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(await files.db.$count(table)).toBe(1)
})
