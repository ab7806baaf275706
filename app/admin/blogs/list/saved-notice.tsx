import { href, useSearchParams } from 'react-router'
import { postsWords as words } from '#content/en/admin-posts.ts'
import type { PostInTable } from './documents.ts'

/** That the form was saved, said where it led to; with the way to the post when visitors see it. */
export function SavedNotice({ posts }: { posts: readonly PostInTable[] }) {
  const [params] = useSearchParams()
  const post = posts.find(({ id }) => id === params.get('saved'))
  return (
    <p role="status" className={post ? 'notice notice-ok mb-3.5' : 'sr-only'}>
      {post && words.saved(post.title)}{' '}
      {post?.isPublished && (
        <a href={href('/blog/:slug', { slug: post.slug })} className="link">
          {words.view}
        </a>
      )}
    </p>
  )
}
