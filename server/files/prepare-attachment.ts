import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { attachmentRules } from '#content/attachment-rules.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { refuseUpload, thumbnailKey, type UploadRefusal } from './file-rules.ts'
import type { FileStore, ScratchFile } from './file-store.ts'
import { runImageTask } from './run-image-task.ts'
import { scrubHeif } from './scrub-heif.ts'

export type PreparedAttachment = Readonly<{
  contentType: string
  size: number
  hasThumbnail: boolean
}>

export async function prepareAttachment(
  store: FileStore,
  upload: Readonly<{ id: string; key: string; name: string }>,
  scratch: ScratchFile,
  { content, seconds }: { content: Content; seconds: number },
): Promise<Result<PreparedAttachment, UploadRefusal>> {
  const cleanPath = store.scratchPath(upload.id, 'clean')
  const clean = await cleaned(content, scratch.path, cleanPath, seconds)
  if (clean === 'gave-up') return tooSlow(upload.name)
  if (clean === 'broken') return broken(upload.name)
  const path = content.kind === 'image' ? cleanPath : scratch.path
  const { size } = await stat(path)
  // Encoded again it may be larger, but never beyond the limit.
  if (size > attachmentRules.maximumTotalBytes) return broken(upload.name)

  const thumbnail = store.scratchPath(upload.id, 'thumbnail')
  const hasThumbnail = content.kind !== 'pdf' && (await writesThumbnail(path, thumbnail, seconds))
  // Only HEIC cannot be decoded here, so only it may lack a thumbnail.
  if (!hasThumbnail && content.contentType === 'image/avif') return broken(upload.name)
  if (hasThumbnail) await store.keep(thumbnail, thumbnailKey(upload.key))

  await store.keep(path, upload.key)
  return done({ contentType: content.contentType, size, hasThumbnail })
}

async function cleaned(
  content: Content,
  from: string,
  to: string,
  seconds: number,
): Promise<'clean' | 'broken' | 'gave-up'> {
  if (content.kind === 'pdf') return 'clean'
  if (content.kind === 'heif') return (await scrubHeif(from)) ? 'clean' : 'broken'
  const decoded = await runImageTask('clean', [from, to, content.contentType], { seconds })
  if (!decoded.ok) return decoded.refusal
  return decoded.value ? 'clean' : 'broken'
}

async function writesThumbnail(path: string, thumbnail: string, seconds: number): Promise<boolean> {
  const written = await runImageTask('thumbnail', [path, thumbnail], { seconds })
  return written.ok && written.value
}

function tooSlow(name: string) {
  return refuseUpload('too-slow', { reason: 'fileTooSlow', facts: { name } })
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
  const found = detected && accepted[detected.mime]
  if (found) return done(found)
  return refuse({ reason: await explanation(path, detected?.mime), facts: { name } })
}

async function explanation(path: string, mime: string | undefined) {
  if (mime === 'image/tiff' || mime === 'image/bmp') return 'oldImageFormat'
  if (mime?.startsWith('video/')) return 'isVideo'
  return (await isMarkup(path)) ? 'isMarkup' : 'notPhotoNorPdf'
}

/** SVG, HTML and XML have no magic number: they begin with "<" after white space or a byte order mark. */
async function isMarkup(path: string): Promise<boolean> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
  const start = buffer.subarray(0, bytesRead).toString('latin1').replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(start)
}
