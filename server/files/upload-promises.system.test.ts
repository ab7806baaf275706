import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { uploads } from '#server/schema/files.ts'
import { caller, type FilesUnderTest, filesUnderTest } from '#tests/files-under-test.ts'
import { pdf } from '#tests/sample-files.ts'

const mebibyte = 1024 * 1024
const selection = 40 * mebibyte

async function promise(
  files: FilesUnderTest,
  count: number,
  from: (index: number) => string,
  size = selection,
) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      caller(files, randomUUID(), from(index)).openRaw({ name: 'a.jpg', size }),
    ),
  )
  return answers.filter(({ status }) => status === 201).length
}

const later = (files: FilesUnderTest, seconds: number) => {
  files.clock.now = new Date(files.clock.now.getTime() + seconds * 1_000)
}

const ofManyNetworks = (index: number) => `10.${index}.0.1`
const ofOneNetwork = (index: number) => `2001:db8:1:${index.toString(16)}::1`

test('what was promised and not begun within a minute keeps no room from others', async () => {
  await using files = await filesUnderTest()
  files.limits.budget = 60 * selection
  expect(await promise(files, 60, ofManyNetworks)).toBe(38)
  expect(await promise(files, 1, () => '203.0.113.9')).toBe(0)
  later(files, 61)
  expect(await promise(files, 30, (index) => `172.16.${index}.1`)).toBe(30)
})

test('a file that begins late is taken while there is room, and counts again', async () => {
  await using files = await filesUnderTest()
  const anna = caller(files, randomUUID())
  const { id, parts } = await anna.open('plan.pdf', pdf.length)
  later(files, 3_000)
  expect((await anna.put(parts[0]?.url ?? '', new Uint8Array(pdf))).status).toBe(204)
  expect((await anna.request('POST', `/files/uploads/${id}/complete`)).status).toBe(200)

  const late = await caller(files, randomUUID()).open('plan.pdf', pdf.length)
  later(files, 61)
  files.limits.budget = pdf.length
  expect((await caller(files, randomUUID()).put(late.parts[0]?.url ?? '', new Uint8Array(pdf))).status).toBe(
    507,
  )
})

test('all addresses of one /48 are promised half of what may wait', async () => {
  await using files = await filesUnderTest()
  expect(await promise(files, 60, ofOneNetwork)).toBe(25)
  expect(await promise(files, 1, () => '2001:db8:2::1')).toBe(1)
})

test('a lock that another instance holds keeps no connection: opening waits without one', async () => {
  await using files = await filesUnderTest()
  const { $client } = files.db
  const other = await $client.connect()
  await other.query(`begin; select pg_advisory_xact_lock(hashtextextended('uploads', 0))`)
  const opening = promise(files, 20, ofManyNetworks, mebibyte)
  const began = performance.now()
  while (performance.now() - began < 300) await files.db.$count(uploads)
  expect($client.totalCount - $client.idleCount).toBeLessThan(4)
  await other.query('commit')
  other.release()
  expect(await opening).toBe(20)
})
