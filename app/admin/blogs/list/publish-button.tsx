import { Eye, EyeOff } from 'lucide-react'
import { useFetcher } from 'react-router'
import { FormIntent } from '#app/admin/list/form-intent.tsx'
import type { ActionResult } from '#app/admin/list/row-action.ts'
import { useToast } from '#app/admin/list/undo.tsx'
import { postsWords as words } from '#content/en/admin-posts.ts'
import type { PostInTable } from './documents.ts'

/** Whether a post is published: as it is being changed, else as it is stored. */
export function usePublishing(post: PostInTable) {
  const fetcher = useFetcher<ActionResult>({ key: `publish-${post.id}` })
  const { id, title, publishedAt, publishAt } = post
  const before = {
    isPublished: post.isPublished ? 'yes' : '',
    publishedAt: publishedAt ?? '',
    publishAt: publishAt ?? '',
  }
  useToast(fetcher, (form) => ({
    text: form.get('intent') === 'publish' ? words.hasPublished(title) : words.hasUnpublished(title),
    undo: { intent: 'restore', id, ...before },
  }))
  const asked = fetcher.formData?.get('intent')
  return { fetcher, isPublished: asked ? asked === 'publish' : post.isPublished }
}

type PublishButtonProps = { post: PostInTable; change: ReturnType<typeof usePublishing> }

/** Publishes a draft, or takes a post off the site. Shown at once, saved behind. */
export function PublishButton({ post: { id, title }, change: { fetcher, isPublished } }: PublishButtonProps) {
  const label = isPublished ? words.unpublish(title) : words.publish(title)
  const StateIcon = isPublished ? EyeOff : Eye
  return (
    <fetcher.Form method="post">
      <FormIntent intent={isPublished ? 'unpublish' : 'publish'} id={id} />
      <button
        type="submit"
        className="btn btn-first"
        aria-label={label}
        title={label}
        onClick={(event) => fetcher.state === 'submitting' && event.preventDefault()}
      >
        <StateIcon className="icon" aria-hidden="true" />
        <span>{isPublished ? words.unpublishShort : words.publishShort}</span>
      </button>
    </fetcher.Form>
  )
}

/** Said in the row, under its actions. */
export function PublishFailure({ change: { fetcher } }: Pick<PublishButtonProps, 'change'>) {
  const result = fetcher.state === 'submitting' ? undefined : fetcher.data
  if (!result || result.ok) return null
  return (
    <p role="alert" className="row-failure">
      {result.message}
    </p>
  )
}
