import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { caller, filesUnderTest } from '#tests/files-under-test.ts'
import { pdf, phonePhoto, redAndBlue } from '#tests/sample-files.ts'
import { runImageTask } from './run-image-task.ts'

async function file(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'picture')
  await writeFile(path, bytes)
  return path
}

async function gif(count: number, side: number): Promise<Buffer> {
  const create = { width: side, height: side * count, channels: 3 as const, background: 'red' }
  const raw = await sharp({ create, limitInputPixels: false }).raw().toBuffer()
  const facts = { width: side, height: side * count, channels: 3 as const, pageHeight: side }
  return sharp(raw, { raw: facts, limitInputPixels: false }).gif({ effort: 1 }).toBuffer()
}

async function cleaned(bytes: Buffer, type: string) {
  const path = await file(bytes)
  const outcome = await runImageTask('clean', [path, `${path}-clean`, type], { seconds: 100 })
  return { outcome, facts: async () => sharp(`${path}-clean`, { pages: -1 }).metadata() }
}

test('a task runs in another process, and its error is thrown here', async () => {
  const path = await file(await phonePhoto())
  const before = process.memoryUsage().rss
  const outcome = await runImageTask('thumbnail', [path, `${path}-small`], { seconds: 100 })
  expect(outcome).toEqual({ ok: true, value: true })
  expect((await stat(`${path}-small`)).size).toBeGreaterThan(0)
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  const wrong = runImageTask('clean', [path, `${path}-x`, 'image/tiff'], { seconds: 100 })
  await expect(wrong).rejects.toThrow('No encoder for image/tiff')
})

test('a task that takes too much processor time is killed, and the next one runs', async () => {
  const path = await file(await redAndBlue(5000).png().toBuffer())
  const late = await runImageTask('clean', [path, `${path}-clean`, 'image/png'], { seconds: 0.01 })
  expect(late).toEqual({ ok: false, refusal: 'too-slow' })
  const small = await file(await phonePhoto())
  const next = await runImageTask('thumbnail', [small, `${small}-small`], { seconds: 100 })
  expect(next).toEqual({ ok: true, value: true })
})

/** Of this process; the tests of this file run one at a time. */
async function workers(): Promise<number[]> {
  const ids = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  return ids.trim().split(' ').filter(Boolean).map(Number)
}

test('a machine that does not get to a picture costs it nothing', async () => {
  const path = await file(await phonePhoto(640))
  const seconds = 4
  const costs: number[] = []
  const task = runImageTask('clean', [path, `${path}-clean`, 'image/jpeg'], {
    seconds,
    onCost: (cost) => costs.push(cost),
  })
  // As on a machine whose processors are taken: the process is there, and does not get on.
  const held = await workers()
  for (const pid of held) process.kill(pid, 'SIGSTOP')
  await pause(seconds * 1000 + 200)
  for (const pid of held) process.kill(pid, 'SIGCONT')
  expect(await task).toEqual({ ok: true, value: true })
  expect(costs).toHaveLength(1)
  expect(costs[0]).toBeLessThan(seconds * 1000)
})

test('what the machine does not get to in time is busy, not too slow', async () => {
  const path = await file(await phonePhoto())
  const onCost = vi.fn()
  const limits = { seconds: 100, withinMs: 1, onCost }
  const outcome = await runImageTask('clean', [path, `${path}-clean`, 'image/jpeg'], limits)
  expect(outcome).toEqual({ ok: false, refusal: 'busy' })
  expect(onCost).not.toHaveBeenCalled()
})

test('of an animation with too many frames or pixels the first frame is kept', async () => {
  for (const bytes of [await gif(109, 200), await gif(30, 1000)]) {
    const { outcome, facts } = await cleaned(bytes, 'image/gif')
    expect(outcome).toEqual({ ok: true, value: true })
    expect((await facts()).pages).toBe(1)
  }
})

test.each([
  ['a PNG of more than 40 megapixels', 8990, false],
  ['one of as many as a page scanned at 600 dpi', 8000, true],
])('%s: %d pixels wide', async (_, width, isTaken) => {
  const { outcome } = await cleaned(
    await redAndBlue(width).png({ compressionLevel: 1 }).toBuffer(),
    'image/png',
  )
  expect(outcome).toEqual({ ok: true, value: isTaken })
})

test('16 bits count twice', async () => {
  const deep = await redAndBlue(6500).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer()
  expect((await sharp(deep).metadata()).depth).toBe('ushort')
  expect((await cleaned(deep, 'image/png')).outcome).toEqual({ ok: true, value: false })
})

test('a full line answers 503 with the time to wait, and the upload is completed later', async () => {
  await using files = await filesUnderTest()
  let open: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const { assemble } = files.store
  files.store.assemble = async (...given) => {
    await gate
    return assemble(...given)
  }
  const completions = await Promise.all(
    Array.from({ length: 43 }, async (_, index) => {
      const guest = caller(files, `guest-${index}`, `198.51.100.${index}`)
      const { id, parts } = await guest.open('plan.pdf', pdf.length)
      await guest.put(parts[0]?.url ?? '', new Uint8Array(pdf))
      return () => guest.request('POST', `/files/uploads/${id}/complete`)
    }),
  )
  const answers = completions.map((complete) => complete())
  const busy = await Promise.race(answers)
  expect(busy.status).toBe(503)
  expect(busy.headers.get('retry-after')).toBe('5')
  open()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(42)
  const late = completions[statuses.indexOf(503)]
  expect((await late?.())?.status).toBe(200)
})

test('from one address 24 parts are on their way at most; others are not touched', async () => {
  await using files = await filesUnderTest()
  const put = async (guestId: string, from: string, body: ReadableStream | Uint8Array<ArrayBuffer>) => {
    const guest = caller(files, guestId, from)
    const { parts } = await guest.open('plan.pdf', pdf.length)
    const headers = { 'content-length': String(pdf.length), 'content-type': 'application/octet-stream' }
    const init = { body, headers, duplex: 'half' }
    return guest.request('PUT', parts[0]?.url ?? '', init as RequestInit)
  }
  const ends: (() => void)[] = []
  const silent = () => new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) })
  const held = Array.from({ length: 24 }, (_, index) => put(`guest-${index}`, '198.51.100.1', silent()))
  await expect.poll(async () => (await files.files()).length).toBe(24)
  const whole = () => new Uint8Array(pdf)
  expect((await put('one-more', '198.51.100.1', whole())).status).toBe(503)
  expect((await put('another', '198.51.100.2', whole())).status).toBe(204)
  for (const end of ends) end()
  for (const answer of await Promise.all(held)) expect(answer.status).toBe(400)
  expect((await put('again', '198.51.100.1', whole())).status).toBe(204)
})
