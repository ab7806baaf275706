import type { MiddlewareHandler } from 'hono'
import type { Actor } from '#server/actor.ts'
import type { Config } from '#server/config.ts'
import type { Call } from '#server/data-service/call.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { isMultipart, withForm } from '#server/files/multipart-form.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { imageKey, largestImageBytes, mayAddImages } from './image-rules.ts'
import { receiveImage } from './receive-image.ts'

/** Twice what a picture may have: one that is a little too large is refused in the form, which keeps the words. */
export const largestPictureForm = 2 * largestImageBytes

type PictureToFormDependencies = Readonly<{
  store: FileStore
  actorOf: () => Promise<Actor>
  callOf: (actor: Actor) => Call
  config: Config
}>

/**
 * Turns the form of a post, as browsers send it without script, into an ordinary one before the page reads it: the file
 * `picture` becomes its address, or `pictureError` says why there is none. What it shows is in `imageAlt`.
 */
export function pictureToForm(deps: PictureToFormDependencies): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'POST' || !isMultipart(c)) return next()
    const actor = await deps.actorOf()
    // Whoever may not add pictures is sent away by the page.
    if (!mayAddImages(actor)) return next()
    const sent = await c.req.raw.formData().catch(() => undefined)
    if (!sent) return c.text('The form did not arrive completely. Please send it again.', 400)
    const form = new URLSearchParams()
    for (const [name, value] of sent) if (typeof value === 'string') form.append(name, value)
    const file = sent.get('picture')
    if (file instanceof File && file.size > 0) {
      const alt = String(sent.get('imageAlt') ?? '').trim()
      const call = deps.callOf(actor)
      const received = await receiveImage({ body: file.stream(), alt, crop: undefined }, { ...deps, call })
      if (received.ok)
        form.set('picture', `${siteOrigin(deps.config, c.req.raw)}/${imageKey(received.image.id, 960)}`)
      else form.set('pictureError', received.message)
    }
    c.req.raw = withForm(c.req.raw, form)
    return next()
  }
}
