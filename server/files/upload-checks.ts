import { rm } from 'node:fs/promises'
import { openTurns } from '#server/limits/turns.ts'
import { done, type Result } from '#server/result.ts'
import type { Upload } from '#server/schema/files.ts'
import { busy, noRoom, partsOf, refuseUpload, type UploadRefusal } from './file-rules.ts'
import type { FileStore, ScratchFile } from './file-store.ts'
import { runImageTask } from './image-tasks/run-image-task.ts'
import {
  type Content,
  checkContent,
  type PreparedAttachment,
  prepareAttachment,
} from './prepare-attachment.ts'

type Checked = Result<PreparedAttachment & { sha256: string }, UploadRefusal>

/** Networks take turns; the one with the most waiting is refused first. */
const lineOf = (concurrency: number) =>
  openTurns({ concurrency, concurrencyPerKey: concurrency, maxWaiting: 40 })

const small = { bytes: 5 * 1024 * 1024, pixels: 15_000_000 }

/** Of processor time for each step of a file; less for ten minutes after a costly one from the network. */
const seconds = { usually: 8, afterSlow: 2 }
const costlyMs = 2_000
const rememberedMs = 10 * 60_000
const mostRemembered = 1_000

/**
 * Assembles and checks uploads. Decoding takes memory and a core: two small files at once, and beside them
 * one larger. The cost is read from the file's head before decoding.
 */
export function uploadChecks(store: FileStore): (upload: Upload) => Promise<Checked> {
  const reading = lineOf(2)
  const smallOnes = lineOf(2)
  const others = lineOf(1)
  const slowUntil = new Map<string, number>()

  return async (upload) => {
    const network = upload.network ?? upload.guestId
    const read = await inTurn(reading, network, upload, (theirs) => readWhole(theirs, upload))
    if (!read.ok) return read
    const { scratch, content, isSmall } = read.value
    const isSlow = (slowUntil.get(network) ?? 0) > performance.now()
    const turns = isSmall && !isSlow ? smallOnes : others
    let cost = 0
    const limits = {
      seconds: isSlow ? seconds.afterSlow : seconds.usually,
      onCost: (ms: number) => {
        cost += ms
      },
    }
    const checked = await inTurn(turns, network, upload, (theirs) =>
      prepareAttachment(theirs, upload, scratch, content, limits),
    )
    if (cost > costlyMs) rememberSlow(network)
    await rm(scratch.path, { force: true })
    return checked.ok ? done({ ...checked.value, sha256: scratch.sha256 }) : checked
  }

  async function inTurn<Value>(
    turns: ReturnType<typeof openTurns>,
    network: string,
    { guestId, declaredSize }: Upload,
    work: (theirs: FileStore) => Promise<Result<Value, UploadRefusal>>,
  ): Promise<Result<Value, UploadRefusal>> {
    const turn = await turns(network)
    if (!turn.ok) return busy
    using _turn = turn.value
    using hold = await store.disk.hold(declaredSize)
    if (!hold) return noRoom
    try {
      const worked = await work(store.as(guestId))
      return !worked.ok && hold.signal.aborted ? noRoom : worked
    } catch (error) {
      if (hold.signal.aborted) return noRoom
      throw error
    }
  }

  function rememberSlow(network: string) {
    slowUntil.delete(network)
    slowUntil.set(network, performance.now() + rememberedMs)
    const [oldest] = slowUntil.keys()
    if (slowUntil.size > mostRemembered && oldest !== undefined) slowUntil.delete(oldest)
  }
}

type Whole = { scratch: ScratchFile; content: Content; isSmall: boolean }

async function readWhole(store: FileStore, upload: Upload): Promise<Result<Whole, UploadRefusal>> {
  const parts = partsOf(upload.declaredSize, upload.partSize)
  const scratch = await store.assemble(
    upload.id,
    parts.map((part) => part.number),
  )
  if (!scratch) return refuseUpload('incomplete', { reason: 'uploadIncomplete' })
  const content = await checkContent(scratch.path, upload.name)
  if (!content.ok) return refuseUpload('not-accepted', content.refusal)
  const pixels = content.value.kind === 'pdf' ? 0 : await pixelsOf(scratch.path)
  const isSmall = scratch.size < small.bytes && pixels < small.pixels
  return done({ scratch, content: content.value, isSmall })
}

async function pixelsOf(path: string): Promise<number> {
  const measured = await runImageTask('measure', [path], { seconds: seconds.afterSlow })
  return measured.ok ? measured.value : Number.POSITIVE_INFINITY
}
