import { open, readFile, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { attachmentRules } from '#content/attachment-rules.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { busy, refuseUpload, thumbnailKey, type UploadRefusal } from './file-rules.ts'
import type { FileStore, ScratchFile } from './file-store.ts'
import { runImageTask } from './image-tasks/run-image-task.ts'
import { scrubHeif } from './image-tasks/scrub-heif.ts'

/** Of processor time, for each step. */
type Limits = Readonly<{ seconds: number; onCost: (ms: number) => void }>

export type PreparedAttachment = Readonly<{
  contentType: string
  size: number
  hasThumbnail: boolean
  isProtected: boolean
}>

export async function prepareAttachment(
  store: FileStore,
  upload: Readonly<{ id: string; key: string; name: string }>,
  scratch: ScratchFile,
  content: Content,
  limits: Limits,
): Promise<Result<PreparedAttachment, UploadRefusal>> {
  const cleanPath = store.scratchPath(upload.id, 'clean')
  const clean = await cleaned(content, scratch.path, cleanPath, limits)
  if (clean === 'busy') return busy
  if (clean === 'too-slow') return tooSlow(upload.name)
  if (clean === 'broken' && content.kind === 'heif') return unread(upload.name)
  if (clean === 'broken') return broken(upload.name)
  const path = content.kind === 'image' ? cleanPath : scratch.path
  const { size } = await stat(path)
  // Encoded again it may be larger, but never beyond the limit.
  if (size > attachmentRules.maximumTotalBytes) return broken(upload.name)

  const thumbnail = store.scratchPath(upload.id, 'thumbnail')
  const written = content.kind !== 'pdf' && (await writesThumbnail(path, thumbnail, limits))
  if (written === 'busy') return busy
  const hasThumbnail = written === true
  // Only HEIC cannot be decoded here, so only it may lack a thumbnail.
  if (!hasThumbnail && content.contentType === 'image/avif') return broken(upload.name)
  if (hasThumbnail) await store.keep(thumbnail, thumbnailKey(upload.key))

  const isProtected = content.kind === 'pdf' && isEncrypted(await readFile(path))
  await store.keep(path, upload.key)
  return done({ contentType: content.contentType, size, hasThumbnail, isProtected })
}

/** Named in the trailer of a PDF, which is never compressed (ISO 32000-2, 7.5.5). Many open without a password all the same. */
function isEncrypted(pdf: Buffer): boolean {
  const name = '/Encrypt'
  for (let at = pdf.indexOf(name); at >= 0; at = pdf.indexOf(name, at + 1))
    if (/^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(pdf.toString('latin1', at, at + 40))) return true
  return false
}

async function cleaned(
  content: Content,
  from: string,
  to: string,
  limits: Limits,
): Promise<'clean' | 'broken' | 'too-slow' | 'busy'> {
  if (content.kind === 'pdf') return 'clean'
  if (content.kind === 'heif') return (await scrubHeif(from)) ? 'clean' : 'broken'
  const decoded = await runImageTask('clean', [from, to, content.contentType], limits)
  if (!decoded.ok) return decoded.refusal
  return decoded.value ? 'clean' : 'broken'
}

async function writesThumbnail(
  path: string,
  thumbnail: string,
  limits: Limits,
): Promise<boolean | 'too-slow' | 'busy'> {
  const written = await runImageTask('thumbnail', [path, thumbnail], limits)
  return written.ok ? written.value : written.refusal
}

function tooSlow(name: string) {
  return refuseUpload('too-slow', { reason: 'fileTooSlow', facts: { name } })
}

function unread(name: string) {
  return refuseUpload('broken', { reason: 'heifUnread', facts: { name } })
}

function broken(name: string) {
  return refuseUpload('broken', { reason: 'fileBroken', facts: { name } })
}

export type Content = Readonly<{ kind: 'image' | 'heif' | 'pdf'; contentType: string }>

/**
 * What phones and scanners send. Not TIFF or BMP: no phone makes them and no browser shows them. Not SVG: it
 * can hold script. HEIC is an iPhone's default.
 */
const accepted: Readonly<Record<string, Content>> = {
  'image/jpeg': { kind: 'image', contentType: 'image/jpeg' },
  'image/png': { kind: 'image', contentType: 'image/png' },
  'image/apng': { kind: 'image', contentType: 'image/png' },
  'image/gif': { kind: 'image', contentType: 'image/gif' },
  'image/webp': { kind: 'image', contentType: 'image/webp' },
  'image/avif': { kind: 'heif', contentType: 'image/avif' },
  'image/heic': { kind: 'heif', contentType: 'image/heic' },
  'image/heic-sequence': { kind: 'heif', contentType: 'image/heic' },
  'image/heif': { kind: 'heif', contentType: 'image/heif' },
  'image/heif-sequence': { kind: 'heif', contentType: 'image/heif' },
  'application/pdf': { kind: 'pdf', contentType: 'application/pdf' },
}

/** By the bytes only, not by extension or the browser's type. `name` is for the message. */
export async function checkContent(path: string, name: string): Promise<Result<Content, Reason>> {
  const detected = await fileTypeFromFile(path)
  const found = (detected && accepted[detected.mime]) ?? (await heifByBrand(path))
  if (found) return done(found)
  return refuse({ reason: await explanation(path, detected?.mime), facts: { name } })
}

/**
 * A picture by any of its brands (ISO/IEC 23008-12): each generation of phones brings new ones, and where the first is not known,
 * file-type takes the file for a video.
 */
async function heifByBrand(path: string): Promise<Content | undefined> {
  const start = await startOf(path)
  if (start.length < 16 || start.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const end = Math.min(start.readUInt32BE(0), start.length)
  const brands = start.toString('latin1', 8, end).match(/.{4}/gs) ?? []
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return accepted['image/avif']
  if (brands.some((brand) => /^he[iv][cmsx]$/.test(brand))) return accepted['image/heic']
  return brands.some((brand) => /^(?:mif\d|msf\d|miaf)$/.test(brand)) ? accepted['image/heif'] : undefined
}

async function explanation(path: string, mime: string | undefined) {
  if (mime === 'image/tiff' || mime === 'image/bmp') return 'oldImageFormat'
  if (mime?.startsWith('video/')) return 'isVideo'
  return (await isMarkup(path)) ? 'isMarkup' : 'notPhotoNorPdf'
}

/** SVG, HTML and XML have no magic number: they begin with "<" after white space or a byte order mark. */
async function isMarkup(path: string): Promise<boolean> {
  const start = (await startOf(path)).toString('latin1').replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(start)
}

async function startOf(path: string): Promise<Buffer> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
  return buffer.subarray(0, bytesRead)
}
