import { data, href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { ReadPost, type StoredPost } from '#app/admin/blog/form/documents.ts'
import { loadPostOpening, loadSite } from '#app/admin/blog/form/open-post.ts'
import { PostForm } from '#app/admin/blog/form/post-form.tsx'
import { emptyPost, type PostSite, type PostValues, toPostValues } from '#app/admin/blog/form/post-values.ts'
import { postHandlersOf } from '#app/admin/blog/form/save-post.ts'
import type { Opening } from '#app/admin/form/draft/opening.ts'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { NoRecord, RecordPage, useListPath } from '#app/admin/form/record-page.tsx'
import { TranslationLinks } from '#app/admin/form/translation-field.tsx'
import { revalidateOnNavigation } from '#app/admin/offline.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { servicesContext } from '#app/context.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import { draftWords } from '#words/panel/pages/drafts.ts'
import type { Route } from './+types/edit.ts'
import { postList } from './post-list.ts'

export const handle = { needs: { area: 'content', to: 'write' } } satisfies ScreenHandle

export const shouldRevalidate = revalidateOnNavigation

type OpenedPost =
  | { post: StoredPost; site: PostSite; opening: Opening<PostValues>; userId: string }
  | 'missing'
  | 'failed'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const found = await run(ReadPost, { id: params.id })
  if (!found.ok) return data<OpenedPost>('failed', { status: 500 })
  const post = found.value.getBlog
  if (!post) return data<OpenedPost>('missing', { status: 404 })
  const site = await loadSite(run, context.get(servicesContext), user)
  const opening = await loadPostOpening(url.searchParams, {
    post,
    run,
    site,
    emptyOf: (id) => emptyPost(id, site),
  })
  return data<OpenedPost>({ post, site, opening, userId: user.userId })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export const action = (args: Route.ActionArgs) => submission(args, postHandlersOf(args, args.params.id))

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(postList)
  if (typeof loaderData === 'string') return <NoRecord why={loaderData} words={words} listPath={listPath} />
  const revisionsPath = href('/admin/blogs/:id/revisions', { id: loaderData.post.id })
  return (
    <RecordPage title={words.editTitle} words={words} listPath={listPath}>
      <p className="flex flex-wrap gap-x-6">
        <Link to={revisionsPath} className="link inline-flex min-h-11 items-center">
          {draftWords.revisions}
        </Link>
        <TranslationLinks
          record={loaderData.post}
          records={loaderData.site.others}
          languages={loaderData.site.languages}
          editPath={(id) => href('/admin/blogs/:id/edit', { id })}
          newPath={href('/admin/blogs/new')}
        />
      </p>
      <PostForm
        key={loaderData.post.id}
        stored={toPostValues(loaderData.post, loaderData.site)}
        {...loaderData}
        result={actionData}
        listPath={listPath}
      />
    </RecordPage>
  )
}
