import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { uploads as table } from '#server/schema/files.ts'
import { caller, type FilesUnderTest, filesUnderTest, silent, urlSecret } from '#tests/files-under-test.ts'
import { pdf, phonePhoto } from '#tests/sample-files.ts'
import type { FileStore } from './file-store.ts'
import { claimUploads, releaseFilesOf } from './quote-attachments.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { createUploads } from './uploads.ts'

function sweep(files: FilesUnderTest, afterMinutes: number) {
  const now = new Date(files.clock.now.getTime() + afterMinutes * 60_000)
  return sweepUploads({ ...files, log: silent, now })
}

function claim({ db }: FilesUnderTest, guestId: string, key: string, quoteId: string = randomUUID()) {
  return db.transaction((tx) => claimUploads(tx, { keys: [key], guestId, leadId: quoteId }))
}

test('after an hour unfinished and unclaimed uploads are removed, claimed ones stay', async () => {
  await using files = await filesUnderTest()
  const anna = caller(files, 'anna')
  const unfinished = await anna.open('a.jpg', 100)
  await anna.put(unfinished.parts[0]?.url ?? '', new Uint8Array(100))
  const { key: unclaimed } = await anna.upload('b.jpg', await phonePhoto())
  const { key: claimed } = await anna.upload('c.jpg', await phonePhoto())
  await claim(files, 'anna', claimed)
  const everything = await files.files()
  expect(everything).toHaveLength(5)

  expect(await sweep(files, 59)).toEqual({ expired: 0, givenUp: 0, orphans: 0 })
  expect(await files.files()).toEqual(everything)
  expect(await sweep(files, 60)).toEqual({ expired: 2, givenUp: 0, orphans: 0 })
  const kept = await files.files()
  expect(kept).toHaveLength(2)
  expect(kept).toContain(claimed)
  expect(kept).not.toContain(unclaimed)
  expect(await sweep(files, 60 * 24 * 365)).toEqual({ expired: 0, givenUp: 0, orphans: 0 })
  expect(await files.files()).toEqual(kept)
})

test('files without a row are removed: those of a deleted quote, with thumbnails, and late parts', async () => {
  await using files = await filesUnderTest()
  const anna = caller(files, 'anna')
  const quoteId = randomUUID()
  const { key } = await anna.upload('a.jpg', await phonePhoto())
  await claim(files, 'anna', key, quoteId)
  const { id, key: other } = await anna.upload('b.thumbnail.webp', await phonePhoto())
  await claim(files, 'anna', other)
  await files.db.transaction((tx) => releaseFilesOf(tx, quoteId))
  for (const uploadId of [id, randomUUID()])
    await files.store.writePart(uploadId, 1, { atMost: 10 }, (async function* () {})())
  expect(await sweep(files, 0)).toEqual({ expired: 0, givenUp: 0, orphans: 4 })
  expect((await files.files()).filter((file) => file.startsWith('quote-attachments/'))).toEqual([other])
  expect(await files.files()).toHaveLength(2)
})

test('with an empty table no file is removed: it may be the wrong database', async () => {
  await using files = await filesUnderTest()
  const name = 'quote-attachments/1-000000000000000000000000_a.jpg'
  await writeFile(join(files.root, name), 'a customer’s photo')
  expect(await sweep(files, 0)).toEqual({ expired: 0, givenUp: 0, orphans: 0 })
  expect(await files.files()).toEqual([name])
})

test('claim and sweep at the same time: the quote has the file or is refused', async () => {
  await using files = await filesUnderTest()
  for (let round = 0; round < 8; round += 1) {
    const { key } = await caller(files, `guest-${round}`).upload('a.jpg', await phonePhoto())
    const [outcome] = await Promise.all([claim(files, `guest-${round}`, key), sweep(files, 61)])
    expect((await files.files()).includes(key)).toBe(outcome.ok)
  }
})

test('an upload canceled while it is being completed is not found and leaves no file', async () => {
  await using files = await filesUnderTest()
  const anna = caller(files, 'anna')
  const { id } = await anna.open('a.pdf', pdf.length)
  await files.uploads.writePart(id, 1, Readable.from([pdf]))
  const store: FileStore = {
    ...files.store,
    async keep(path, key) {
      await files.uploads.cancel(id, 'anna')
      return files.store.keep(path, key)
    },
  }
  const uploads = createUploads({ ...files, store, secret: urlSecret, now: () => files.clock.now })
  expect(await uploads.complete(id, 'anna')).toMatchObject({ ok: false, refusal: { code: 'not-found' } })
  expect(await files.db.$count(table)).toBe(0)
  expect(await files.files()).toEqual([])
})

test('a disk that fails is an error, not a refusal, and the upload can be completed later', async () => {
  await using files = await filesUnderTest()
  const { id } = await caller(files, 'anna').open('a.pdf', pdf.length)
  await files.uploads.writePart(id, 1, Readable.from([pdf]))
  const store: FileStore = { ...files.store, keep: () => Promise.reject(new Error('The disk is full')) }
  const failing = createUploads({ ...files, store, secret: urlSecret, now: () => files.clock.now })
  await expect(failing.complete(id, 'anna')).rejects.toThrow('The disk is full')
  expect(await files.uploads.complete(id, 'anna')).toMatchObject({ ok: true })
})
