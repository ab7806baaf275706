import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploads as table } from '#server/schema/files.ts'
import {
  caller,
  type FilesUnderTest,
  filesUnderTest,
  type OpenedAnswer,
  urlSecret,
} from '#tests/files-under-test.ts'
import { heic, largePdf, pdf, phonePhoto, secrets, unwanted } from '#tests/sample-files.ts'
import type { Disk } from './disk.ts'
import { openDiskStore } from './disk-store.ts'
import { signedLink } from './file-links.ts'

let files: FilesUnderTest
beforeAll(async () => {
  files = await filesUnderTest()
})
afterAll(() => files[Symbol.asyncDispose]())

const guest = () => caller(files, randomUUID())
const nobody = () => caller(files)

test('a bucket that takes no upload says so, and the guest can send without', async () => {
  const addresses = () => Promise.reject(new Error('No credentials'))
  const open = async (root: string, disk: Disk) => ({
    ...(await openDiskStore(root, disk)),
    direct: { origin: 'https://bucket.example', addresses },
  })
  await using broken = await filesUnderTest(open)
  const response = await caller(broken, 'anna').openRaw({ name: 'door.jpg', size: 10 })
  expect([response.status, await messageOf(response)]).toEqual([
    507,
    'There is no room for files right now. Your request can be sent without them.',
  ])
  expect(await broken.db.$count(table)).toBe(0)
})

async function messageOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { message: unknown }).message
}

test('a photo is stored clean and sent as a download', async () => {
  const photo = await phonePhoto()
  const anna = guest()
  const { key, response } = await anna.upload('Türschloß vorne.jpg', photo)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ key, contentType: 'image/jpeg', size: expect.any(Number) })
  expect(key).toMatch(/^quote-attachments\/\d+-[0-9a-f]{24}_T_rschlo__vorne\.jpg$/)

  const [row] = await files.db.select().from(table).where(eq(table.key, key))
  expect(row?.sha256).toBe(createHash('sha256').update(photo).digest('hex'))

  const download = await nobody().request('GET', signedLink(urlSecret, { key }, files.clock.now))
  expect(download.status).toBe(200)
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename="T_rschlo_ vorne.jpg"; filename*=UTF-8''T%C3%BCrschlo%C3%9F%20vorne.jpg`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringContaining('private'),
  })
  const clean = await sharp(Buffer.from(await download.arrayBuffer())).metadata()
  expect(clean).toMatchObject({ width: 32, height: 64 })
  expect(clean.exif).toBeUndefined()
  expect(clean.orientation).toBeUndefined()
})

test('the thumbnail is a small image to show; HEAD has no body', async () => {
  const { key } = await guest().upload('a.jpg', await phonePhoto(2000))
  const link = signedLink(urlSecret, { key, size: 'thumbnail' }, files.clock.now)
  const thumbnail = await nobody().request('GET', link)
  expect(thumbnail.headers.get('content-type')).toBe('image/webp')
  expect(thumbnail.headers.get('content-disposition')).toBe('inline')
  const bytes = Buffer.from(await thumbnail.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 320 })
  const head = await nobody().request('HEAD', link)
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(bytes.length))
  expect(await head.text()).toBe('')
})

test('the view is made of images only, and only for a signed link', async () => {
  const anna = guest()
  const { key } = await anna.upload('a.jpg', await phonePhoto(4000))
  const link = signedLink(urlSecret, { key, size: 'view' }, files.clock.now)
  const view = await nobody().request('GET', link)
  expect(Object.fromEntries(view.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  })
  const picture = await sharp(Buffer.from(await view.arrayBuffer())).metadata()
  expect(picture).toMatchObject({ format: 'webp', width: 800, height: 1600 })

  const unsigned = await anna.request('GET', `/files/${key}?size=view`)
  expect(unsigned.headers.get('content-disposition')).toMatch(/^attachment/)
  const larger = link.replace('size=view', 'size=thumbnail')
  expect((await nobody().request('GET', larger)).status).toBe(403)
  for (const [name, bytes] of [
    ['plan.pdf', pdf],
    ['IMG_1.HEIC', heic()],
  ] as const) {
    const other = await anna.upload(name, bytes)
    const asked = signedLink(urlSecret, { key: other.key, size: 'view' }, files.clock.now)
    expect((await nobody().request('GET', asked)).status).toBe(404)
  }
})

test('a HEIC is stored without its place and has no thumbnail; a PDF is stored as it is', async () => {
  const anna = guest()
  const photo = await anna.upload('IMG_1.HEIC', heic())
  expect(await photo.response.json()).toMatchObject({ contentType: 'image/heic' })
  const stored = await nobody().request('GET', signedLink(urlSecret, photo, files.clock.now))
  const bytes = Buffer.from(await stored.arrayBuffer())
  for (const text of Object.values(secrets)) expect(bytes.includes(text)).toBe(false)
  const small = signedLink(urlSecret, { key: photo.key, size: 'thumbnail' }, files.clock.now)
  expect((await nobody().request('GET', small)).status).toBe(404)

  const paper = await anna.upload('plan.html', pdf)
  const download = await nobody().request('GET', signedLink(urlSecret, paper, files.clock.now))
  expect(Buffer.from(await download.arrayBuffer())).toEqual(pdf)
  expect(download.headers.get('content-disposition')).toContain('filename="plan.html.pdf"')
})

describe('refused by content', () => {
  test.each(Object.entries(unwanted))('%s called door.jpg', async (_kind, bytes) => {
    const { id, key, response } = await guest().upload('door.jpg', bytes)
    expect(response.status).toBe(415)
    expect(await messageOf(response)).toMatch(/^door\.jpg is not a photo or a PDF\. /)
    expect(await files.db.$count(table, eq(table.id, id))).toBe(0)
    expect((await files.files()).filter((file) => file.includes(id) || file === key)).toEqual([])
  })

  test('a broken image', async () => {
    const { response } = await guest().upload('door.jpg', (await phonePhoto(640)).subarray(0, 400))
    expect(response.status).toBe(422)
    expect(await messageOf(response)).toMatch(/^door\.jpg is damaged/)
  })
})

test('12 MB go in 3 parts, in parallel, in any order, with one sent twice', async () => {
  const bytes = largePdf(12 * 1024 * 1024)
  const anna = guest()
  const opened = await anna.open('plans.pdf', bytes.length, 'application/pdf')
  expect(opened.parts).toHaveLength(3)
  const part = (number: number) =>
    new Uint8Array(bytes.subarray((number - 1) * opened.partSize, number * opened.partSize))
  const type = { 'content-type': 'application/pdf' }
  const order = [3, 1, 2, 1].map((number) => anna.put(urlOf(opened, number), part(number), type))
  const [third, one, second, other] = (await Promise.all(order)).map(({ status }) => status)
  expect([third, second]).toEqual([204, 204])
  expect([one, other]).toContain(204)
  expect([204, 409]).toEqual(expect.arrayContaining([one, other]))
  const first = await anna.request('POST', `/files/uploads/${opened.id}/complete`)
  expect(first.status).toBe(200)
  const again = await anna.request('POST', `/files/uploads/${opened.id}/complete`)
  expect(await again.json()).toEqual(await first.json())

  const [row] = await files.db.select().from(table).where(eq(table.id, opened.id))
  expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect((await files.files()).filter((file) => file.startsWith(`uploads/${opened.id}`))).toEqual([])
  expect((await anna.put(urlOf(opened, 1), part(1), type)).status).toBe(409)
})

test('two calls of complete at once check the file once and both get the result', async () => {
  const anna = guest()
  const opened = await anna.open('plan.pdf', pdf.length)
  await anna.put(urlOf(opened, 1), new Uint8Array(pdf))
  const complete = () => anna.request('POST', `/files/uploads/${opened.id}/complete`)
  const [one, two] = await Promise.all([complete(), complete()])
  expect(one.status).toBe(200)
  expect(await two.json()).toEqual(await one.json())
})

describe('parts', () => {
  const body = (size: number) => new Uint8Array(size)

  test('of a wrong, missing or lying length are refused, and the right one is taken afterwards', async () => {
    const anna = guest()
    const opened = await anna.open('plan.pdf', pdf.length)
    const url = urlOf(opened, 1)
    expect((await anna.put(url, body(pdf.length - 1))).status).toBe(400)
    expect((await anna.put(url, body(pdf.length + 1))).status).toBe(413)
    const announced = { 'content-length': String(pdf.length) }
    expect((await anna.put(url, body(pdf.length - 1), announced)).status).toBe(400)
    expect((await anna.put(url, body(pdf.length + 1), announced)).status).toBe(413)
    expect((await anna.put(url, body(1_000_000), announced)).status).toBe(413)
    const noLength = new Request(new URL(url, 'http://localhost'), {
      method: 'PUT',
      body: new Uint8Array(pdf),
    })
    expect((await files.app.fetch(noLength)).status).toBe(411)
    expect((await anna.request('POST', `/files/uploads/${opened.id}/complete`)).status).toBe(409)
    expect((await anna.put(url, new Uint8Array(pdf))).status).toBe(204)
    expect((await anna.request('POST', `/files/uploads/${opened.id}/complete`)).status).toBe(200)
  })

  test('need their own untouched URL, in time and of the announced type', async () => {
    const anna = guest()
    const opened = await anna.open('plan.pdf', pdf.length, 'application/pdf')
    const url = urlOf(opened, 1)
    const bytes = new Uint8Array(pdf)
    const type = { 'content-type': 'application/pdf' }
    expect((await anna.put(url, bytes, { 'content-type': 'text/html' })).status).toBe(415)
    expect((await anna.put(url.replace('parts/1', 'parts/2'), bytes, type)).status).toBe(403)
    expect((await anna.put(url.replace(opened.id, randomUUID()), bytes, type)).status).toBe(403)
    expect((await anna.put(url.replace(/length=\d+/, 'length=9'), body(9), type)).status).toBe(403)
    expect((await anna.put(url.split('?')[0] ?? '', bytes, type)).status).toBe(403)
    const start = files.clock.now
    files.clock.now = new Date(start.getTime() + 60 * 60 * 1000)
    expect((await anna.put(url, bytes, type)).status).toBe(410)
    expect((await anna.request('POST', `/files/uploads/${opened.id}/complete`)).status).toBe(410)
    files.clock.now = start
  })

  test('whose sender goes away leave nothing', async () => {
    const anna = guest()
    const opened = await anna.open('plan.pdf', 1000)
    const broken = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(10))
        controller.error(new Error('The line is dead'))
      },
    })
    const request = new Request(new URL(urlOf(opened, 1), 'http://localhost'), {
      method: 'PUT',
      body: broken,
      headers: { 'content-length': '1000' },
      duplex: 'half',
    } as RequestInit)
    expect((await files.app.fetch(request)).status).toBe(408)
    expect((await files.files()).filter((file) => file.includes(opened.id))).toEqual([])
  })
})

describe('opening', () => {
  test('says what is wrong', async () => {
    const anna = guest()
    expect((await anna.openRaw({ name: 'a.jpg' })).status).toBe(400)
    expect((await anna.openRaw({ name: 'a.jpg', size: 0 })).status).toBe(400)
    expect((await anna.openRaw({ name: 'a.jpg', size: -1 })).status).toBe(400)
    expect((await anna.openRaw({ name: '\u202e', size: 1 })).status).toBe(400)
    const large = await anna.openRaw({ name: 'a.jpg', size: 40 * 1024 * 1024 + 1 })
    expect(large.status).toBe(413)
    expect(await messageOf(large)).toBe('Total file size must not exceed 40MB')
    expect((await anna.openRaw({ name: 'x'.repeat(20_000), size: 1 })).status).toBe(413)
    const form = await anna.request('POST', '/files/uploads', { body: '{"name":"a","size":1}' })
    expect(form.status).toBe(415)
  })

  test('a guest cannot fill the disk, not even with many requests at once; canceling makes room', async () => {
    const anna = guest()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => anna.openRaw({ name: 'a.jpg', size: 10 })),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(8)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(4)
    const opened = (await answers.find((answer) => answer.status === 201)?.json()) as OpenedAnswer
    expect((await anna.request('DELETE', `/files/uploads/${opened.id}`)).status).toBe(204)
    expect((await anna.openRaw({ name: 'a.jpg', size: 10 })).status).toBe(201)

    const berta = guest()
    for (let count = 0; count < 2; count += 1) await berta.open('a.jpg', 40 * 1024 * 1024)
    expect((await berta.openRaw({ name: 'a.jpg', size: 1 })).status).toBe(409)
  })

  test('announced again under its key, a file replaces its earlier upload, so lost answers use up no allowance', async () => {
    const anna = guest()
    const announce = (idempotencyKey: string) => anna.openRaw({ name: 'a.jpg', size: 10, idempotencyKey })
    for (let tries = 0; tries < 8; tries += 1) expect((await announce('first')).status).toBe(201)
    expect((await announce('second')).status).toBe(201)

    const others = Array.from({ length: 12 }, (_, index) => announce(`other ${index}`))
    const statuses = (await Promise.all(others)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(6)

    const berta = await guest().openRaw({ name: 'a.jpg', size: 10, idempotencyKey: 'first' })
    expect(berta.status).toBe(201)
    expect((await announce('first')).status).toBe(201)
    const { id } = (await berta.json()) as OpenedAnswer
    expect(await files.db.$count(table, eq(table.id, id))).toBe(1)
  })

  test('path names become harmless keys', async () => {
    const { key, response } = await guest().upload('../../../etc/passwd', pdf)
    expect(response.status).toBe(200)
    expect(key).toMatch(/^quote-attachments\/[^/]+$/)
    expect(await files.files()).toContain(key)
  })
})

function urlOf(opened: OpenedAnswer, number: number): string {
  const url = opened.parts[number - 1]?.url
  if (!url) throw new Error(`There is no part ${number}`)
  return url
}
