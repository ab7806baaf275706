import { type FileHandle, open } from 'node:fs/promises'

/** Boxes of a still picture. Any other at the top (uuid, moov, a maker's video) may reveal the place. */
const imageBoxes = new Set(['ftyp', 'meta', 'mdat'])
const descriptiveItems = new Set(['Exif', 'mime', 'uri '])
const largestMeta = 4 * 1024 * 1024

const zeros = Buffer.alloc(64 * 1024)

type Range = { start: number; end: number }

/**
 * Zeros everything in a HEIC, HEIF or AVIF file that is not needed to show the picture, in place (ISO/IEC
 * 23008-12, 14496-12): EXIF with GPS, XMP, makers' boxes, and unused bytes. The orientation is a property
 * (`irot`, `imir`) and stays. False when the file is not a sound HEIF: it is then half scrubbed and must not
 * be kept.
 */
export async function scrubHeif(path: string): Promise<boolean> {
  await using file = await open(path, 'r+')
  const { size } = await file.stat()
  const boxes = await topBoxes(file, size)
  if (boxes?.[0]?.type !== 'ftyp') return false
  const metas = boxes.filter((box) => box.type === 'meta')
  const meta = metas[0]
  if (!meta || metas.length !== 1 || meta.end - meta.start > largestMeta) return false

  const bytes = Buffer.alloc(meta.end - meta.start)
  await file.read(bytes, 0, bytes.length, meta.start)
  const items = readItems(bytes, meta.content - meta.start)
  if (!items) return false
  // An item data box is inside the meta box, so its extents move with it.
  const itemData = items.itemData && {
    start: items.itemData.content + meta.start,
    end: items.itemData.end + meta.start,
  }

  const pictures: Range[] = []
  for (const item of items.list) {
    const descriptive = descriptiveItems.has(item.type)
    if (item.construction > 1 && descriptive) return false
    for (const extent of item.extents) {
      if (item.construction > 1 || descriptive) continue
      const range = rangeOf(extent, item.construction === 1 ? itemData : { start: 0, end: size })
      if (!range) return false
      pictures.push(range)
    }
  }
  if (pictures.length === 0) return false

  for (const box of boxes) {
    if (box.type === 'mdat') await zeroAround(file, { start: box.content, end: box.end }, pictures)
    else if (!imageBoxes.has(box.type)) await free(file, box, 0)
  }
  for (const box of items.others) await free(file, box, meta.start)
  if (itemData) await zeroAround(file, itemData, pictures)
  return true
}

/** As free space it is skipped by readers, and all other offsets stay valid. */
async function free(file: FileHandle, box: Box, offset: number): Promise<void> {
  await file.write(Buffer.from('free'), 0, 4, box.start + 4 + offset)
  await zero(file, { start: box.content + offset, end: box.end + offset })
}

async function topBoxes(file: FileHandle, size: number): Promise<Box[] | undefined> {
  const boxes: Box[] = []
  const header = Buffer.alloc(16)
  let position = 0
  while (position < size) {
    if (boxes.length === 1000) return undefined
    const { bytesRead } = await file.read(header, 0, 16, position)
    const [box] = boxesIn(header.subarray(0, bytesRead), 0, bytesRead, size - position) ?? []
    if (!box) return undefined
    boxes.push({
      type: box.type,
      start: position,
      content: position + box.content,
      end: position + box.end,
    })
    position += box.end
  }
  return boxes
}

function rangeOf(extent: { offset: number; length: number }, source: Range | undefined): Range | undefined {
  if (!source) return undefined
  const start = source.start + extent.offset
  // A length of 0 means: to the end of the source (14496-12, 8.11.3).
  const end = extent.length === 0 ? source.end : start + extent.length
  return start <= end && end <= source.end ? { start, end } : undefined
}

async function zeroAround(file: FileHandle, outer: Range, kept: readonly Range[]): Promise<void> {
  let position = outer.start
  const inside = kept.filter((range) => range.end > outer.start && range.start < outer.end)
  for (const range of inside.toSorted((a, b) => a.start - b.start)) {
    await zero(file, { start: position, end: range.start })
    position = Math.max(position, range.end)
  }
  await zero(file, { start: position, end: outer.end })
}

async function zero(file: FileHandle, { start, end }: Range): Promise<void> {
  for (let position = start; position < end; position += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - position), position)
}

type Box = Readonly<{ type: string; start: number; content: number; end: number }>

type Item = Readonly<{
  id: number
  type: string
  /** 0: offsets count from the start of the file; 1: from the item data box; 2: from another item. */
  construction: number
  extents: readonly Readonly<{ offset: number; length: number }>[]
}>

type Items = Readonly<{
  list: readonly Item[]
  itemData: Box | undefined
  others: readonly Box[]
}>

const neededInMeta = new Set(['hdlr', 'pitm', 'iloc', 'iinf', 'iref', 'iprp', 'idat', 'ipro', 'dinf', 'grpl'])

/** Above any real picture (a 200 megapixel photo has some 800 tiles); bounds the work on a hostile file. */
const mostExtents = 10_000

/**
 * Undefined when a box does not fit. With `available`, only headers need to be in `bytes` and only the first
 * box is read; its end may be up to `available`.
 */
function boxesIn(bytes: Buffer, from: number, to: number, available?: number): Box[] | undefined {
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

function readItems(bytes: Buffer, metaContent: number): Items | undefined {
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

/** 14496-12, 8.11.6. Entries older than version 2 have no type; they only describe data. */
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
