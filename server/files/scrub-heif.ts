import { type FileHandle, open } from 'node:fs/promises'
import { type Box, boxesIn, readItems } from './heif-boxes.ts'

/** Boxes of a still picture. Anything else at the top (uuid, moov, a maker's video) may tell where it was taken. */
const pictureBoxes = new Set(['ftyp', 'meta', 'mdat'])
/** Items that describe the picture rather than being it: EXIF, XMP and other MIME content, links. */
const descriptiveItems = new Set(['Exif', 'mime', 'uri '])
const largestMeta = 4 * 1024 * 1024

const zeros = Buffer.alloc(64 * 1024)

type Range = { start: number; end: number }

/**
 * Overwrites everything in a HEIC, HEIF or AVIF file that is not needed to show the picture with zeros, in
 * place (ISO/IEC 23008-12, 14496-12): EXIF with GPS, XMP, makers' boxes, and bytes that no item uses. The picture
 * itself is not touched; its orientation is a property (`irot`, `imir`) and stays.
 * False when the file is not a sound HEIF: it is then half scrubbed and must not be kept.
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
    else if (!pictureBoxes.has(box.type)) await free(file, box, 0)
  }
  for (const box of items.others) await free(file, box, meta.start)
  if (itemData) await zeroAround(file, itemData, pictures)
  return true
}

/** Turns a box into free space, which readers step over; sizes and offsets of the others stay true. */
async function free(file: FileHandle, box: Box, offset: number): Promise<void> {
  await file.write(Buffer.from('free'), 0, 4, box.start + 4 + offset)
  await zero(file, { start: box.content + offset, end: box.end + offset })
}

/** Walks the boxes at the top of the file without reading what is in them. */
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
