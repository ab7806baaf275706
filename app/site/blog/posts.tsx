import { coverFor } from '#app/drawings/covers.tsx'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { href } from '#app/site/href.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import { longDate } from '#app/ui/dates.ts'
import { fillIn } from '#content/fill-in.ts'
import { imageSources } from '#content/image-address.ts'
import { blogWords } from '#words/site/blog.ts'

export const ReadPosts = graphql(`
  query ReadPosts($language: ModelStringInput, $category: ModelStringInput, $limit: Int!, $nextToken: String) {
    listBlogs(
      filter: { isPublished: { eq: true }, language: $language, category: $category }
      sort: { field: listedAt, direction: DESC }
      limit: $limit
      nextToken: $nextToken
    ) {
      items { slug title excerpt category image imageAlt listedAt readTime }
      nextToken
      total
    }
  }
`)

type Posts = NonNullable<ResultOf<typeof ReadPosts>['listBlogs']>

export type PostSummary = NonNullable<Posts['items'][number]>

type PostCardProps = { post: PostSummary; heading?: 'h2' | 'h3' }

export function PostCard({ post, heading: Heading = 'h2' }: PostCardProps) {
  const { timeZone } = useProfile()
  const { slug, title, excerpt, category, listedAt, readTime } = post
  return (
    <li className="post-card">
      <PostCover post={post} lazy sizes="(width >= 64rem) 22rem, (width >= 40rem) 45vw, 100vw" />
      <p className="post-category">{category}</p>
      <Heading className="text-title">
        <a href={href('/blog/:slug', { slug })} className="cover-link">
          {title}
        </a>
      </Heading>
      <p className="post-excerpt mt-3 mb-5 text-ink-2 text-note">{excerpt}</p>
      <p className="post-facts">
        <time dateTime={listedAt}>{longDate(listedAt, timeZone)}</time>
        <span>{fillIn(useWords(blogWords).minutes, { minutes: readTime })}</span>
      </p>
    </li>
  )
}

type Covered = { slug: string; category: string; image: string | null; imageAlt: string | null }

type PostCoverProps = { post: Covered; lazy?: boolean; sizes: string }

/** The image of a post: its own, or our drawing for it, which repeats what the title beside it says. */
export function PostCover({ post, lazy = false, sizes }: PostCoverProps) {
  const { slug, category, image, imageAlt } = post
  const Drawing = coverFor({ slug, category })
  if (!image)
    return (
      <div className="post-cover" aria-hidden="true">
        <Drawing alternative="" />
      </div>
    )
  const sources = imageSources(image)
  return (
    <div className="post-cover">
      <img
        src={image}
        alt={imageAlt ?? ''}
        srcSet={sources}
        sizes={sources && sizes}
        width="640"
        height="360"
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
      />
    </div>
  )
}

export function blogAddress({ category, page = 1 }: { category?: string | undefined; page?: number } = {}) {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? href('/blog') : `${href('/blog')}?${query}`
}
