import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromFile } from 'file-type'
import { z } from 'zod'
import { imageErrors } from '#content/en/image-errors.ts'
import { pictureWidths } from '#content/picture-address.ts'
import type { Call } from '../data-service/call.ts'
import { create } from '../data-service/operations.ts'
import { concurrencyGate } from '../files/concurrency-gate.ts'
import type { FileStore, ScratchFile } from '../files/file-store.ts'
import { uploaderOf } from '../files/uploader.ts'
import { image } from '../models/image.ts'
import { type Crop, cutImage } from './cut-image.ts'
import { imageKey, largestImageBytes } from './image-rules.ts'

export type ReceivedImage =
  | { ok: true; image: { id: string; alt: string; width: number; height: number } }
  | { ok: false; status: 413 | 415 | 422 | 507; message: string }

/** Kinds that are decoded and written anew. SVG is a program, HEIC nobody can show. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'])

const storedImage = z.object({ id: z.string(), alt: z.string(), width: z.number(), height: z.number() })

// Decoding a large photo takes hundreds of megabytes and a core.
const gate = concurrencyGate(1)

/** Takes one picture: checks what it is, cuts it, keeps it in all widths and writes down that it is there. */
export async function receiveImage(
  sent: { body: AsyncIterable<Uint8Array>; alt: string; crop: Crop | undefined },
  { store, call }: { store: FileStore; call: Call },
): Promise<ReceivedImage> {
  if (!(await store.hasRoomFor(largestImageBytes))) return refused(507, imageErrors.noRoom)
  const uploadId = randomUUID()
  try {
    const written = await store.writePart(uploadId, 1, { atMost: largestImageBytes }, sent.body)
    if (!written.ok && written.reason === 'too-long') return refused(413, imageErrors.tooLarge)
    if (!written.ok) return refused(422, imageErrors.interrupted)
    const scratch = await store.assemble(uploadId, [1])
    if (!scratch) return refused(422, imageErrors.interrupted)
    return await gate(() => keepImage(uploadId, scratch, sent, { store, call }))
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

  const paths = new Map<number, string>(
    pictureWidths.map((width) => [width, store.scratchPath(uploadId, `w${width}`)]),
  )
  const cut = await cutImage(scratch.path, crop, (width) => paths.get(width) ?? scratch.path)
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

const refused = (status: 413 | 415 | 422 | 507, message: string): ReceivedImage => ({
  ok: false,
  status,
  message,
})
