import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; bytes: AsyncIterable<Uint8Array> }

type WrittenEntry = { name: Buffer; offset: number; crc: number; packed: number; size: number }

/** Names are UTF-8 (bit 11), sizes follow the bytes (bit 3). */
const flags = 0x0808
const deflated = 8
const version = 20
/** January 1, 1980: the real time is in person.json. */
const date = 0x0021

/**
 * Made while it is read, so that any number of files takes little memory (PKWARE APPNOTE 6.3, without ZIP64:
 * below 4 GB).
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = []
  let offset = 0
  for await (const { name: text, bytes } of entries) {
    const name = Buffer.from(text)
    const file: WrittenEntry = { name, offset, crc: 0, packed: 0, size: 0 }
    const header = record(
      0x04034b50,
      [u16(version), u16(flags), u16(deflated), u16(0), u16(date), sizesOf()],
      [u16(name.length), u16(0), name],
    )
    offset += header.length
    yield header
    const counted = Readable.from(counting(bytes, file))
    const packing = createDeflateRaw({ level: 1 })
    counted.on('error', (error) => packing.destroy(error))
    // Its type does not say that the chunks are bytes.
    for await (const chunk of counted.pipe(packing) as AsyncIterable<Buffer>) {
      file.packed += chunk.length
      offset += chunk.length
      yield chunk
    }
    const descriptor = record(0x08074b50, [sizesOf(file)])
    offset += descriptor.length
    yield descriptor
    written.push(file)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield record(0x06054b50, [
    ...[u16(0), u16(0), u16(written.length), u16(written.length)],
    ...[u32(directory.length), u32(offset), u16(0)],
  ])
}

async function* counting(bytes: AsyncIterable<Uint8Array>, file: WrittenEntry) {
  for await (const chunk of bytes) {
    file.crc = crc32(chunk, file.crc)
    file.size += chunk.length
    yield chunk
  }
}

const directoryEntry = (file: WrittenEntry): Buffer =>
  record(0x02014b50, [
    ...[u16(version), u16(version), u16(flags), u16(deflated), u16(0), u16(date), sizesOf(file)],
    ...[u16(file.name.length), u16(0), u16(0), u16(0), u16(0), u32(0), u32(file.offset), file.name],
  ])

const sizesOf = ({ crc, packed, size } = { crc: 0, packed: 0, size: 0 }) =>
  Buffer.concat([u32(crc), u32(packed), u32(size)])

const record = (signature: number, ...parts: Buffer[][]) => Buffer.concat([u32(signature), ...parts.flat()])

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
