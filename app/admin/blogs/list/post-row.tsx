import { Pencil } from 'lucide-react'
import { href, Link } from 'react-router'
import { DeleteButton } from '#app/admin/list/delete-dialog.tsx'
import { useList } from '#app/admin/list/list-context.ts'
import { ExactTime } from '#app/admin/list/time.tsx'
import { dateTimeText } from '#app/admin/list/times.ts'
import { longDate } from '#app/site/dates.ts'
import { postsWords as words } from '#content/en/admin-posts.ts'
import { houstonTimeZone } from '#content/houston-time.ts'
import type { PostInTable } from './documents.ts'
import { PublishButton, PublishFailure, usePublishing } from './publish-button.tsx'

const dateText = (moment: string) => longDate(moment, houstonTimeZone)

/** One post, and what one does with it. */
export function PostRow({ post, onDelete }: { post: PostInTable; onDelete: () => void }) {
  const change = usePublishing(post)
  const { id, title, slug, excerpt, author, createdAt, publishedAt, publishAt } = post
  const { address, query } = useList()
  // The form leads back to the list as it is filtered now.
  const editPath = `${href('/admin/blogs/:id/edit', { id })}${address.path({ ...query, linked: undefined })}`
  const editLabel = words.edit(title)
  return (
    <tr id={`blog-${id}`} tabIndex={-1} aria-labelledby={`title-${id}`}>
      <th scope="row" className="table-main">
        <Link id={`title-${id}`} to={editPath} dir="auto" className="table-title">
          {title}
        </Link>
        <p dir="auto" className="table-text">
          {excerpt}
        </p>
      </th>
      <td data-label={words.columns.author}>{author}</td>
      <td data-label={words.columns.date}>
        <ExactTime at={createdAt} text={dateText(createdAt)} />
      </td>
      <td data-label={words.columns.status}>
        <span className="state" data-on={change.isPublished || undefined}>
          {change.isPublished ? words.published : words.draft}
        </span>
        {publishAt && !change.isPublished && (
          <p className="text-fine text-ink-2">{words.scheduledFor(dateTimeText(publishAt))}</p>
        )}
        {post.isPublished && (
          <a
            href={href('/blog/:slug', { slug })}
            className="state-link"
            aria-label={words.viewOf(title)}
            title={publishedAt ? words.publishedSince(dateText(publishedAt)) : undefined}
          >
            {words.view}
          </a>
        )}
      </td>
      <td className="table-actions">
        <div>
          <PublishButton post={post} change={change} />
          <Link to={editPath} className="btn btn-square" aria-label={editLabel} title={editLabel}>
            <Pencil className="icon" aria-hidden="true" />
          </Link>
          <DeleteButton id={id} label={words.deleteOf(title)} onDelete={onDelete} />
        </div>
        <PublishFailure change={change} />
      </td>
    </tr>
  )
}
