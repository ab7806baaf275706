import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepUploads } from '#server/files/sweep-uploads.ts'
import { uploads as table } from '#server/schema/files.ts'
import { caller, type FilesUnderTest, silent } from './files-under-test.ts'
import { largePdf, pdf, phonePhoto } from './sample-files.ts'

type StoreUnderTest = Readonly<{
  name: string
  open: () => Promise<FilesUnderTest>
  /** Empty: only the site itself. */
  allowedOrigins: readonly string[]
  expiredAddress: (files: FilesUnderTest) => Promise<string>
}>

const ten = new Uint8Array(Buffer.from('0123456789'))

export function describeStore({ name, open, allowedOrigins, expiredAddress }: StoreUnderTest): void {
  describe(`${name}:`, () => {
    let files: FilesUnderTest
    beforeAll(async () => {
      files = await open()
    })
    afterAll(() => files?.[Symbol.asyncDispose]())

    const addressOfTen = async () => {
      const { parts } = await caller(files, randomUUID()).open('a.txt', 10, 'text/plain')
      return parts[0]?.url ?? ''
    }
    const statusOf = async (url: string, init: { bytes?: Uint8Array<ArrayBuffer>; type?: string } = {}) => {
      const { bytes = ten, type = 'text/plain' } = init
      return (await caller(files).put(url, bytes, { 'content-type': type })).status
    }
    const isTaken = (status: number) => status === 200 || status === 204
    const isRefused = (status: number) => status >= 400 && status < 500

    test('a part of the announced length and type is taken, and taken again', async () => {
      const url = await addressOfTen()
      expect(isTaken(await statusOf(url))).toBe(true)
      expect(isTaken(await statusOf(url))).toBe(true)
    })

    test('another length is refused, shorter and longer', async () => {
      const url = await addressOfTen()
      expect(isRefused(await statusOf(url, { bytes: ten.slice(0, 9) }))).toBe(true)
      expect(isRefused(await statusOf(url, { bytes: new Uint8Array(11) }))).toBe(true)
      expect(isRefused(await statusOf(url, { bytes: new Uint8Array(6_000_000) }))).toBe(true)
    })

    test('another type is refused', async () => {
      const url = await addressOfTen()
      expect(isRefused(await statusOf(url, { type: 'text/html' }))).toBe(true)
    })

    test('a changed address is refused, whatever was changed', async () => {
      const url = await addressOfTen()
      const other = new URL(await addressOfTen(), 'http://localhost')
      const changed = new URL(url, 'http://localhost')
      changed.pathname = other.pathname
      expect(isRefused(await statusOf(changed.href))).toBe(true)
      for (const key of new URL(url, 'http://localhost').searchParams.keys()) {
        const tampered = new URL(url, 'http://localhost')
        const value = tampered.searchParams.get(key) ?? ''
        tampered.searchParams.set(
          key,
          value.endsWith('1') ? `${value.slice(0, -1)}2` : `${value.slice(0, -1)}1`,
        )
        expect([key, isRefused(await statusOf(tampered.href))]).toEqual([key, true])
      }
    })

    test('an address for sending neither reads nor deletes', async () => {
      const url = await addressOfTen()
      await statusOf(url)
      for (const method of ['GET', 'DELETE', 'POST'])
        expect(isRefused((await caller(files).request(method, url)).status)).toBe(true)
    })

    test('an expired address is refused', async () => {
      expect(isRefused(await statusOf(await expiredAddress(files)))).toBe(true)
    })

    test('CORS allows pages of this site only', async () => {
      const url = await addressOfTen()
      const leaveFor = async (origin: string) => {
        const asked = {
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'content-type',
        }
        const answer = await caller(files).request('OPTIONS', url, { headers: { origin, ...asked } })
        return answer.headers.get('access-control-allow-origin')
      }
      for (const origin of allowedOrigins) expect(await leaveFor(origin)).toBe(origin)
      expect(await leaveFor('https://somebody-else.example')).toBeNull()
    })

    test('parts sent at the same time and in any order become the file as it was', async () => {
      const anna = caller(files, randomUUID())
      const whole = largePdf(12_000_000)
      const opened = await anna.open('plans.pdf', whole.length, 'application/pdf')
      expect(opened.parts).toHaveLength(3)
      const slices = opened.parts.map(({ url, number, size }) => {
        const start = (number - 1) * opened.partSize
        return { url, bytes: new Uint8Array(whole.subarray(start, start + size)) }
      })
      const statuses = await Promise.all(
        slices
          .toReversed()
          .map(({ url, bytes }) => anna.put(url, bytes, { 'content-type': 'application/pdf' })),
      )
      expect(statuses.every(({ status }) => isTaken(status))).toBe(true)
      expect((await anna.request('POST', `/files/uploads/${opened.id}/complete`)).status).toBe(200)
      const [row] = (await files.uploads.list()).filter(({ key }) => key === opened.key)
      expect(row?.sha256).toBe(createHash('sha256').update(whole).digest('hex'))
    })

    test('a file with missing parts is not complete, and can be completed later', async () => {
      const anna = caller(files, randomUUID())
      const whole = largePdf(6_000_000)
      const { id, parts, partSize } = await anna.open('plans.pdf', whole.length, 'application/pdf')
      const send = (number: number) =>
        anna.put(
          parts[number - 1]?.url ?? '',
          new Uint8Array(whole.subarray((number - 1) * partSize, number * partSize)),
          { 'content-type': 'application/pdf' },
        )
      const complete = async () => (await anna.request('POST', `/files/uploads/${id}/complete`)).status
      expect(await complete()).toBe(409)
      await send(1)
      expect(await complete()).toBe(409)
      await send(2)
      expect(await complete()).toBe(200)
      expect(await complete()).toBe(200)
    })

    test('what is stored has been cleaned: no place, no camera', async () => {
      const anna = caller(files, randomUUID())
      const { key, response } = await anna.upload('front-door.jpg', await phonePhoto())
      expect(response.status).toBe(200)
      const stored = await files.store.open(key)
      if (!stored) throw new Error('not in the store')
      const bytes = await buffer(stored.stream)
      expect(bytes.length).toBe(stored.size)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect(bytes.includes('Test camera')).toBe(false)
    })

    test('what is no photo or PDF is refused by its content and leaves nothing behind', async () => {
      const anna = caller(files, randomUUID())
      const { id, key, response } = await anna.upload('photo.jpg', Buffer.from('<svg onload="alert(1)"/>'))
      expect(response.status).toBe(415)
      expect(await files.store.open(key)).toBeUndefined()
      expect(await idsIn(files)).not.toContain(id)
    })

    test('a canceled upload is gone with its parts', async () => {
      const anna = caller(files, randomUUID())
      for (const size of [10, 6_000_000]) {
        const { id, parts } = await anna.open('a.pdf', size)
        await anna.put(parts[0]?.url ?? '', new Uint8Array(parts[0]?.size ?? 0))
        expect(await idsIn(files)).toContain(id)
        expect((await anna.request('DELETE', `/files/uploads/${id}`)).status).toBe(204)
        expect(await idsIn(files)).not.toContain(id)
      }
    })

    test('after the check, the address is too late to change the file', async () => {
      const anna = caller(files, randomUUID())
      const { id, key, parts } = await anna.open('plan.pdf', pdf.length)
      const url = parts[0]?.url ?? ''
      await anna.put(url, new Uint8Array(pdf))
      await anna.request('POST', `/files/uploads/${id}/complete`)
      await anna.put(url, new Uint8Array(pdf.length))
      const stored = await files.store.open(key)
      expect(stored && (await buffer(stored.stream)).equals(pdf)).toBe(true)
      // A bucket takes the late bytes, where the sweep finds them.
      await sweepUploads({ ...files, log: silent, now: files.clock.now })
      expect(await idsIn(files)).not.toContain(id)
    })

    test('the sweep removes unclaimed files and keeps those of a quote', async () => {
      const anna = caller(files, randomUUID())
      const kept = await anna.upload('kept.pdf', pdf)
      await files.db.update(table).set({ claimedBy: randomUUID() })
      const left = await anna.upload('left.jpg', await phonePhoto())
      const half = await anna.open('half.pdf', 6_000_000)
      await anna.put(half.parts[0]?.url ?? '', new Uint8Array(half.partSize))
      const later = new Date(files.clock.now.getTime() + 61 * 60_000)
      await sweepUploads({ ...files, log: silent, now: later })
      const keys = await keysIn(files)
      expect(keys).toContain(kept.key)
      expect(keys.filter((key) => key.includes('left'))).toEqual([])
      expect(await files.store.open(left.key)).toBeUndefined()
      expect(await idsIn(files)).not.toContain(half.id)
    })

    test('a signed link downloads the whole file, and only that file', async () => {
      const anna = caller(files, randomUUID())
      const { key } = await anna.upload('plan.pdf', pdf)
      const listed = (await (await anna.request('GET', '/files/quote-attachments')).json()) as {
        items: { key: string; url: string }[]
      }
      const url = listed.items.find((item) => item.key === key)?.url ?? ''
      const answer = await caller(files).request('GET', url)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-length')).toBe(String(pdf.length))
      expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true)
      expect((await caller(files).request('GET', url.replace('plan', 'plot'))).status).toBe(403)
    })

    test('files kept by this server itself are listed, opened, replaced and deleted', async () => {
      const key = `images/${randomUUID()}-960.webp`
      for (const content of ['first', 'the second one']) {
        const scratch = await scratchFile(files, content)
        await files.store.keep(scratch, key)
        const stored = await files.store.open(key)
        expect(stored && (await buffer(stored.stream)).toString()).toBe(content)
      }
      expect(await keysIn(files)).toContain(key)
      await files.store.delete(key)
      await files.store.delete(key)
      expect(await files.store.open(key)).toBeUndefined()
      expect(await keysIn(files)).not.toContain(key)
    })

    test('what is no key of ours is never opened, kept or deleted', async () => {
      for (const key of ['../secrets', 'uploads/x', 'images/../a', '/etc/passwd', 'quote-attachments/'])
        for (const work of [files.store.open, files.store.delete])
          await expect((async () => work(key))()).rejects.toThrow('Not a key')
    })

    test('a form without script goes the same way through this server', async () => {
      const received = await files.uploads.receive(
        { guestId: randomUUID(), address: '203.0.113.7' },
        {
          name: 'plan.pdf',
          atMost: 1000,
          body: (async function* () {
            yield pdf
          })(),
        },
      )
      const stored = received.ok ? await files.store.open(received.value.key) : undefined
      expect(stored?.size).toBe(pdf.length)
      stored?.stream.destroy()
    })
  })
}

async function scratchFile({ store }: FilesUnderTest, content: string): Promise<string> {
  const id = randomUUID()
  await store.writePart(
    id,
    1,
    { atMost: 100 },
    (async function* () {
      yield Buffer.from(content)
    })(),
  )
  const whole = await store.assemble(id, [1])
  if (!whole) throw new Error('not assembled')
  return whole.path
}

const idsIn = ({ store }: FilesUnderTest) => Array.fromAsync(store.uploadIds())
const keysIn = ({ store }: FilesUnderTest) => Array.fromAsync(store.keys())
