import { useEffect, useRef } from 'react'
import { href, useSearchParams } from 'react-router'
import { postsWords as words } from '#content/en/admin-posts.ts'
import type { PostInTable } from './documents.ts'

/** That the form was saved, said where it led to; with the way to the post when visitors see it. */
export function SavedNotice({ posts }: { posts: readonly PostInTable[] }) {
  const [params] = useSearchParams()
  const post = posts.find(({ id }) => id === params.get('saved'))
  return post && <Saved key={post.id} post={post} />
}

function Saved({ post: { title, slug, isPublished } }: { post: PostInTable }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={notice} role="status" tabIndex={-1} className="notice notice-ok mb-3.5">
      {words.saved(title)}{' '}
      {isPublished && (
        <a href={href('/blog/:slug', { slug })} className="link">
          {words.view}
        </a>
      )}
    </p>
  )
}
