import { href } from 'react-router'
import { longDate } from '#app/site/dates.ts'
import { useProfile } from '#app/site/profile.ts'
import { blogWords } from '#content/en/blog.ts'
import type { PostSummary } from './documents.ts'
import { PostCover } from './post-cover.tsx'

/** A post as a cell of a sheet; the whole cell leads to it. */
export function PostCard({ post }: { post: PostSummary }) {
  const { timeZone } = useProfile()
  const { slug, title, excerpt, category, listedAt, readTime } = post
  return (
    <li className="post-card">
      <PostCover post={post} lazy sizes="(width >= 64rem) 22rem, (width >= 40rem) 45vw, 100vw" />
      <p className="post-category">{category}</p>
      <h2 className="text-title">
        <a href={href('/blog/:slug', { slug })} className="cover-link">
          {title}
        </a>
      </h2>
      <p className="mt-3 mb-5 text-ink-2 text-note">{excerpt}</p>
      <p className="post-facts">
        <time dateTime={listedAt}>{longDate(listedAt, timeZone)}</time>
        <span>{blogWords.minutes(readTime)}</span>
      </p>
    </li>
  )
}
