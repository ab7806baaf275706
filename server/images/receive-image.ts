import { createHash } from 'node:crypto'
import { fileTypeFromFile } from 'file-type'
import { z } from 'zod'
import { imageWidths } from '#content/image-address.ts'
import type { Actor, Staff } from '#server/actor.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import type { FileStore, ScratchFile } from '#server/files/file-store.ts'
import type { Crop } from '#server/files/image-tasks/image-tasks.ts'
import { runImageTask } from '#server/files/image-tasks/run-image-task.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { mayIn } from '#server/rights.ts'
import { type ImageRefusal, notDrawn, refused, workOnSentFile } from './sent-file.ts'

type ImageFacts = { alt: string; width: number; height: number; type: string; digest: string }

const imageRecord = z.object({ id: z.string(), alt: z.string(), width: z.number(), height: z.number() })

type ImageRecord = z.output<typeof imageRecord>

export type ImageDependencies = Readonly<{
  store: FileStore
  /** Or finds the same one stored before. The caller has checked that `by` may add images. */
  createImage: (facts: ImageFacts, by: Staff) => Promise<Result<object>>
}>

type SentImage = { body: AsyncIterable<Uint8Array>; alt: string; crop: Crop | undefined }

export const largestImageBytes = 15 * 1024 * 1024

export const mayAddImages = (actor: Actor): actor is Staff =>
  actor.kind === 'staff' && mayIn(actor, 'content', 'write')

export async function receiveImage(
  sent: SentImage,
  by: Staff,
  deps: ImageDependencies,
): Promise<Result<ImageRecord, ImageRefusal>> {
  const file = { body: sent.body, atMost: largestImageBytes, tooLarge: 'imageTooLarge' } as const
  return workOnSentFile(deps.store, { ...file, userId: by.userId }, (scratch, uploadId) =>
    keepImage(uploadId, scratch, sent, by, deps),
  )
}

/** Not SVG, which can hold script, nor HEIC, which browsers cannot show. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'])

const longestSeconds = 30

async function keepImage(
  uploadId: string,
  scratch: ScratchFile,
  { alt, crop }: SentImage,
  by: Staff,
  { store, createImage }: ImageDependencies,
): Promise<Result<ImageRecord, ImageRefusal>> {
  const type = (await fileTypeFromFile(scratch.path))?.mime ?? ''
  if (/^image\/hei[cf]/.test(type)) return refused(415, 'imageHeic')
  if (!accepted.has(type)) return refused(415, 'imageType')

  const paths = imageWidths.map((width) => [width, store.scratchPath(uploadId, `w${width}`)] as const)
  const cut = await runImageTask('cut', [scratch.path, crop, paths], { seconds: longestSeconds })
  if (!cut.ok) return notDrawn(cut.refusal, 'imageBroken')
  if (!cut.value) return refused(422, 'imageBroken')

  const digest = createHash('sha256')
    .update(`${scratch.sha256} ${JSON.stringify(crop ?? null)}`)
    .digest('hex')
  const created = await createImage({ alt, ...cut.value, type, digest }, by)
  if (!created.ok) return refuse({ ...created.refusal, status: 422 })
  const record = imageRecord.parse(created.value)
  const theirs = store.as(uploaderOf(by))
  for (const [width, path] of paths) await theirs.keep(path, imageKey(record.id, width))
  return done(record)
}

export async function removeImageFiles(store: FileStore, id: string): Promise<void> {
  for (const width of imageWidths) await store.delete(imageKey(id, width))
}

export const imageKey = (id: string, width: number) => `images/${id}-${width}.webp`

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const fileForm = new RegExp(`^${uuid}-(?:${imageWidths.join('|')})\\.webp$`)

export const isImageFile = (name: string): boolean => fileForm.test(name)
