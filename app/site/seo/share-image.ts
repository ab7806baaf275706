import { createHash } from 'node:crypto'
import { servicesContext } from '#app/context.ts'
import { answerFile } from '#app/file-response.ts'
import { graphql } from '#app/graphql.ts'
import { loaded } from '#app/site/loaded.ts'
import { readProfile } from '#app/site/profile.ts'
import type { BusinessProfile } from '#content/business-profile.ts'
import type { Route } from './+types/share-image.ts'
import { sharePicture } from './share-picture.ts'
import { type SharedPage, sharedPage, sharedPost } from './shared-pages.ts'

const ReadSharedPost = graphql(`
  query ReadSharedPost($slug: String!) {
    listBlogs(filter: { slug: { eq: $slug }, isPublished: { eq: true } }, limit: 1) {
      items { slug title category }
    }
  }
`)

/** A picture has about 40 kB. */
const pictureOf = shareImageCache(200)

/** /share/<name>.png, for pages and published posts; any other name is a 404 that costs nothing. */
export async function loader({ params: { file }, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const name = /^([a-z0-9-]+)\.png$/.exec(file)?.[1]
  if (name === undefined) throw notFound()
  const { profile } = await readProfile(services)
  const page = sharedPage(name, profile) ?? (await pageOfPost(name))
  if (!page) throw notFound()
  const picture = await pictureOf(keyOf(name, page, profile), () => sharePicture(page, profile))
  return answerFile(request, { ...picture, type: 'image/png', maxAge: 3600 })

  async function pageOfPost(name: string): Promise<SharedPage | undefined> {
    const slug = /^post-(.+)$/.exec(name)?.[1]
    if (slug === undefined) return undefined
    const post = loaded(await services.run(ReadSharedPost, { slug })).listBlogs?.items[0]
    return post ? sharedPost(post) : undefined
  }
}

/** Everything that a picture shows: after a change of any of it the picture is another. */
const keyOf = (name: string, { title, cover }: SharedPage, profile: BusinessProfile) =>
  JSON.stringify([name, title, cover, profile])

const notFound = () => new Response('There is no such picture.', { status: 404 })

export type Picture = { bytes: Uint8Array<ArrayBuffer>; etag: string }

/**
 * Pictures by what they show. Each is made once for all who ask for it, one at a time, so that nobody can keep more
 * than one core busy; at the bound the one that was asked for least recently goes.
 */
export function shareImageCache(most: number) {
  const pictures = new Map<string, Promise<Picture>>()
  let queue: Promise<unknown> = Promise.resolve()

  return function pictureOf(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Picture> {
    const known = pictures.get(key)
    pictures.delete(key)
    const picture = known ?? inTurn(make)
    pictures.set(key, picture)
    const [oldest] = pictures.keys()
    if (pictures.size > most && oldest !== undefined) pictures.delete(oldest)
    if (!known)
      // What failed is tried again by the next who asks.
      picture.catch(() => pictures.get(key) === picture && pictures.delete(key))
    return picture
  }

  function inTurn(make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Picture> {
    const made = queue.then(make).then((bytes) => ({ bytes, etag: etagOf(bytes) }))
    queue = made.catch(() => undefined)
    return made
  }
}

const etagOf = (bytes: Uint8Array<ArrayBuffer>) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
