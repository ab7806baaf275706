import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Context, MiddlewareHandler } from 'hono'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Language } from '#content/languages.ts'
import type { Log } from '#server/log.ts'
import { done, type Reason, type Result, refuse, sentence } from '#server/result.ts'
import { requestBytes } from './file-routes.ts'
import { isOurFault } from './file-rules.ts'
import type { UploadSender, Uploads } from './uploads.ts'

/**
 * Turns a multipart post into an urlencoded one before its body is read. Belongs after the CSRF check: it
 * stores files.
 */
export function multipartToForm({
  uploads,
  log,
  senderOf,
  languageOf,
}: {
  uploads: Uploads
  log: Log
  senderOf: (c: Context) => Promise<UploadSender | undefined>
  languageOf: (request: Request) => Language
}): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'POST' || !isMultipart(c)) return next()
    const { refusals } = languageOf(c.req.raw).words
    const received = await receiveMultipart(c.req.raw, { sender: await senderOf(c), uploads, log })
    if (!received.ok) return c.text(sentence(received.refusal, refusals), received.refusal.status)
    const { form, errors } = received.value
    for (const error of errors) form.append('fileErrors', sentence(error, refusals))
    c.req.raw = withForm(c.req.raw, form)
    return next()
  }
}

const limits = {
  fields: 50,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
  files: 20,
}

/** Too large a body is still read, to keep the text fields; but not forever. */
const largestBody = 5 * attachmentRules.maximumTotalBytes

/**
 * For forms of browsers without script. Files stream into the store by the rules of signed uploads. The
 * resulting form has the text fields, a `fileUrls` for each stored file, in `filesLeftOut` how many could not
 * be taken for reasons of ours, and `errors` for refused files. Too many files or bytes reject the whole
 * selection, as in the browser. When the sender disconnects, its files are removed.
 */
async function receiveMultipart(
  request: Request,
  deps: Readonly<{ sender: UploadSender | undefined; uploads: Uploads; log: Log }>,
): Promise<Result<{ form: URLSearchParams; errors: Reason[] }, Reason & { status: 400 | 413 }>> {
  const mostBytes = Number(request.headers.get('content-length')) || largestBody
  const selection = receiveSelection({ ...deps, mostBytes })
  const form = new URLSearchParams()
  let tooMuchText = false
  try {
    // The constructor throws when the type has no boundary.
    const parser = new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits,
    })
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (name === 'fileErrors' || name === 'filesLeftOut') return
      tooMuchText ||= valueCut
      form.append(name, value)
    })
    parser.on('fieldsLimit', () => {
      tooMuchText = true
    })
    parser.on('file', (_field, file, name) => selection.take(file, name))
    await pipeline(requestBytes(request), bounded, parser)
    if (tooMuchText) throw new BodyTooLarge()
  } catch (error) {
    await selection.discard()
    if (error instanceof BodyTooLarge) return refuse({ status: 413, reason: 'tooMuchForForm' })
    deps.log.debug({ err: error }, 'A form did not arrive completely')
    return refuse({ status: 400, reason: 'formInterrupted' })
  }
  const { keys, errors, leftOut } = await selection.finish()
  for (const key of keys) form.append('fileUrls', key)
  if (leftOut > 0) form.append('filesLeftOut', String(leftOut))
  return done({ form, errors })
}

class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

async function* bounded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > largestBody) throw new BodyTooLarge()
    yield chunk
  }
}

type ReceivedSelection = Readonly<{
  take: (file: BusboyFileStream, name: string | undefined) => void
  finish: () => Promise<{ keys: string[]; errors: Reason[]; leftOut: number }>
  discard: () => Promise<void>
}>

/**
 * One selection (4 files, 40 MB). `mostBytes`: the size of the form, so that no more room is reserved than
 * needed. Without a sender all files are left out.
 */
function receiveSelection({
  sender,
  mostBytes,
  uploads,
  log,
}: Readonly<{
  sender: UploadSender | undefined
  mostBytes: number
  uploads: Uploads
  log: Log
}>): ReceivedSelection {
  const errors: Reason[] = []
  const stored: { id: string; key: string }[] = []
  const streams: BusboyFileStream[] = []
  let rejection: Reason | undefined
  let files = 0
  let bytes = 0
  let leftOut = 0
  let work: Promise<void> = Promise.resolve()

  function take(file: BusboyFileStream, name: string | undefined): void {
    // The parser reports a broken form on the file as well; it is handled where it is read.
    file.on('error', () => undefined)
    if (!name) return void file.resume()
    files += 1
    if (files > attachmentRules.maximumFiles) rejection = { reason: 'tooManyFiles' }
    streams.push(file)
    // One after another, because each counts against the rest of the 40 MB. The parser waits, so nothing
    // piles up.
    work = work.then(() => store(file, name)).finally(() => file.resume())
  }

  async function store(file: BusboyFileStream, name: string): Promise<void> {
    const room = attachmentRules.maximumTotalBytes - bytes
    if (room < 1) rejection ??= { reason: 'tooManyBytes' }
    if (rejection) return
    if (!sender) {
      leftOut += 1
      return
    }
    try {
      const atMost = Math.min(room, mostBytes)
      const received = await uploads.receive(sender, { name, atMost, body: counted(file) })
      if (received.ok) stored.push(received.value)
      else if (received.refusal.code === 'too-large') rejection ??= received.refusal
      else if (isOurFault(received.refusal.code)) {
        log.warn({ code: received.refusal.code }, 'A file of a form was not taken')
        leftOut += 1
      } else errors.push(received.refusal)
    } catch (error) {
      log.error({ err: error }, 'A file from a form could not be stored')
      leftOut += 1
    }
  }

  async function* counted(file: BusboyFileStream): AsyncGenerator<Uint8Array> {
    // Destroying a file would stop the parser; the rest is read and dropped.
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

function withForm({ url, headers, signal }: Request, form: URLSearchParams): Request {
  const formHeaders = new Headers(headers)
  formHeaders.delete('content-length')
  formHeaders.delete('content-type')
  return new Request(url, { method: 'POST', headers: formHeaders, body: form, signal })
}

function isMultipart(c: Context): boolean {
  return c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false
}
