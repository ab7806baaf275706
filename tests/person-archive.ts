import type { Readable } from 'node:stream'
import { inflateRawSync } from 'node:zlib'

/** `person.json` is the first entry of the archive, deflated behind its header. */
export async function contentsOf(archive: Readable): Promise<unknown> {
  const bytes = Buffer.concat(await archive.toArray())
  const begins = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28)
  const inflated =
    bytes.readUInt16LE(8) === 0 ? bytes.subarray(begins) : inflateRawSync(bytes.subarray(begins))
  const text = inflated.toString()
  return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1))
}
