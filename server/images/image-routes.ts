import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { imageErrors } from '#content/en/image-errors.ts'
import type { Actor } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { Log } from '#server/log.ts'
import { imageKey, isImageFile, largestImageBytes, mayAddImages } from './image-rules.ts'
import { receiveImage } from './receive-image.ts'

type ImageRoutesDependencies = Readonly<{
  store: FileStore
  actorOf: () => Promise<Actor>
  callOf: (actor: Actor) => Call
  log: Log
}>

const fraction = z.coerce.number().min(0).max(1)
const crop = z
  .tuple([fraction, fraction, fraction, fraction])
  .refine(([x, y, width, height]) => width > 0 && height > 0 && x + width <= 1.0001 && y + height <= 1.0001)
  .transform(([x, y, width, height]) => ({ x, y, width, height }))

/** Beside the picture: its fields and the seams of the form. */
const largestForm = largestImageBytes + 64 * 1024

/**
 * The pictures of posts, under /images. Everybody may see the files, which never change; administrators add some by a
 * multipart form of `file`, `alt`, `decorative` and `crop` ("x,y,width,height" in fractions of the upright picture).
 */
export function imageRoutes({ store, actorOf, callOf, log }: ImageRoutesDependencies): Hono {
  const app = new Hono()

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a picture request failed')
    return c.json({ message: 'Something went wrong on our side. Please try again.' }, 500)
  })

  app.get('/:file', async (c) => {
    const name = c.req.param('file')
    const file = isImageFile(name) ? await store.open(`images/${name}`) : undefined
    if (!file) return c.text('This picture was not found.', 404)
    c.header('content-type', 'image/webp')
    c.header('content-length', String(file.size))
    c.header('cache-control', 'public, max-age=31536000, immutable')
    if (c.req.method === 'HEAD') {
      file.stream.destroy()
      return c.body(null)
    }
    // Node's and the DOM's declarations of the same web stream differ.
    return c.body(Readable.toWeb(file.stream) as ReadableStream)
  })

  app.post('/', async (c, next) => {
    const actor = await actorOf()
    if (actor.kind === 'anonymous') return c.json({ message: imageErrors.notAllowed }, 401)
    return mayAddImages(actor) ? next() : c.json({ message: imageErrors.notAllowed }, 403)
  })
  const tooLarge = (c: Context) => c.json({ message: imageErrors.tooLarge }, 413)
  app.post('/', bodyLimit({ maxSize: largestForm, onError: tooLarge }), async (c) => {
    const form = await c.req.raw.formData().catch(() => undefined)
    if (!form) return c.json({ message: imageErrors.interrupted }, 400)
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) return c.json({ message: imageErrors.noFile }, 400)
    const alt = String(form.get('alt') ?? '').trim()
    if (!alt && !form.has('decorative')) return c.json({ message: imageErrors.alt }, 400)
    const asked = form.get('crop')
    const part = asked ? crop.safeParse(String(asked).split(',')) : undefined
    if (part?.success === false) return c.json({ message: imageErrors.crop }, 400)
    const received = await receiveImage(
      { body: file.stream(), alt, crop: part?.data },
      { store, call: callOf(await actorOf()) },
    )
    if (!received.ok) return c.json({ message: received.message }, received.status)
    const { image } = received
    return c.json({ ...image, path: `/${imageKey(image.id, 960)}` }, 201)
  })

  return app
}
