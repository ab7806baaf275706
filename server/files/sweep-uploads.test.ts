import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claimUploads, releaseFilesOf } from './claim-uploads.ts'
import { caller, type FilesUnderTest, filesUnderTest, silent } from './files-under-test.ts'
import { phonePhoto } from './sample-files.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { uploads as table } from './upload-table.ts'

function sweep({ db, store, clock }: FilesUnderTest, afterMinutes: number) {
  const now = new Date(clock.now.getTime() + afterMinutes * 60_000)
  return sweepUploads({ db, store, log: silent, now })
}

function claim({ db }: FilesUnderTest, guestId: string, key: string, quoteId: string = randomUUID()) {
  return db.transaction((tx) => claimUploads(tx, { keys: [key], guestId, quoteId }))
}

test('after an hour the unfinished and the unclaimed go, the claimed stay', async () => {
  await using files = await filesUnderTest()
  const anna = caller(files, 'anna')
  const unfinished = await anna.open('a.jpg', 100)
  await anna.put(unfinished.parts[0]?.url ?? '', new Uint8Array(100))
  const { key: unclaimed } = await anna.upload('b.jpg', await phonePhoto())
  const { key: claimed } = await anna.upload('c.jpg', await phonePhoto())
  await claim(files, 'anna', claimed)
  const everything = await files.files()
  expect(everything).toHaveLength(5)

  expect(await sweep(files, 59)).toEqual({ expired: 0, orphans: 0 })
  expect(await files.files()).toEqual(everything)
  expect(await sweep(files, 60)).toEqual({ expired: 2, orphans: 0 })
  const kept = await files.files()
  expect(kept).toHaveLength(2)
  expect(kept).toContain(claimed)
  expect(kept).not.toContain(unclaimed)
  expect(await sweep(files, 60 * 24 * 365)).toEqual({ expired: 0, orphans: 0 })
  expect(await files.files()).toEqual(kept)
})

test('files without a row go: those of a deleted quote, with thumbnails, and parts that came too late', async () => {
  await using files = await filesUnderTest()
  const anna = caller(files, 'anna')
  const quoteId = randomUUID()
  const { key } = await anna.upload('a.jpg', await phonePhoto())
  await claim(files, 'anna', key, quoteId)
  const { key: other } = await anna.upload('b.thumbnail.webp', await phonePhoto())
  await claim(files, 'anna', other)
  await files.db.transaction((tx) => releaseFilesOf(tx, quoteId))
  await files.store.writePart(randomUUID(), 1, { atMost: 10 }, (async function* () {})())
  expect(await sweep(files, 0)).toEqual({ expired: 0, orphans: 3 })
  expect((await files.files()).filter((file) => file.startsWith('quote-attachments/'))).toEqual([other])
  expect(await files.files()).toHaveLength(2)
})

test('beside an empty table nothing is an orphan: that is rather the wrong database', async () => {
  await using files = await filesUnderTest()
  const name = 'quote-attachments/1-000000000000000000000000_a.jpg'
  await writeFile(join(files.root, name), 'a customer’s photo')
  expect(await sweep(files, 0)).toEqual({ expired: 0, orphans: 0 })
  expect(await files.files()).toEqual([name])
})

test('claim and sweep at the same moment: the quote has the file or is told', async () => {
  await using files = await filesUnderTest()
  for (let round = 0; round < 8; round += 1) {
    const { key } = await caller(files, `guest-${round}`).upload('a.jpg', await phonePhoto())
    const [outcome] = await Promise.all([claim(files, `guest-${round}`, key), sweep(files, 61)])
    expect((await files.files()).includes(key)).toBe(outcome.ok)
  }
})

test('an upload that is canceled while it is being completed leaves nothing', async () => {
  await using files = await filesUnderTest()
  const anna = caller(files, 'anna')
  const photo = await phonePhoto(1000)
  const opened = await anna.open('a.jpg', photo.length)
  await anna.put(opened.parts[0]?.url ?? '', new Uint8Array(photo))
  const completing = anna.request('POST', `/files/uploads/${opened.id}/complete`)
  const canceled = await anna.request('DELETE', `/files/uploads/${opened.id}`)
  const completed = await completing
  expect(canceled.status).toBe(204)
  expect([200, 404, 409, 422]).toContain(completed.status)
  await sweep(files, 0)
  expect(await files.db.$count(table)).toBe(0)
  expect((await files.files()).filter((file) => !file.startsWith('uploads/'))).toEqual([])
})
