import { blogWords } from '#content/en/blog.ts'
import type { Chapter } from './markdown.ts'

/** With fewer chapters a post is seen at a glance. */
const fewest = 3

/** The chapters of a long post. */
export function PostContents({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length < fewest) return null
  return (
    <nav aria-labelledby="contents-title" className="post-contents">
      <h2 id="contents-title" className="text-name">
        {blogWords.post.contents}
      </h2>
      <ol className="mt-3">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
