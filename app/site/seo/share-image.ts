import { createElement } from 'react'
import { servicesContext } from '#app/context.ts'
import { coverFor } from '#app/drawings/covers.tsx'
import { ServicesPageDrawing } from '#app/drawings/pages/services.tsx'
import { fileResponse } from '#app/file-response.ts'
import { graphql } from '#app/graphql.ts'
import { loaded } from '#app/site/loaded.ts'
import { readProfile } from '#app/site/profile.ts'
import { findShareImage, type ShareImage } from '#app/site/site-pages.ts'
import { markOn } from '#content/profile/brand.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { speechOf } from '#words/facts.ts'
import type { Route } from './+types/share-image.ts'
import { drawShareImage, footOf, shareImageCache } from './draw-share-image.ts'

const ReadSharedPost = graphql(`
  query ReadSharedPost($slug: String!) {
    listBlogs(filter: { slug: { eq: $slug }, isPublished: { eq: true } }, limit: 1) {
      items { slug title category }
    }
  }
`)

const ReadSharedPage = graphql(`
  query ReadSharedPage($slug: String!) {
    listPages(filter: { slug: { eq: $slug }, isPublished: { eq: true } }, limit: 1) {
      items { title }
    }
  }
`)

const cachedImage = shareImageCache(200)

/** /share/<name>.png, for pages and published posts; any other name is a 404 that costs nothing. */
export async function loader({ params: { file }, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const name = /^([a-z0-9-]+)\.png$/.exec(file)?.[1]
  if (name === undefined) throw notFound()
  const { profile } = await readProfile(services)
  const page =
    findShareImage(name, speechOf(profile)) ?? (await imageOfPost(name)) ?? (await imageOfOwnPage(name))
  if (!page) throw notFound()
  const placed = markOn('dark', profile)
  const image = await cachedImage(cacheKey(name, page, profile), async () =>
    drawShareImage(page, profile, placed ? await services.readMark(placed.mark, 'logo') : undefined),
  )
  return fileResponse(request, { ...image, type: 'image/png', maxAge: 3600 })

  async function imageOfPost(name: string): Promise<ShareImage | undefined> {
    const slug = /^post-(.+)$/.exec(name)?.[1]
    if (slug === undefined) return undefined
    const post = loaded(await services.run(ReadSharedPost, { slug })).listBlogs?.items[0]
    if (!post) return undefined
    const Cover = coverFor(post)
    return { title: post.title, drawing: createElement(Cover, { alternative: '' }), cover: post.category }
  }

  async function imageOfOwnPage(name: string): Promise<ShareImage | undefined> {
    const slug = /^page-(.+)$/.exec(name)?.[1]
    if (slug === undefined) return undefined
    const page = loaded(await services.run(ReadSharedPage, { slug })).listPages?.items[0]
    if (!page) return undefined
    return { title: page.title, drawing: createElement(ServicesPageDrawing, { alternative: '' }) }
  }
}

const cacheKey = (name: string, { title, cover }: ShareImage, profile: SiteProfile) =>
  JSON.stringify([name, title, cover, footOf(profile), profile])

const notFound = () => new Response(null, { status: 404 })
