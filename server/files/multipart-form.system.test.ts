import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploads as table } from '#server/schema/files.ts'
import { collectGarbage } from '#tests/collect-garbage.ts'
import { type FilesUnderTest, filesUnderTest } from '#tests/files-under-test.ts'
import { pdf, phonePhoto, unwanted } from '#tests/sample-files.ts'
import { reservedDiskBytes } from './disk.ts'

const mebibyte = 1024 * 1024

let files: FilesUnderTest
beforeAll(async () => {
  files = await filesUnderTest()
})
afterAll(() => files[Symbol.asyncDispose]())

async function post(
  body: BodyInit,
  who: string,
  headers: Record<string, string> = {},
  to = files,
): Promise<Response> {
  const init = { method: 'POST', body, duplex: 'half', headers: { ...headers, 'x-test-actor': who } }
  return to.app.fetch(new Request('http://localhost/form', init as RequestInit))
}

async function formOf(response: Response): Promise<[string, string][]> {
  expect(response.status).toBe(200)
  return (await response.json()) as [string, string][]
}

function all(form: [string, string][], name: string): string[] {
  return form.filter(([field]) => field === name).map(([, value]) => value)
}

function formWith(...attachments: [name: string, bytes: Buffer][]): FormData {
  const form = new FormData()
  form.append('firstName', 'Zoë')
  for (const [name, bytes] of attachments) form.append('files', new Blob([new Uint8Array(bytes)]), name)
  form.append('message', 'The key broke.\nPlease come.')
  return form
}

test('fields arrive as sent, files are stored, empty file inputs are ignored', async () => {
  const anna = randomUUID()
  const body = formWith(['Tür.jpg', await phonePhoto()], ['', Buffer.alloc(0)], ['plan.pdf', pdf])
  const form = await formOf(await post(body, anna))
  expect(form.slice(0, 2)).toEqual([
    ['firstName', 'Zoë'],
    ['message', 'The key broke.\r\nPlease come.'],
  ])
  const keys = all(form, 'fileUrls')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/_T_r\.jpg$/)
  expect(keys[1]).toMatch(/_plan\.pdf$/)
  expect(all(form, 'fileErrors')).toEqual([])
  const rows = await files.db.select().from(table).where(eq(table.guestId, anna))
  expect(rows.map((row) => row.state)).toEqual(['stored', 'stored'])
  expect(rows.map((row) => row.declaredSize).toSorted()).toEqual(
    [pdf.length, (await phonePhoto()).length].toSorted(),
  )
})

test('a refused file is named, the other files and the fields stay', async () => {
  const body = formWith(['plan.svg', unwanted.svg], ['plan.pdf', pdf], ['empty.jpg', Buffer.alloc(0)])
  const form = await formOf(await post(body, randomUUID()))
  expect(all(form, 'fileUrls')).toHaveLength(1)
  expect(all(form, 'fileErrors').toSorted()).toEqual([
    'empty.jpg is empty.',
    expect.stringMatching(/^plan\.svg is not a photo or a PDF\. /),
  ])
  expect(all(form, 'message')).toHaveLength(1)
})

test('four small files in one packet are four files', async () => {
  const four = Array.from({ length: 4 }, (): [string, Buffer] => ['plan.pdf', pdf])
  const form = await formOf(await post(formWith(...four), randomUUID()))
  expect(all(form, 'fileErrors')).toEqual([])
  expect(all(form, 'fileUrls')).toHaveLength(4)
})

test('a fifth file refuses all files', async () => {
  const anna = randomUUID()
  const five = Array.from({ length: 5 }, (): [string, Buffer] => ['plan.pdf', pdf])
  const form = await formOf(await post(formWith(...five), anna))
  expect(all(form, 'fileErrors')).toEqual(['Maximum 4 files allowed'])
  expect(all(form, 'fileUrls')).toEqual([])
  expect(all(form, 'message')).toHaveLength(1)
  expect(await files.db.$count(table, eq(table.guestId, anna))).toBe(0)
})

test('a form cannot set fileErrors and filesLeftOut itself', async () => {
  const body = formWith()
  body.append('fileErrors', 'Call 555-0100 now')
  body.append('filesLeftOut', '1')
  const form = await formOf(await post(body, randomUUID()))
  expect([...all(form, 'fileErrors'), ...all(form, 'filesLeftOut')]).toEqual([])
})

test('without room for files the fields arrive with the number of files left out', async () => {
  const anna = randomUUID()
  files.space.free = reservedDiskBytes
  const form = await formOf(await post(formWith(['a.pdf', pdf], ['b.pdf', pdf]), anna)).finally(() => {
    files.space.free = 2 ** 40
  })
  expect(all(form, 'filesLeftOut')).toEqual(['2'])
  expect([...all(form, 'fileUrls'), ...all(form, 'fileErrors')]).toEqual([])
  expect(all(form, 'firstName')).toEqual(['Zoë'])
  expect(await files.db.$count(table, eq(table.guestId, anna))).toBe(0)
})

test('a form reserves no more room than it can fill', async () => {
  await using files = await filesUnderTest()
  files.space.free = reservedDiskBytes + 10 * mebibyte
  const body = Buffer.from(await new Response(formWith(['a.pdf', pdf])).arrayBuffer())
  const boundary = body.toString('latin1').split('\r\n')[0]?.slice(2)
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
  }
  const form = await formOf(await post(body, randomUUID(), headers, files))
  expect(all(form, 'fileUrls')).toHaveLength(1)
})

test('40 MB stream through without being in memory', async () => {
  const anna = randomUUID()
  // A body would pile up in array buffers; garbage does not count.
  let chunks = 0
  let most = 0
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  const stream = multipartStream([20 * mebibyte, 20 * mebibyte], () => {
    chunks += 1
    if (chunks % 128 !== 0) return
    collectGarbage()
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  })
  const form = await formOf(await post(stream.body, anna, stream.headers))
  expect(all(form, 'fileErrors')).toEqual([])
  expect(all(form, 'fileUrls')).toHaveLength(2)
  expect(chunks).toBeGreaterThan(600)
  expect(most).toBeLessThan(8 * mebibyte)
})

test('one byte more than 40 MB refuses the files and keeps the fields', async () => {
  const anna = randomUUID()
  const stream = multipartStream([20 * mebibyte, 20 * mebibyte + 1])
  const form = await formOf(await post(stream.body, anna, stream.headers))
  expect(all(form, 'fileErrors')).toEqual(['Total file size must not exceed 40MB'])
  expect(all(form, 'fileUrls')).toEqual([])
  expect(all(form, 'message')).toEqual(['after the files'])
  expect(await files.db.$count(table, eq(table.guestId, anna))).toBe(0)
})

describe('a form that breaks off leaves nothing', () => {
  test.each(['error', 'end'] as const)('by %s', async (how) => {
    const anna = randomUUID()
    const before = await files.files()
    const stream = multipartStream([pdf.length, 3 * mebibyte], undefined, { at: mebibyte, how })
    const response = await post(stream.body, anna, stream.headers)
    expect(response.status).toBe(400)
    expect(await files.db.$count(table, eq(table.guestId, anna))).toBe(0)
    expect(await files.files()).toEqual(before)
  })
})

test('a body that is no multipart form is refused', async () => {
  expect((await post('x', 'anna', { 'content-type': 'multipart/form-data' })).status).toBe(400)
  expect((await post('x', 'anna', { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(400)
  const long = new FormData()
  long.append('message', 'x'.repeat(70_000))
  expect((await post(long, 'anna')).status).toBe(413)
  const many = new FormData()
  for (let count = 0; count < 60; count += 1) many.append('message', 'x')
  expect((await post(many, 'anna')).status).toBe(413)
})

test('other posts pass untouched', async () => {
  const body = new URLSearchParams({ firstName: 'Anna' })
  expect(await formOf(await post(body, 'anna'))).toEqual([['firstName', 'Anna']])
})

function multipartStream(
  sizes: number[],
  onChunk?: () => void,
  breaks?: { at: number; how: 'error' | 'end' },
) {
  const boundary = 'lantern-test'
  let sent = 0
  async function* chunks(): AsyncGenerator<Buffer> {
    for (const [index, size] of sizes.entries()) {
      yield Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="plan${index}.pdf"\r\n\r\n`,
      )
      yield pdf.subarray(0, size)
      for (let rest = size - pdf.length; rest > 0; rest -= 64 * 1024)
        yield Buffer.alloc(Math.min(rest, 64 * 1024), 'a')
      yield Buffer.from('\r\n')
    }
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="message"\r\n\r\nafter the files\r\n--${boundary}--\r\n`,
    )
  }
  const source = chunks()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        onChunk?.()
        if (breaks && sent >= breaks.at) {
          if (breaks.how === 'error') controller.error(new Error('The line is dead'))
          else controller.close()
          return
        }
        const { value, done } = await source.next()
        if (done) return controller.close()
        sent += value.length
        controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
