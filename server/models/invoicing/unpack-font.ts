import { inflateSync } from 'node:zlib'

const woff = { header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }

/** The TrueType font in a WOFF file. fontkit would unpack all outlines of a packed one anew for each letter. */
export function unpackFont(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12)
  const header = Buffer.alloc(sfnt.header + count * sfnt.entry)
  packed.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const parts: Buffer[] = [header]
  let end = header.length
  for (let index = 0; index < count; index += 1) {
    const entry = packed.subarray(woff.header + index * woff.entry)
    const offset = entry.readUInt32BE(4)
    const packedLength = entry.readUInt32BE(8)
    const length = entry.readUInt32BE(12)
    const stored = packed.subarray(offset, offset + packedLength)
    const table = packedLength < length ? inflateSync(stored) : stored
    const at = sfnt.header + index * sfnt.entry
    entry.copy(header, at, 0, 4)
    entry.copy(header, at + 4, 16, 20)
    header.writeUInt32BE(end, at + 8)
    header.writeUInt32BE(length, at + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(table, padding)
    end += length + padding.length
  }
  return Buffer.concat(parts)
}
