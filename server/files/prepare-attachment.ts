import { stat } from 'node:fs/promises'
import { cleanPicture, writeThumbnail } from './clean-image.ts'
import { type AcceptedContent, checkContent } from './content-check.ts'
import { thumbnailKey } from './file-rules.ts'
import type { FileStore, ScratchFile } from './file-store.ts'
import { scrubHeif } from './scrub-heif.ts'
import type { Refused } from './upload-outcome.ts'

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
  if (!content.ok) return { ok: false, reason: 'not-accepted', message: content.message }

  const clean = await cleaned(content, scratch.path, store.scratchPath(upload.id, 'clean'))
  if (!clean) return broken(upload.name)

  const thumbnail = store.scratchPath(upload.id, 'thumbnail')
  const hasThumbnail = content.kind !== 'pdf' && (await writeThumbnail(clean, thumbnail))
  // HEIC is the one kind that we cannot decode and therefore cannot see to be broken.
  if (!hasThumbnail && content.contentType === 'image/avif') return broken(upload.name)
  if (hasThumbnail) await store.keep(thumbnail, thumbnailKey(upload.key))

  const { size } = await stat(clean)
  await store.keep(clean, upload.key)
  return { ok: true, contentType: content.contentType, size, hasThumbnail }
}

/** The path of the cleaned file, undefined when it cannot be read as what it says it is. */
async function cleaned(content: AcceptedContent, from: string, to: string): Promise<string | undefined> {
  if (content.kind === 'picture') return (await cleanPicture(from, to, content.contentType)) ? to : undefined
  if (content.kind === 'heif') return (await scrubHeif(from)) ? from : undefined
  return from
}

function broken(name: string): Refused {
  return {
    ok: false,
    reason: 'broken',
    message: `${name} is damaged or too large to read as a picture. Please send another one.`,
  }
}
