import { randomUUID } from 'node:crypto'
import { isDiskFull } from '#server/files/disk.ts'
import type { FileStore, ScratchFile } from '#server/files/file-store.ts'
import { openTurns } from '#server/limits/turns.ts'
import { type PlainReasonKey, type Reason, type Result, refuse } from '#server/result.ts'

export type ImageRefusal = Reason & { status: 413 | 415 | 422 | 503 | 507 }

export const refused = (status: ImageRefusal['status'], reason: PlainReasonKey) =>
  refuse<ImageRefusal>({ reason, status })

/** Of a picture that could not be drawn: the machine did not get to it, or it is the picture's fault. */
export const notDrawn = (why: 'too-slow' | 'busy', broken: PlainReasonKey) =>
  why === 'busy' ? refused(503, 'imagesBusy') : refused(422, broken)

type SentFile = {
  body: AsyncIterable<Uint8Array>
  atMost: number
  tooLarge: PlainReasonKey
  userId: string
}

// Decoding a large photo takes hundreds of megabytes and a core. Staff's own queue, not behind strangers'
// files.
const turns = openTurns({ concurrency: 1, concurrencyPerKey: 1, maxWaiting: 20 })

/** Receives a file of staff and works on it in turn; afterwards nothing of it is left but what `work` kept. */
export async function workOnSentFile<Value>(
  store: FileStore,
  { body, atMost, tooLarge, userId }: SentFile,
  work: (scratch: ScratchFile, uploadId: string) => Promise<Result<Value, ImageRefusal>>,
): Promise<Result<Value, ImageRefusal>> {
  const uploadId = randomUUID()
  try {
    const written = await store.writePart(uploadId, 1, { atMost }, body)
    if (!written.ok && written.refusal === 'too-long') return refused(413, tooLarge)
    if (!written.ok && written.refusal === 'no-room') return refused(507, 'noRoomForImages')
    const scratch = written.ok ? await store.assemble(uploadId, [1]) : undefined
    if (!scratch) return refused(422, 'imageInterrupted')
    const turn = await turns(userId)
    if (!turn.ok) return refused(503, 'imagesBusy')
    using _turn = turn.value
    return await work(scratch, uploadId)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    await store.disk.full()
    return refused(507, 'noRoomForImages')
  } finally {
    await store.abort(uploadId)
  }
}
