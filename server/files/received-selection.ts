import type { BusboyFileStream } from '@fastify/busboy'
import { attachmentRules, attachmentTexts } from '#content/attachment-rules.ts'
import type { Log } from '../log.ts'
import type { Uploads } from './uploads.ts'

type Stored = { id: string; key: string }

export type ReceivedSelection = Readonly<{
  /** Takes one file of the form; every file handed over is read to its end, kept or not. */
  take: (file: BusboyFileStream, name: string | undefined) => void
  /** When the whole form has arrived: what was stored, in the order of the form, and what was refused. */
  finish: () => Promise<{ keys: string[]; errors: string[] }>
  /** When the form broke off: removes everything. */
  discard: () => Promise<void>
}>

/** The files of one form, together under the limits of a selection (4 files, 40 MB). */
export function receiveSelection({
  guestId,
  uploads,
  log,
}: Readonly<{ guestId: string; uploads: Uploads; log: Log }>): ReceivedSelection {
  const errors: string[] = []
  const stored: Stored[] = []
  const streams: BusboyFileStream[] = []
  let rejection: string | undefined
  let files = 0
  let bytes = 0
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
    const atMost = attachmentRules.maximumTotalBytes - bytes
    if (atMost < 1) rejection ??= attachmentTexts.tooManyBytes
    if (rejection) return
    try {
      const outcome = await uploads.receive(guestId, { name, atMost, body: counted(file) })
      if (outcome.ok) stored.push(outcome)
      else if (outcome.reason === 'too-large') rejection ??= outcome.message
      else errors.push(outcome.message)
    } catch (error) {
      // A full or broken disk must not cost the request itself: the words still arrive.
      log.error({ err: error }, 'A file from a form could not be stored')
      errors.push(`${name} could not be stored. Please try again or send your request without it.`)
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
    for (const { id } of stored) await uploads.cancel(id, guestId)
  }

  return {
    take,
    async finish() {
      await work
      if (rejection === undefined) return { keys: stored.map(({ key }) => key), errors }
      await removeAll()
      return { keys: [], errors: [rejection] }
    },
    async discard() {
      for (const stream of streams) stream.destroy(new Error('The form broke off'))
      await work
      await removeAll()
    },
  }
}
