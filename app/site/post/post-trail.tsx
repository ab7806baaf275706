import { blogAddress } from '#app/site/blog/blog-address.ts'
import { Icon } from '#app/ui/icon.tsx'
import { blogWords } from '#content/en/blog.ts'

/** The way back to the list, and what the post is about. */
export function PostTrail({ category }: { category: string }) {
  return (
    <div className="post-trail">
      <a href={blogAddress()}>
        <Icon name="arrow" className="rotate-180" />
        {blogWords.post.back}
      </a>
      <a href={blogAddress({ category })} className="post-category">
        {category}
      </a>
    </div>
  )
}
