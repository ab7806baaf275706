import { staffContext } from '#app/admin/access.ts'
import { ReadPost } from '#app/admin/blog/form/documents.ts'
import { loadPostOpening, loadSite } from '#app/admin/blog/form/open-post.ts'
import { PostForm } from '#app/admin/blog/form/post-form.tsx'
import { emptyPost, toPostValues, translatedPost } from '#app/admin/blog/form/post-values.ts'
import { postHandlersOf } from '#app/admin/blog/form/save-post.ts'
import { listPathIn, RecordPage } from '#app/admin/form/record-page.tsx'
import { revalidateOnNavigation } from '#app/admin/offline.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { servicesContext } from '#app/context.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import type { Route } from './+types/new.ts'
import { postList } from './post-list.ts'

export const handle = { needs: { area: 'content', to: 'write' } } satisfies ScreenHandle

export const shouldRevalidate = revalidateOnNavigation

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const site = await loadSite(run, context.get(servicesContext), user)
  const translates = url.searchParams.get('translates')
  const found = translates ? await run(ReadPost, { id: translates }) : undefined
  const original = found?.ok && found.value.getBlog ? toPostValues(found.value.getBlog, site) : undefined
  const emptyOf = (id: string) => {
    const empty = emptyPost(id, site)
    const language = site.languages.find((code) => code === url.searchParams.get('language'))
    return original && language ? translatedPost(empty, original, language) : empty
  }
  const opening = await loadPostOpening(url.searchParams, { post: undefined, run, site, emptyOf })
  // Read here: the list's module comes with the whole screen of posts.
  const listPath = listPathIn(postList, url.searchParams)
  return { site, opening, userId: user.userId, stored: emptyOf(crypto.randomUUID()), listPath }
}

export const action = (args: Route.ActionArgs) => submission(args, postHandlersOf(args, undefined))

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordPage title={words.createTitle} words={words} listPath={loaderData.listPath}>
      <PostForm {...loaderData} result={actionData} />
    </RecordPage>
  )
}
