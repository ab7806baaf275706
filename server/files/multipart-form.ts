import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { Context, MiddlewareHandler } from 'hono'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Log } from '#server/log.ts'
import { receiveSelection } from './received-selection.ts'
import { requestBytes } from './request-bytes.ts'
import type { Sender, Uploads } from './uploads.ts'

type ReceivedForm = { ok: true; form: URLSearchParams } | { ok: false; status: 400 | 413; message: string }

/** Far above what our forms have. */
const limits = {
  fields: 50,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
  files: 20,
}

/** Read to its end even when the files are too much, so that the person's words are kept; but not for ever. */
const largestBody = 5 * attachmentRules.maximumTotalBytes

/**
 * Takes a multipart/form-data post, the form of a browser without script. Files stream into the store through the same
 * rules as signed uploads. The form that comes back has the text fields, one `fileUrls` for each stored file,
 * one `fileErrors` text for each refused one, and in `filesLeftOut` how many could not be taken for reasons of ours. Too
 * many files or bytes reject the whole selection, as in the browser. When the sender goes away, its files are removed.
 */
async function receiveMultipart(
  request: Request,
  deps: Readonly<{ sender: Sender | undefined; uploads: Uploads; log: Log }>,
): Promise<ReceivedForm> {
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
      // What went wrong with files is for the server to say, not for the form.
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
    if (error instanceof BodyTooLarge)
      return { ok: false, status: 413, message: 'This is more than the form can take. Please send less.' }
    deps.log.debug({ err: error }, 'A form did not arrive completely')
    return { ok: false, status: 400, message: 'The form did not arrive completely. Please send it again.' }
  }
  const { keys, errors, leftOut } = await selection.finish()
  for (const key of keys) form.append('fileUrls', key)
  for (const message of errors) form.append('fileErrors', message)
  if (leftOut > 0) form.append('filesLeftOut', String(leftOut))
  return { ok: true, form }
}

export type MultipartToFormDependencies = Readonly<{
  uploads: Uploads
  log: Log
  /** Who sends files by this request; undefined for who has sent too many just now, whose words still arrive. */
  senderOf: (c: Context) => Promise<Sender | undefined>
}>

/**
 * Turns a multipart post into an ordinary urlencoded one before anything behind it reads the body.
 * Belongs after the CSRF check: it stores files.
 */
export function multipartToForm({ uploads, log, senderOf }: MultipartToFormDependencies): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'POST' || !isMultipart(c)) return next()
    const received = await receiveMultipart(c.req.raw, { sender: await senderOf(c), uploads, log })
    if (!received.ok) return c.text(received.message, received.status)
    c.req.raw = withForm(c.req.raw, received.form)
    return next()
  }
}

/** The same request with an ordinary form as its body. */
export function withForm({ url, headers, signal }: Request, form: URLSearchParams): Request {
  const formHeaders = new Headers(headers)
  formHeaders.delete('content-length')
  formHeaders.delete('content-type')
  return new Request(url, { method: 'POST', headers: formHeaders, body: form, signal })
}

/** Whether a request says that it brings a form with files; media types are compared without case (RFC 9110). */
export function isMultipart(c: Context): boolean {
  return c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false
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
