import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uploads as table } from '#server/schema/files.ts'
import { quotes } from '#server/schema/leads.ts'
import { caller, type FilesUnderTest, filesUnderTest, silent } from '#tests/files-under-test.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { dana } from '#tests/quotes.ts'
import { pdf } from '#tests/sample-files.ts'
import { reservedDiskBytes } from './disk.ts'
import { filesBudget } from './files-budget.ts'
import { sweepUploads } from './sweep-uploads.ts'

/** A stored quote with one file, `minutes` after the first. */
async function quoteWithFile(files: FilesUnderTest, minutes: number, quarantineReasons: string[]) {
  const id = randomUUID()
  await files.db.insert(quotes).values({ ...dana, id, contentHash: id, quarantineReasons })
  const { key } = await caller(files, randomUUID()).upload(`${minutes}.pdf`, pdf)
  const createdAt = new Date(files.clock.now.getTime() + minutes * 60_000)
  await files.db.update(table).set({ claimedBy: id, createdAt }).where(eq(table.key, key))
  return { id, key }
}

test('beyond a tenth of the budget the oldest files of requests that look automatic go; the requests stay', async () => {
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
  expect(await files.db.$count(quotes)).toBe(4)
})

test('where a file came from is forgotten after a day', async () => {
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
