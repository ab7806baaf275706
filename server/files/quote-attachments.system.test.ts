import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploads as table } from '#server/schema/files.ts'
import { caller, type FilesUnderTest, filesUnderTest } from '#tests/files-under-test.ts'
import { inEnglish } from '#tests/languages/in-english.ts'
import { pdf } from '#tests/sample-files.ts'
import { claimUploads, describeAttachments, digestsOf, releaseFilesOf } from './quote-attachments.ts'

let files: FilesUnderTest
beforeAll(async () => {
  files = await filesUnderTest()
})
afterAll(() => files[Symbol.asyncDispose]())

const digest = createHash('sha256').update(pdf).digest('hex')
const notFound = {
  ok: false,
  refusal: { message: 'An attached file was not found. Please attach it again.' },
}

async function stored(guestId: string): Promise<string> {
  return (await caller(files, guestId).upload('plan.pdf', pdf)).key
}

function claim(keys: string[], guestId: string, quoteId: string = randomUUID()) {
  return inEnglish(files.db.transaction((tx) => claimUploads(tx, { keys, guestId, leadId: quoteId })))
}

test('a quote takes its guest’s files, and may take them again; another quote may not', async () => {
  const anna = randomUUID()
  const quoteId = randomUUID()
  const keys = [await stored(anna), await stored(anna)]
  expect(await claim(keys, anna, quoteId)).toEqual({ ok: true, value: [digest, digest] })
  expect(await claim(keys, anna, quoteId)).toEqual({ ok: true, value: [digest, digest] })
  expect(await claim(keys, anna)).toEqual(notFound)
  expect(await digestsOf(files.db, keys, anna)).toEqual({ ok: true, value: [digest, digest] })
})

test('a file of another guest, an unfinished or unknown one is not found, and nothing is claimed', async () => {
  const anna = randomUUID()
  const mine = await stored(anna)
  const theirs = await stored(randomUUID())
  const { key: open } = await caller(files, anna).open('b.pdf', 10)
  for (const wrong of [theirs, open, 'quote-attachments/none', '../../etc/passwd', '']) {
    expect(await claim([mine, wrong], anna)).toEqual(notFound)
    expect(await inEnglish(digestsOf(files.db, [mine, wrong], anna))).toEqual(notFound)
  }
  expect((await claim([mine], anna)).ok).toBe(true)
})

test('a PDF that is encrypted is kept, and staff are told that it may ask for a password', async () => {
  const anna = randomUUID()
  const quoteId = randomUUID()
  const trailers = ['/Encrypt 5 0 R', '/Encrypt<</Filter/Standard>>', '/EncryptMetadata false']
  const keys: string[] = []
  for (const [index, trailer] of trailers.entries()) {
    const bytes = Buffer.from(pdf.toString().replace('/Root', `${trailer}/Root`))
    keys.push((await caller(files, anna).upload(`${index}.pdf`, bytes)).key)
  }
  expect((await claim(keys, anna, quoteId)).ok).toBe(true)
  const described = (await describeAttachments(files.db, 'secret', [quoteId])).get(quoteId)
  const isProtected = new Map(described?.map((file) => [file.name, file.isProtected]))
  expect(isProtected).toEqual(
    new Map([
      ['0.pdf', true],
      ['1.pdf', true],
      ['2.pdf', false],
    ]),
  )
})

test('two quotes that claim the same file at the same time: one gets it', async () => {
  const anna = randomUUID()
  for (let round = 0; round < 10; round += 1) {
    await files.db.delete(table).where(eq(table.guestId, anna))
    const keys = [await stored(anna), await stored(anna)]
    const outcomes = await Promise.all([claim(keys, anna), claim(keys.toReversed(), anna)])
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  }
})

test('a claim that is rolled back leaves the file unclaimed', async () => {
  const anna = randomUUID()
  const key = await stored(anna)
  const failing = files.db.transaction(async (tx) => {
    await claimUploads(tx, { keys: [key], guestId: anna, leadId: randomUUID() })
    throw new Error('The quote was not written')
  })
  await expect(failing).rejects.toThrow('The quote was not written')
  expect((await claim([key], anna)).ok).toBe(true)
})

test('more than 4 files or 40 MB are refused with the texts of the form', async () => {
  const anna = randomUUID()
  const keys = []
  for (let count = 0; count < 5; count += 1) keys.push(await stored(anna))
  expect(await claim(keys, anna)).toEqual({ ok: false, refusal: { message: 'Maximum 4 files allowed' } })
  const [first = '', second = '', third = '', fourth = ''] = keys
  expect((await claim([first, first, second, second, third], anna)).ok).toBe(true)
  await files.db
    .update(table)
    .set({ declaredSize: 40 * 1024 * 1024 })
    .where(eq(table.key, fourth))
  expect(await claim([fourth, keys[4] ?? ''], anna)).toEqual({
    ok: false,
    refusal: { message: 'Total file size must not exceed 40MB' },
  })
})

test('a quote without files claims none', async () => {
  expect(await claim([], 'anybody')).toEqual({ ok: true, value: [] })
})

test('a deleted quote gives up its files; a claimed file cannot be canceled', async () => {
  const anna = randomUUID()
  const quoteId = randomUUID()
  const { id, key } = await caller(files, anna).upload('plan.pdf', pdf)
  await claim([key], anna, quoteId)
  expect((await caller(files, anna).request('DELETE', `/files/uploads/${id}`)).status).toBe(409)
  const released = await files.db.transaction((tx) => releaseFilesOf(tx, quoteId))
  expect(released).toEqual([key])
  await files.uploads.removeFiles(released)
  expect(await files.files()).not.toContain(key)
  expect(await inEnglish(digestsOf(files.db, [key], anna))).toEqual(notFound)
})
