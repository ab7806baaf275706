/** A box of the ISO base media format: where it starts, where its content starts and where it ends. */
export type Box = Readonly<{ type: string; start: number; content: number; end: number }>

type Item = Readonly<{
  id: number
  type: string
  /** 0: offsets count from the start of the file; 1: from the item data box; 2: from another item. */
  construction: number
  extents: readonly Readonly<{ offset: number; length: number }>[]
}>

export type Items = Readonly<{
  list: readonly Item[]
  itemData: Box | undefined
  /** Boxes that a still picture does not need. */
  others: readonly Box[]
}>

const neededInMeta = new Set(['hdlr', 'pitm', 'iloc', 'iinf', 'iref', 'iprp', 'idat', 'ipro', 'dinf', 'grpl'])

/** Above any real picture (a 200 megapixel photo has some 800 tiles); bounds the work on a hostile file. */
const mostExtents = 10_000

/**
 * The boxes between `from` and `to`, undefined when one of them does not fit. With `available`, only headers need to be in
 * `bytes` and only the first box is read; its end may be up to `available`.
 */
export function boxesIn(bytes: Buffer, from: number, to: number, available?: number): Box[] | undefined {
  const boxes: Box[] = []
  let start = from
  const limit = available ?? to
  while (start < limit) {
    if (start + 8 > to) return undefined
    const type = bytes.toString('latin1', start + 4, start + 8)
    let size = bytes.readUInt32BE(start)
    let header = 8
    if (size === 1) {
      if (start + 16 > to) return undefined
      const large = bytes.readBigUInt64BE(start + 8)
      if (large > BigInt(Number.MAX_SAFE_INTEGER)) return undefined
      size = Number(large)
      header = 16
    } else if (size === 0) size = limit - start
    if (size < header || start + size > limit) return undefined
    boxes.push({ type, start, content: start + header, end: start + size })
    if (available !== undefined) break
    start += size
  }
  return boxes
}

/** Reads the item list (iinf) and the item locations (iloc) of a meta box; undefined when they make no sense. */
export function readItems(bytes: Buffer, metaContent: number): Items | undefined {
  try {
    const boxes = boxesIn(bytes, metaContent + 4, bytes.length)
    const info = boxes?.find((box) => box.type === 'iinf')
    const locations = boxes?.find((box) => box.type === 'iloc')
    const data = boxes?.find((box) => box.type === 'idat')
    if (!info || !locations) return undefined
    const types = readItemTypes(bytes, info)
    if (!types) return undefined
    return {
      list: readLocations(bytes, locations, types),
      itemData: data,
      others: boxes?.filter((box) => !neededInMeta.has(box.type)) ?? [],
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** 14496-12, 8.11.6. Entries older than version 2 have no type; they can only be described data. */
function readItemTypes(bytes: Buffer, info: Box): Map<number, string> | undefined {
  const version = bytes.readUInt8(info.content)
  const entries = boxesIn(bytes, info.content + (version === 0 ? 6 : 8), info.end)
  if (!entries) return undefined
  const types = new Map<number, string>()
  for (const entry of entries) {
    const reader = new BoxReader(bytes, entry.content, entry.end)
    const entryVersion = reader.number(1)
    reader.number(3)
    const id = reader.number(entryVersion === 3 ? 4 : 2)
    reader.number(2)
    types.set(id, entryVersion >= 2 ? reader.text(4) : 'mime')
  }
  return types
}

/** 14496-12, 8.11.3. */
function readLocations(bytes: Buffer, box: Box, types: ReadonlyMap<number, string>): Item[] {
  const reader = new BoxReader(bytes, box.content, box.end)
  const version = reader.number(1)
  reader.number(3)
  const [offsetSize, lengthSize] = reader.halves()
  const [baseSize, indexSize] = reader.halves()
  const wide = version === 2 ? 4 : 2
  const count = reader.number(wide)
  const items: Item[] = []
  let remaining = mostExtents
  for (let index = 0; index < count; index += 1) {
    const id = reader.number(wide)
    const construction = version === 0 ? 0 : reader.number(2) & 0xf
    // Data in another file: there is none here.
    if (reader.number(2) !== 0) throw new RangeError('item data is in another file')
    const base = reader.number(baseSize)
    const extentCount = reader.number(2)
    remaining -= extentCount
    if (remaining < 0) throw new RangeError('too many extents')
    const extents = Array.from({ length: extentCount }, () => {
      if (version > 0) reader.number(indexSize)
      return { offset: base + reader.number(offsetSize), length: reader.number(lengthSize) }
    })
    items.push({ id, type: types.get(id) ?? 'mime', construction, extents })
  }
  return items
}

/** Reads big-endian fields one after another; a RangeError past the end of the box. */
class BoxReader {
  readonly #bytes: Buffer
  #position: number
  readonly #end: number

  constructor(bytes: Buffer, start: number, end: number) {
    this.#bytes = bytes
    this.#position = start
    this.#end = end
  }

  number(width: number): number {
    const at = this.#advance(width)
    if (width === 0) return 0
    if (width < 8) return this.#bytes.readUIntBE(at, width)
    const large = this.#bytes.readBigUInt64BE(at)
    if (large > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('offset beyond any file')
    return Number(large)
  }

  /** Two four-bit numbers of one byte. */
  halves(): [number, number] {
    const byte = this.number(1)
    return [byte >> 4, byte & 0xf]
  }

  text(width: number): string {
    const at = this.#advance(width)
    return this.#bytes.toString('latin1', at, at + width)
  }

  #advance(width: number): number {
    const at = this.#position
    if (at + width > this.#end) throw new RangeError('box is too short')
    this.#position += width
    return at
  }
}
