import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { attachmentRules } from '#content/attachment-rules.ts'
import { type Refused, refused, thumbnailKey } from './file-rules.ts'
import type { FileStore, ScratchFile } from './file-store.ts'
import { inPictureProcess } from './run-image-task.ts'
import { scrubHeif } from './scrub-heif.ts'

/** For each step; a photo of a phone takes well under one. */
const longestSeconds = 8

export type PreparedAttachment = Readonly<{
  ok: true
  contentType: string
  /** Bytes after cleaning. */
  size: number
  hasThumbnail: boolean
}>

/** Checks what an upload really is, takes out what tells too much, and keeps it under its key with a thumbnail. */
export async function prepareAttachment(
  store: FileStore,
  upload: Readonly<{ id: string; key: string; name: string }>,
  scratch: ScratchFile,
): Promise<PreparedAttachment | Refused> {
  const content = await checkContent(scratch.path, upload.name)
  if (!content.ok) return refused('not-accepted', content.message)

  const cleanPath = store.scratchPath(upload.id, 'clean')
  const clean = await cleaned(content, scratch.path, cleanPath)
  if (clean === 'gave-up') return tooSlow(upload.name)
  if (clean === 'broken') return broken(upload.name)
  const path = content.kind === 'picture' ? cleanPath : scratch.path
  const { size } = await stat(path)
  // Pixels can take more room than what they were sent as; nobody gets more of the disk than was announced to all.
  if (size > attachmentRules.maximumTotalBytes) return broken(upload.name)

  const thumbnail = store.scratchPath(upload.id, 'thumbnail')
  const hasThumbnail = content.kind !== 'pdf' && (await showsIn(path, thumbnail))
  // HEIC is the one kind that we cannot decode and therefore cannot see to be broken.
  if (!hasThumbnail && content.contentType === 'image/avif') return broken(upload.name)
  if (hasThumbnail) await store.keep(thumbnail, thumbnailKey(upload.key))

  await store.keep(path, upload.key)
  return { ok: true, contentType: content.contentType, size, hasThumbnail }
}

/** Cleans the file: a picture goes to `to`, other kinds stay where they are. */
async function cleaned(
  content: AcceptedContent,
  from: string,
  to: string,
): Promise<'clean' | 'broken' | 'gave-up'> {
  if (content.kind === 'pdf') return 'clean'
  if (content.kind === 'heif') return (await scrubHeif(from)) ? 'clean' : 'broken'
  const outcome = await inPictureProcess('clean', [from, to, content.contentType], {
    seconds: longestSeconds,
  })
  if (!outcome.ok) return outcome.reason
  return outcome.value ? 'clean' : 'broken'
}

/** Whether the picture can be shown small; a thumbnail that cannot be made in time is none. */
async function showsIn(path: string, thumbnail: string): Promise<boolean> {
  const outcome = await inPictureProcess('thumbnail', [path, thumbnail], { seconds: longestSeconds })
  return outcome.ok && outcome.value
}

function tooSlow(name: string): Refused {
  return refused('too-slow', `${name} could not be checked in time. Your request can be sent without it.`)
}

function broken(name: string): Refused {
  return refused('broken', `${name} is damaged or too large to read as a picture. Please send another one.`)
}

/** How a kind of content is cleaned: re-encoded, scrubbed in place, or stored as it is. */
type ContentKind = 'picture' | 'heif' | 'pdf'

type AcceptedContent = Readonly<{ ok: true; kind: ContentKind; contentType: string }>
type RefusedContent = Readonly<{ ok: false; message: string }>

/**
 * What phones and scanners really send. Not TIFF or BMP: no phone makes them and no browser shows them.
 * Not SVG: it is a program. HEIC is what an iPhone takes unless told otherwise.
 */
const accepted: Readonly<Record<string, Omit<AcceptedContent, 'ok'>>> = {
  'image/jpeg': { kind: 'picture', contentType: 'image/jpeg' },
  'image/png': { kind: 'picture', contentType: 'image/png' },
  'image/apng': { kind: 'picture', contentType: 'image/png' },
  'image/gif': { kind: 'picture', contentType: 'image/gif' },
  'image/webp': { kind: 'picture', contentType: 'image/webp' },
  'image/avif': { kind: 'heif', contentType: 'image/avif' },
  'image/heic': { kind: 'heif', contentType: 'image/heic' },
  'image/heic-sequence': { kind: 'heif', contentType: 'image/heic' },
  'image/heif': { kind: 'heif', contentType: 'image/heif' },
  'image/heif-sequence': { kind: 'heif', contentType: 'image/heif' },
  'application/pdf': { kind: 'pdf', contentType: 'application/pdf' },
}

const wishes = 'JPEG, PNG, HEIC, WebP and GIF pictures and PDF files are fine.'

/**
 * Decides by the bytes what a file is; name, extension and the browser's type are not asked.
 * `name` only appears in the message for the person.
 */
export async function checkContent(path: string, name: string): Promise<AcceptedContent | RefusedContent> {
  const detected = await fileTypeFromFile(path)
  const found = detected && accepted[detected.mime]
  if (found) return { ok: true, ...found }
  return { ok: false, message: `${name} is not a photo or a PDF. ${await explanation(path, detected?.mime)}` }
}

async function explanation(path: string, mime: string | undefined): Promise<string> {
  if (mime === 'image/tiff' || mime === 'image/bmp')
    return `Please save it as JPEG or PDF and try again. ${wishes}`
  if (mime?.startsWith('video/')) return `Videos cannot be attached; a photo of the lock is enough. ${wishes}`
  if (await isMarkup(path)) return `SVG drawings and web pages cannot be attached. ${wishes}`
  return wishes
}

/** SVG, HTML and XML have no magic number: they begin with "<" after white space or a byte order mark. */
async function isMarkup(path: string): Promise<boolean> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
  const start = buffer.subarray(0, bytesRead).toString('latin1').replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(start)
}
