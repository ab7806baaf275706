import { stat } from 'node:fs/promises'
import { attachmentRules } from '#content/attachment-rules.ts'
import { type AcceptedContent, checkContent } from './content-check.ts'
import { thumbnailKey } from './file-rules.ts'
import type { FileStore, ScratchFile } from './file-store.ts'
import { inPictureProcess } from './picture-process.ts'
import { scrubHeif } from './scrub-heif.ts'
import { type Refused, refused } from './upload-outcome.ts'

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
