import type { BusboyFileStream } from '@fastify/busboy'
import { attachmentRules, attachmentTexts } from '#content/attachment-rules.ts'
import type { Log } from '#server/log.ts'
import { isNoFault } from './upload-outcome.ts'
import type { Sender, Uploads } from './uploads.ts'

type Stored = { id: string; key: string }

export type ReceivedSelection = Readonly<{
  /** Takes one file of the form; every file handed over is read to its end, kept or not. */
  take: (file: BusboyFileStream, name: string | undefined) => void
  /**
   * When the whole form has arrived: what was stored, in the order of the form, what was refused, and how many files
   * were left out although nothing is wrong with them.
   */
  finish: () => Promise<{ keys: string[]; errors: string[]; leftOut: number }>
  /** When the form broke off: removes everything. */
  discard: () => Promise<void>
}>

/**
 * The files of one form, together under the limits of a selection (4 files, 40 MB). `mostBytes`: as many as the whole
 * form has, so that no more room is reserved than it can fill. Without a sender all files are left out.
 */
export function receiveSelection({
  sender,
  mostBytes,
  uploads,
  log,
}: Readonly<{
  sender: Sender | undefined
  mostBytes: number
  uploads: Uploads
  log: Log
}>): ReceivedSelection {
  const errors: string[] = []
  const stored: Stored[] = []
  const streams: BusboyFileStream[] = []
  let rejection: string | undefined
  let files = 0
  let bytes = 0
  let leftOut = 0
  let work: Promise<void> = Promise.resolve()

  function take(file: BusboyFileStream, name: string | undefined): void {
    // The parser reports a form that breaks off on the file as well; it is handled where it is read.
    file.on('error', () => undefined)
    // An empty file input arrives as a file without a name.
    if (!name) return void file.resume()
    files += 1
    if (files > attachmentRules.maximumFiles) rejection = attachmentTexts.tooManyFiles
    streams.push(file)
    // One after another: each must know what is left of the 40 MB. The parser waits, so nothing piles up.
    work = work.then(() => store(file, name)).finally(() => file.resume())
  }

  async function store(file: BusboyFileStream, name: string): Promise<void> {
    const room = attachmentRules.maximumTotalBytes - bytes
    if (room < 1) rejection ??= attachmentTexts.tooManyBytes
    if (rejection) return
    if (!sender) {
      leftOut += 1
      return
    }
    try {
      const atMost = Math.min(room, mostBytes)
      const outcome = await uploads.receive(sender, { name, atMost, body: counted(file) })
      if (outcome.ok) stored.push({ id: outcome.id, key: outcome.key })
      else if (outcome.reason === 'too-large') rejection ??= outcome.message
      else if (isNoFault(outcome.reason)) leftOut += 1
      else errors.push(outcome.message)
    } catch (error) {
      // A full or broken disk must not cost the request itself: it goes without the file.
      log.error({ err: error }, 'A file from a form could not be stored')
      leftOut += 1
    }
  }

  async function* counted(file: BusboyFileStream): AsyncGenerator<Uint8Array> {
    // Destroying a file of the parser would stop the parser; what is not wanted is read and dropped instead.
    for await (const chunk of file.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      yield chunk
    }
  }

  async function removeAll(): Promise<void> {
    for (const { id } of stored) if (sender) await uploads.cancel(id, sender.guestId)
  }

  return {
    take,
    async finish() {
      await work
      if (rejection === undefined) return { keys: stored.map(({ key }) => key), errors, leftOut }
      await removeAll()
      return { keys: [], errors: [rejection], leftOut: 0 }
    },
    async discard() {
      for (const stream of streams) stream.destroy(new Error('The form broke off'))
      await work
      await removeAll()
    },
  }
}
