import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromFile } from 'file-type'
import { z } from 'zod'
import { imageErrors } from '#content/en/refusals.ts'
import { pictureWidths } from '#content/picture-address.ts'
import type { Call } from '#server/data-service/call.ts'
import { create } from '#server/data-service/operations.ts'
import { isDiskFull } from '#server/files/disk.ts'
import { fairTurns } from '#server/files/fair-turns.ts'
import type { FileStore, ScratchFile } from '#server/files/file-store.ts'
import { inPictureProcess } from '#server/files/picture-process.ts'
import { uploaderOf } from '#server/files/uploader.ts'
import { image } from '#server/models/image.ts'
import type { Crop } from './cut-image.ts'
import { imageKey, largestImageBytes } from './image-rules.ts'

export type ReceivedImage =
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
