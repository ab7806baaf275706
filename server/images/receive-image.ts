import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromFile } from 'file-type'
import { z } from 'zod'
import { imageErrors } from '#content/en/image-errors.ts'
import { pictureWidths } from '#content/picture-address.ts'
import type { Actor } from '#server/data-service/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import { create } from '#server/data-service/operations.ts'
import { isDiskFull } from '#server/files/disk.ts'
import { fairTurns } from '#server/files/fair-turns.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import type { FileStore, ScratchFile } from '#server/files/file-store.ts'
import type { Crop } from '#server/files/image-tasks.ts'
import { inPictureProcess } from '#server/files/run-image-task.ts'
import { image } from '#server/models/image.ts'

type ReceivedImage =
  | { ok: true; image: { id: string; alt: string; width: number; height: number } }
  | { ok: false; status: RefusedStatus; message: string }

type RefusedStatus = 413 | 415 | 422 | 503 | 507

/** Kinds that are decoded and written anew. SVG is a program, HEIC nobody can show. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'])

const storedImage = z.object({ id: z.string(), alt: z.string(), width: z.number(), height: z.number() })

// Decoding a large photo takes hundreds of megabytes and a core. A place of their own: no stranger's file is before theirs.
const inTurn = fairTurns({ width: 1, longestLine: 20 })

/** For all widths together; the largest photos take some. */
const longestSeconds = 30

/** Takes one picture: checks what it is, cuts it, keeps it in all widths and writes down that it is there. */
export async function receiveImage(
  sent: { body: AsyncIterable<Uint8Array>; alt: string; crop: Crop | undefined },
  { store, call }: { store: FileStore; call: Call },
): Promise<ReceivedImage> {
  const uploadId = randomUUID()
  try {
    const written = await store.writePart(uploadId, 1, { atMost: largestImageBytes }, sent.body)
    if (!written.ok && written.reason === 'too-long') return refused(413, imageErrors.tooLarge)
    if (!written.ok && written.reason === 'no-room') return refused(507, imageErrors.noRoom)
    if (!written.ok) return refused(422, imageErrors.interrupted)
    const scratch = await store.assemble(uploadId, [1])
    if (!scratch) return refused(422, imageErrors.interrupted)
    const person = call.actor.kind === 'administrator' ? call.actor.userId : ''
    const kept = await inTurn(person, () => keepImage(uploadId, scratch, sent, { store, call }))
    return kept === 'busy' ? refused(503, imageErrors.busy) : kept
  } catch (error) {
    if (!isDiskFull(error)) throw error
    await store.disk.full()
    return refused(507, imageErrors.noRoom)
  } finally {
    await store.abort(uploadId)
  }
}

async function keepImage(
  uploadId: string,
  scratch: ScratchFile,
  { alt, crop }: { alt: string; crop: Crop | undefined },
  { store, call }: { store: FileStore; call: Call },
): Promise<ReceivedImage> {
  const type = (await fileTypeFromFile(scratch.path))?.mime ?? ''
  if (/^image\/hei[cf]/.test(type)) return refused(415, imageErrors.heic)
  if (!accepted.has(type)) return refused(415, imageErrors.type)

  const paths = pictureWidths.map((width) => [width, store.scratchPath(uploadId, `w${width}`)] as const)
  const outcome = await inPictureProcess('cut', [scratch.path, crop, paths], { seconds: longestSeconds })
  const cut = outcome.ok ? outcome.value : undefined
  if (!cut) return refused(422, imageErrors.broken)

  const digest = createHash('sha256')
    .update(`${scratch.sha256} ${JSON.stringify(crop ?? null)}`)
    .digest('hex')
  const made = await create(image, { alt, ...cut, type, digest }, undefined, {
    ...call,
    // That the person may is checked; only the upload itself makes rows, which is why the model lets nobody else.
    actor: { kind: 'system', ...(call.actor.kind === 'administrator' && { onBehalfOf: call.actor }) },
  })
  if (!made.ok) return refused(422, made.refusal.message)
  const stored = storedImage.parse(made.value)
  const theirs = store.as(uploaderOf(call.actor))
  for (const [width, path] of paths) await theirs.keep(path, imageKey(stored.id, width))
  return { ok: true, image: stored }
}

const refused = (status: RefusedStatus, message: string): ReceivedImage => ({
  ok: false,
  status,
  message,
})

/** What one upload may have. */
export const largestImageBytes = 15 * 1024 * 1024

/** A little more than the largest phone sensor in common use. */
export const largestImagePixels = 110_000_000

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const fileForm = new RegExp(`^${uuid}-(?:${pictureWidths.join('|')})\\.webp$`)

/** Whether the last part of a path can be a file of a picture; nothing else ever becomes a key. */
export const isImageFile = (name: string): boolean => fileForm.test(name)

/** The key in the file store, which is the path under which it is public too. */
export const imageKey = (id: string, width: number) => `images/${id}-${width}.webp`

/** Administrators add pictures, unless what they came with is only for reading. */
export const mayAddImages = (actor: Actor): boolean => actor.kind === 'administrator' && !actor.readOnly

/** Removes a picture in all its widths. */
export async function removeImageFiles(store: FileStore, id: string): Promise<void> {
  for (const width of pictureWidths) await store.delete(imageKey(id, width))
}
