import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { Language } from '#content/languages.ts'
import { digestForm, markFileName, markFiles, markKinds } from '#content/profile/brand.ts'
import type { Actor, Staff, StaffInSession } from '#server/actor.ts'
import { toWebStream } from '#server/http/web-streams.ts'
import type { Log } from '#server/log.ts'
import { type Reason, sentence } from '#server/result.ts'
import {
  type ImageDependencies,
  imageKey,
  isImageFile,
  largestImageBytes,
  mayAddImages,
  receiveImage,
} from './receive-image.ts'
import { largestMarkBytes, type MarkDependencies, maySetMarks, receiveMark } from './receive-mark.ts'
import { type PhotoDependencies, receivePhoto } from './receive-photo.ts'

type Env = { Variables: { by: Staff } }

type RouteDependencies = ImageDependencies &
  MarkDependencies &
  PhotoDependencies & {
    actorOf: () => Promise<Actor>
    languageOf: (request: Request) => Language
    log: Log
  }

const fraction = z.coerce.number().min(0).max(1)
const crop = z
  .tuple([fraction, fraction, fraction, fraction])
  .refine(([x, y, width, height]) => width > 0 && height > 0 && x + width <= 1.0001 && y + height <= 1.0001)
  .transform(([x, y, width, height]) => ({ x, y, width, height }))

const formBytes = 64 * 1024

const isMarkFile = (name: string) => {
  const digest = /^brand-(\w+)-/.exec(name)?.[1] ?? ''
  return digestForm.test(digest) && markFiles.some((file) => markFileName(digest, file) === name)
}

const markKind = z.enum(markKinds)

/**
 * Everyone may see the files, which never change; staff add images by a multipart form of `file`, `alt`,
 * `decorative` and `crop` ("x,y,width,height" in fractions of the upright image), and those who may change the settings set
 * a logo or the icon (/brand/logo, /brand/darkLogo, /brand/icon) by one of `file`. Each signed-in person sets their own photo (/me), which is
 * not among the public files.
 */
export function imageRoutes(deps: RouteDependencies): Hono<Env> {
  const { store, actorOf, languageOf, log } = deps
  const app = new Hono<Env>()

  const say = (c: Context, reason: Reason) => sentence(reason, languageOf(c.req.raw).words.refusals)
  const failure = (c: Context, status: ContentfulStatusCode, reason: Reason) =>
    c.json({ message: say(c, reason) }, status)

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'An image request failed')
    return failure(c, 500, { reason: 'failed' })
  })

  app.get('/:file', async (c) => {
    const name = c.req.param('file')
    const isMark = isMarkFile(name)
    const file = isMark || isImageFile(name) ? await store.open(`images/${name}`) : undefined
    if (!file) return c.text(say(c, { reason: 'imageNotFound' }), 404)
    c.header('content-type', isMark ? 'image/png' : 'image/webp')
    c.header('content-length', String(file.size))
    c.header('cache-control', 'public, max-age=31536000, immutable')
    if (c.req.method === 'HEAD') {
      file.stream.destroy()
      return c.body(null)
    }
    return c.body(toWebStream(file.stream))
  })

  app.post('/', async (c, next) => {
    const actor = await actorOf()
    if (actor.kind === 'anonymous') return failure(c, 401, { reason: 'imageNotAllowed' })
    if (!mayAddImages(actor)) return failure(c, 403, { reason: 'imageNotAllowed' })
    c.set('by', actor)
    return next()
  })
  const tooLarge = (c: Context) => failure(c, 413, { reason: 'imageTooLarge' })
  app.post('/', bodyLimit({ maxSize: largestImageBytes + formBytes, onError: tooLarge }), async (c) => {
    const form = await c.req.raw.formData().catch(() => undefined)
    if (!form) return failure(c, 400, { reason: 'imageInterrupted' })
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) return failure(c, 400, { reason: 'imageMissing' })
    const alt = String(form.get('alt') ?? '').trim()
    if (!alt && !form.has('decorative')) return failure(c, 400, { reason: 'imageAltMissing' })
    const asked = form.get('crop')
    const part = asked ? crop.safeParse(String(asked).split(',')) : undefined
    if (part?.success === false) return failure(c, 400, { reason: 'imageCrop' })
    const sent = { body: file.stream(), alt, crop: part?.data }
    const received = await receiveImage(sent, c.get('by'), deps)
    if (!received.ok) return failure(c, received.refusal.status, received.refusal)
    const image = received.value
    return c.json({ ...image, path: `/${imageKey(image.id, 960)}` }, 201)
  })

  const allowMarks: MiddlewareHandler<Env> = async (c, next) => {
    const actor = await actorOf()
    if (actor.kind === 'anonymous') return failure(c, 401, { reason: 'markNotAllowed' })
    if (!maySetMarks(actor)) return failure(c, 403, { reason: 'markNotAllowed' })
    c.set('by', actor)
    return next()
  }
  const markTooLarge = (c: Context) => failure(c, 413, { reason: 'markTooLarge' })
  const limitMark = bodyLimit({ maxSize: largestMarkBytes + formBytes, onError: markTooLarge })
  app.post('/brand/:mark', allowMarks, limitMark, async (c) => {
    const kind = markKind.safeParse(c.req.param('mark'))
    if (!kind.success) return failure(c, 404, { reason: 'imageNotFound' })
    const form = await c.req.raw.formData().catch(() => undefined)
    const file = form?.get('file')
    if (!form) return failure(c, 400, { reason: 'imageInterrupted' })
    if (!(file instanceof File) || file.size === 0) return failure(c, 400, { reason: 'imageMissing' })
    const received = await receiveMark({ kind: kind.data, body: file.stream() }, c.get('by'), deps)
    if (!received.ok) return failure(c, received.refusal.status, received.refusal)
    return c.json(received.value, 201)
  })

  app.post('/me', bodyLimit({ maxSize: largestImageBytes + formBytes, onError: tooLarge }), async (c) => {
    const actor = await actorOf()
    if (actor.kind !== 'staff' || !isInSession(actor)) return failure(c, 401, { reason: 'photoNotAllowed' })
    const form = await c.req.raw.formData().catch(() => undefined)
    const file = form?.get('file')
    if (!form) return failure(c, 400, { reason: 'imageInterrupted' })
    if (!(file instanceof File) || file.size === 0) return failure(c, 400, { reason: 'imageMissing' })
    const received = await receivePhoto(file.stream(), actor, deps)
    return received.ok ? c.body(null, 204) : failure(c, received.refusal.status, received.refusal)
  })

  return app
}

const isInSession = (actor: Staff): actor is StaffInSession => actor.sessionId !== undefined
