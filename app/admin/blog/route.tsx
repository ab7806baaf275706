import { Eye, EyeOff } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { address } from '#app/address.ts'
import { SpeaksOf } from '#app/admin/form/other-places/speaks-of.tsx'
import { DeleteButton, deletionOf } from '#app/admin/list/delete-dialog.tsx'
import { ImportLink } from '#app/admin/list/import-link.tsx'
import { useList } from '#app/admin/list/list.ts'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { EditLink, RowHead, RowTable } from '#app/admin/list/row-table.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import { type ScreenHandle, useMayWriteHere } from '#app/admin/rights.ts'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import { submission } from '#app/admin/submission/submission.ts'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText, longDate } from '#app/ui/dates.ts'
import { postsWords as words } from '#words/panel/blog/posts.ts'
import { importKindWords } from '#words/panel/imports.ts'
import type { Route } from './+types/route.ts'
import { postList, postMessages } from './post-list.ts'
import { GetPost, ListPosts, type PostInTable, postHandlers } from './posts.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export const loader = (args: Route.LoaderArgs) =>
  listLoader(args, postList, { page: ListPosts, row: GetPost })

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, postList)

export const action = (args: Route.ActionArgs) => submission(args, postHandlers, postMessages)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, postMessages)

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { counts } = useAdminOutlet()
  return (
    <ListScreen
      list={postList}
      loaderData={loaderData}
      heading={<ImportLink to={href('/admin/blogs/import')}>{importKindWords.posts.link}</ImportLink>}
      counts={counts?.blogCounts}
      start={<StartLink to={href('/admin/blogs/new')}>{words.create}</StartLink>}
    >
      {(loaded) => (
        <RowList
          loaded={loaded}
          deletion={deletionOf(words, ({ title }) => ({ name: title, what: words.deleteWhat(title) }))}
          savedText={(post) => <Saved {...post} />}
        >
          {(posts, onDelete) => (
            <RowTable rows={posts} columns={words.columns} className="post-table">
              {(row) => <Cells post={row} onDelete={() => onDelete(row)} />}
            </RowTable>
          )}
        </RowList>
      )}
    </ListScreen>
  )
}

const Saved = ({ title, slug, isPublished }: PostInTable) => (
  <>
    {words.saved(title)}{' '}
    {isPublished && (
      <a href={address(href('/blog/:slug', { slug }))} className="link">
        {words.view}
      </a>
    )}
  </>
)

function Cells({ post, onDelete }: { post: PostInTable; onDelete: () => void }) {
  const change = usePublishing(post)
  const mayWrite = useMayWriteHere()
  const timeZone = useTimeZone()
  const { id, title, slug, excerpt, author, createdAt, publishedAt, publishAt, otherPlaces } = post
  const { list, query } = useList()
  const editPath = `${href('/admin/blogs/:id/edit', { id })}${list.queryString({ ...query, linked: undefined })}`
  const editLabel = words.edit(title)
  return (
    <>
      <RowHead id={id} dir="auto" name={title} to={mayWrite ? editPath : undefined}>
        <p dir="auto" className="mt-1 line-clamp-3 text-ink-2 text-note leading-[1.45]">
          {excerpt}
        </p>
        <SpeaksOf places={otherPlaces} />
      </RowHead>
      <td data-label={words.columns.author}>{author}</td>
      <td data-label={words.columns.date}>
        <ExactTime at={createdAt} form={longDate} />
      </td>
      <td data-label={words.columns.status}>
        <span className="state" data-on={change.isPublished || undefined}>
          {change.isPublished ? words.published : words.draft}
        </span>
        {publishAt && !change.isPublished && (
          <p className="text-fine text-ink-2">{words.scheduledFor(dateTimeText(publishAt, timeZone))}</p>
        )}
        {post.isPublished &&
          publishedAt &&
          longDate(publishedAt, timeZone) !== longDate(createdAt, timeZone) && (
            <p className="text-fine text-ink-2">{words.publishedSince(longDate(publishedAt, timeZone))}</p>
          )}
        {post.isPublished && (
          <a
            href={address(href('/blog/:slug', { slug }))}
            className="state-link"
            aria-label={words.viewOf(title)}
          >
            {words.view}
          </a>
        )}
      </td>
      <td className="table-actions">
        {mayWrite && (
          <div>
            <PublishButton post={post} change={change} />
            <EditLink to={editPath} label={editLabel} />
            <DeleteButton label={words.deleteOf(title)} onDelete={onDelete} />
          </div>
        )}
        <PublishFailure change={change} />
      </td>
    </>
  )
}

function usePublishing(post: PostInTable) {
  const { id, title, publishedAt, publishAt } = post
  const key = `publish-${id}`
  const fetcher = useFetcher<Submitted>({ key })
  const before = {
    isPublished: post.isPublished ? 'yes' : '',
    publishedAt: publishedAt ?? '',
    publishAt: publishAt ?? '',
  }
  useToast(key, fetcher, (form) => ({
    text: form.get('intent') === 'publish' ? words.hasPublished(title) : words.hasUnpublished(title),
    undo: { intent: 'restore', id, ...before },
  }))
  const asked = fetcher.formData?.get('intent')
  return { fetcher, isPublished: asked ? asked === 'publish' : post.isPublished }
}

type PublishButtonProps = { post: PostInTable; change: ReturnType<typeof usePublishing> }

function PublishButton({ post: { id, title }, change: { fetcher, isPublished } }: PublishButtonProps) {
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
        <StateIcon className="icon" />
        <span>{isPublished ? words.unpublishShort : words.publishShort}</span>
      </button>
    </fetcher.Form>
  )
}

function PublishFailure({ change: { fetcher } }: Pick<PublishButtonProps, 'change'>) {
  const result = fetcher.state === 'submitting' ? undefined : fetcher.data
  if (!result || result.ok) return null
  return (
    <p role="alert" className="row-failure">
      {result.problem}
    </p>
  )
}
