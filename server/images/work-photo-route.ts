import { Hono } from 'hono'
import { fileDownload } from '#server/files/file-download.ts'
import type { FileStore } from '#server/files/file-store.ts'

type Upload = Parameters<typeof fileDownload>[1]

type WorkPhotoDependencies = Readonly<{
  store: FileStore
  /** Undefined for one that is not on the site. */
  findPhoto: (id: string, as: 'before' | 'after') => Promise<Upload | undefined>
}>

const fileForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(before|after)\.webp$/

/** As many pictures for a whole screen as are kept drawn, each some hundred kB. */
const mostKept = 40

/**
 * Photos of before and after the work, drawn anew without what a camera writes into them. No copy is stored: asked each time
 * whether the row is there, an address ends the moment its pair is taken off the site.
 */
export function workPhotoRoute({ findPhoto, store }: WorkPhotoDependencies): Hono {
  const app = new Hono()
  const drawn = new Map<string, Promise<ArrayBuffer | undefined>>()

  async function draw(upload: Upload): Promise<ArrayBuffer | undefined> {
    const view = await fileDownload(store, upload, { size: 'view', head: false })
    return view?.ok ? view.arrayBuffer() : undefined
  }

  async function pictureOf(upload: Upload): Promise<ArrayBuffer | undefined> {
    const made = drawn.get(upload.key) ?? draw(upload)
    drawn.delete(upload.key)
    drawn.set(upload.key, made)
    const [oldest] = drawn.keys()
    if (oldest && drawn.size > mostKept) drawn.delete(oldest)
    const picture = await made.catch(() => undefined)
    if (!picture) drawn.delete(upload.key)
    return picture
  }

  app.get('/:file', async (c) => {
    const [, id, which] = fileForm.exec(c.req.param('file')) ?? []
    if (!id) return c.notFound()
    const upload = await findPhoto(id, which === 'before' ? 'before' : 'after')
    if (!upload) return c.notFound()
    const picture = await pictureOf(upload)
    if (!picture) return c.body(null, 503, { 'retry-after': '2' })
    return c.body(picture, 200, {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      // Short, because it may be taken back.
      'cache-control': 'public, max-age=300',
    })
  })
  return app
}
