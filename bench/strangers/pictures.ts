import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { publicKeyOf, type Statuses, stranger } from './stranger.ts'

/** 109 frames of a megapixel each in some kilobytes, which took 10 to 20 s of a place in the check. */
async function longGif(): Promise<Buffer> {
  const create = { width: 1000, height: 1000, channels: 3 as const, background: 'red' }
  const one = await sharp({ create }).gif({ effort: 1 }).toBuffer()
  // The logical screen's color table is after 13 bytes; everything behind it but the last byte is the one frame.
  const table = 13 + 3 * 2 ** (((one[10] ?? 0) & 7) + 1)
  const frame = one.subarray(table, -1)
  return Buffer.concat([one.subarray(0, table), ...Array<Buffer>(109).fill(frame), one.subarray(-1)])
}

/** 16 megapixels of noise; 36 took 8 s. */
const noisyWebp = () =>
  sharp({
    create: {
      ...{ width: 4000, height: 4000, channels: 3, background: 'gray' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 40, effort: 0 })
    .toBuffer()

/** H3: keeps the places busy in which photos are checked, with four costly pictures at a time from each address. */
export async function floodPictures(
  site: string,
  { signal, addresses = ['198.51.100.1'] }: { signal: AbortSignal; addresses?: readonly string[] },
): Promise<Statuses> {
  const { statuses, open, putAll, complete } = stranger(site, { key: await publicKeyOf(site), signal })
  const pictures = [await longGif(), await noisyWebp()]
  async function sendOneByOne(address: string, first: number) {
    for (let sent = first; !signal.aborted; sent += 1) {
      const picture = new Uint8Array(pictures[sent % pictures.length] ?? [])
      const upload = await open(address, picture.length)
      if (!upload) {
        await pause(200)
        continue
      }
      await putAll(address, upload, picture)
      await complete(address, upload)
    }
  }
  await Promise.all(addresses.flatMap((address) => [0, 1, 2, 3].map((first) => sendOneByOne(address, first))))
  return statuses
}
