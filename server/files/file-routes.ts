import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Language } from '#content/languages.ts'
import type { Actor } from '#server/actor.ts'
import { addressKey } from '#server/http/client-address.ts'
import { asNodeStream } from '#server/http/web-streams.ts'
import { openTurns } from '#server/limits/turns.ts'
import type { Log } from '#server/log.ts'
import { type Reason, sentence } from '#server/result.ts'
import { mayIn, mayWorkOnLeads } from '#server/rights.ts'
import { fileDownload } from './file-download.ts'
import { signedLink, signedPartUrl, verifyUrl } from './file-links.ts'
import {
  attachmentPrefix,
  busy,
  isKey,
  isOurFault,
  noRoom,
  type UploadRefusal,
  type UploadRefusalCode,
  uploaderOf,
  uploadNotFound,
} from './file-rules.ts'
import type { FileStore } from './file-store.ts'
import type { Uploads } from './uploads.ts'

type FileRoutesDependencies = Readonly<{
  uploads: Uploads
  store: FileStore
  secret: string
  actorOf: (request: Request) => Promise<Actor>
  addressOf: (request: Request) => string
  languageOf: (request: Request) => Language
  log: Log
  now?: () => Date
}>

const statusOf: Readonly<Record<UploadRefusalCode, ContentfulStatusCode>> = {
  'bad-request': 400,
  'not-found': 404,
  claimed: 409,
  incomplete: 409,
  // The line was too slow or went away: the same request may be sent again (RFC 9110, section 15.5.9).
  interrupted: 408,
  superseded: 409,
  expired: 410,
  'wrong-length': 400,
  'too-large': 413,
  // Not 429, which clients retry by themselves: that does not help here.
  'too-many': 409,
  'not-accepted': 415,
  broken: 422,
  'no-room': 507,
  busy: 503,
  'too-slow': 422,
}

/** Concurrent parts from one address: six pages that send four at a time. */
const mostParts = 24

const octets = 'application/octet-stream'

const seesAll = (actor: Actor) => actor.kind === 'staff' && mayIn(actor, 'leads', 'read')
const opening = z.object({
  name: z.string().min(1).max(1000),
  size: z.int().min(0),
  type: z.string().max(200).default(''),
  idempotencyKey: z.string().min(1).max(100).optional(),
})
const uuid = z.uuid()

/**
 * Errors are JSON `{ message }`. A part is sent with content-length and content-type exactly as announced
 * when the upload was opened (no type: application/octet-stream); both are inside the signature of its URL.
 */
export function fileRoutes(deps: FileRoutesDependencies): Hono {
  const { uploads, store, secret, actorOf, addressOf, languageOf, log, now = () => new Date() } = deps
  const app = new Hono()
  const failure = (c: Context, status: ContentfulStatusCode, reason: Reason) =>
    c.json({ message: sentence(reason, languageOf(c.req.raw).words.refusals) }, status)
  const unknownCaller = (c: Context) => failure(c, 401, { reason: 'sendKeyOrSignIn' })
  const tooLarge = (c: Context) => failure(c, 413, { reason: 'tooMuchSent' })
  const refusedLink = (c: Context, verdict: 'forged' | 'expired') =>
    verdict === 'expired'
      ? failure(c, 410, { reason: 'linkExpired' })
      : failure(c, 403, { reason: 'linkInvalid' })
  const refused = (c: Context, refusal: UploadRefusal) => {
    if (isOurFault(refusal.code)) log.warn({ code: refusal.code, path: c.req.path }, 'A file was not taken')
    if (refusal.code === 'busy') c.header('Retry-After', String(attachmentRules.busySeconds))
    return failure(c, statusOf[refusal.code], refusal)
  }
  const secondsUntil = (moment: Date) => Math.ceil((moment.getTime() - now().getTime()) / 1000)

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'A file request failed')
    return failure(c, 500, { reason: 'failed' })
  })
  app.notFound((c) => failure(c, 404, { reason: 'notFound' }))

  async function uploaderIn(c: Context): Promise<string | Response> {
    const actor = await actorOf(c.req.raw)
    if (actor.kind === 'leadSource') return failure(c, 403, { reason: 'keyOnlyBringsLeads' })
    if (actor.kind === 'staff' && actor.readOnly) return failure(c, 403, { reason: 'keyOnlyReads' })
    if (actor.kind === 'staff' && !mayWorkOnLeads(actor)) return failure(c, 403, { reason: 'filesNotInRole' })
    return uploaderOf(actor) ?? unknownCaller(c)
  }

  app.post('/uploads', bodyLimit({ maxSize: 8 * 1024, onError: tooLarge }), async (c) => {
    const guestId = await uploaderIn(c)
    if (guestId instanceof Response) return guestId
    // A page of another site can post a form in a visitor's name, but not JSON.
    if (typeOf(c.req.header('content-type')).split(';')[0] !== 'application/json')
      return failure(c, 415, { reason: 'sendJson' })
    const input = opening.safeParse(await c.req.json().catch(() => undefined))
    if (!input.success) return failure(c, 400, { reason: 'describeOneFile' })
    const opened = await uploads.open({ guestId, address: addressOf(c.req.raw) }, input.data)
    if (!opened.ok) return refused(c, opened.refusal)
    const type = typeOf(input.data.type)
    const { id, key, partSize, parts, expiresAt } = opened.value
    const { direct } = store.as(guestId)
    const addresses = direct
      ? await direct.addresses(id, parts, type, secondsUntil(expiresAt)).catch(withoutAddresses)
      : parts.map((part) => signedPartUrl(secret, id, part, type, expiresAt))
    if (!addresses) {
      await uploads.cancel(id, guestId).catch(withoutAddresses)
      return refused(c, noRoom.refusal)
    }
    const partsToSend = parts.map((part, index) => ({ ...part, url: addresses[index] }))
    return c.json({ id, key, partSize, parts: partsToSend, expiresAt: expiresAt.toISOString() }, 201)
  })

  /** A failing bucket must not cost the request, only the files; what is left behind is swept. */
  function withoutAddresses(error: unknown): undefined {
    log.error({ err: error }, 'The bucket takes no upload')
  }

  const partTurns = openTurns({
    concurrency: Number.POSITIVE_INFINITY,
    concurrencyPerKey: mostParts,
    maxWaiting: 0,
  })

  app.put('/uploads/:id/parts/:number', async (c, next) => {
    const turn = await partTurns(addressKey(addressOf(c.req.raw)))
    if (!turn.ok) return refused(c, busy.refusal)
    using _turn = turn.value
    await next()
  })

  app.put('/uploads/:id/parts/:number', async (c) => {
    const url = new URL(c.req.url)
    const verdict = verifyUrl(secret, 'PUT', url, now())
    if (!verdict.ok) return refusedLink(c, verdict.refusal)
    const announced = c.req.header('content-length')
    if (announced === undefined) return failure(c, 411, { reason: 'partLengthMissing' })
    const length = Number(url.searchParams.get('length'))
    if (Number(announced) > length) return failure(c, 413, { reason: 'partTooLong' })
    if (Number(announced) !== length) return failure(c, 400, { reason: 'partTooShort' })
    if (typeOf(c.req.header('content-type')) !== url.searchParams.get('type'))
      return failure(c, 415, { reason: 'partTypeChanged' })
    const written = await uploads.writePart(
      c.req.param('id'),
      Number(c.req.param('number')),
      requestBytes(c.req.raw),
    )
    return written.ok ? c.body(null, 204) : refused(c, written.refusal)
  })

  app.post('/uploads/:id/complete', async (c) => {
    const guestId = await uploaderIn(c)
    if (guestId instanceof Response) return guestId
    const id = uuid.safeParse(c.req.param('id'))
    const stored = id.success ? await uploads.complete(id.data, guestId) : uploadNotFound
    if (!stored.ok) return refused(c, stored.refusal)
    const { key, contentType, size } = stored.value
    return c.json({ key, contentType, size })
  })

  app.delete('/uploads/:id', async (c) => {
    const guestId = await uploaderIn(c)
    if (guestId instanceof Response) return guestId
    const id = uuid.safeParse(c.req.param('id'))
    const canceled = id.success ? await uploads.cancel(id.data, guestId) : uploadNotFound
    return canceled.ok ? c.body(null, 204) : refused(c, canceled.refusal)
  })

  app.get('/quote-attachments', async (c) => {
    const actor = await actorOf(c.req.raw)
    const guestId = uploaderOf(actor)
    if (!guestId) return unknownCaller(c)
    const files = await uploads.list(seesAll(actor) ? undefined : guestId)
    const items = files.map(({ key, name, size, contentType, hasThumbnail }) => ({
      key,
      name,
      size,
      contentType,
      url: signedLink(secret, { key }, now()),
      thumbnailUrl: hasThumbnail ? signedLink(secret, { key, size: 'thumbnail' }, now()) : null,
    }))
    c.header('cache-control', 'private, no-store')
    return c.json({ items })
  })

  app.get('/quote-attachments/:name', async (c) => {
    const url = new URL(c.req.url)
    const signed = url.searchParams.has('signature')
    const verdict = signed ? verifyUrl(secret, c.req.method, url, now()) : undefined
    if (verdict?.ok === false) return refusedLink(c, verdict.refusal)
    const actor = signed ? undefined : await actorOf(c.req.raw)
    if (actor && !uploaderOf(actor)) return unknownCaller(c)

    const key = `${attachmentPrefix}${c.req.param('name')}`
    const upload = isKey(key) ? await uploads.find(key) : undefined
    const mayRead = !actor || seesAll(actor) || upload?.guestId === uploaderOf(actor)
    if (!upload || !mayRead) return failure(c, 404, { reason: 'fileNotFound' })
    const asked = url.searchParams.get('size')
    // A view is computed for each request, so only for links that we gave to staff.
    const size = asked === 'thumbnail' || (asked === 'view' && signed) ? asked : undefined
    const theirs = store.as(actor && uploaderOf(actor))
    const download = await fileDownload(theirs, upload, { size, head: c.req.method === 'HEAD' })
    return download ?? failure(c, 404, { reason: 'fileNotFound' })
  })

  app.delete('/quote-attachments/:name', async (c) => {
    const actor = await actorOf(c.req.raw)
    if (!uploaderOf(actor)) return unknownCaller(c)
    if (actor.kind !== 'staff') return failure(c, 403, { reason: 'onlyStaffDeleteFiles' })
    if (actor.readOnly) return failure(c, 403, { reason: 'keyOnlyReads' })
    if (!mayIn(actor, 'leads', 'write')) return failure(c, 403, { reason: 'filesNotInRole' })
    const key = `${attachmentPrefix}${c.req.param('name')}`
    const removed = isKey(key) && (await uploads.remove(key, actor))
    return removed ? c.body(null, 204) : failure(c, 404, { reason: 'fileNotFound' })
  })

  return app
}

function typeOf(header: string | undefined): string {
  return header?.trim().toLowerCase() || octets
}

/**
 * Not Readable.fromWeb: if the sender disconnects before reading begins, it emits an unhandled error, which
 * ends the process.
 */
export async function* requestBytes(request: Request): AsyncGenerator<Uint8Array, void> {
  if (request.body) yield* asNodeStream(request.body)
}
