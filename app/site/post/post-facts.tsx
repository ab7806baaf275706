import { longDate } from '#app/site/dates.ts'
import { useProfile } from '#app/site/profile.ts'
import { blogWords } from '#content/en/blog.ts'
import type { Post } from './documents.ts'

/** Who wrote it, when, and how long it takes. */
export function PostFacts({ post }: { post: Pick<Post, 'author' | 'listedAt' | 'readTime'> }) {
  const { timeZone } = useProfile()
  return (
    <p className="post-facts">
      <span>{blogWords.post.by(post.author)}</span>
      <time dateTime={post.listedAt}>{longDate(post.listedAt, timeZone)}</time>
      <span>{blogWords.minutes(post.readTime)}</span>
    </p>
  )
}
