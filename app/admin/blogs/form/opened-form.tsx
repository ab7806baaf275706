import { useSearchParams } from 'react-router'
import { useKeptDraft } from '#app/admin/blogs/draft/use-kept-draft.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import type { StoredPost } from './documents.ts'
import type { FormAnswer } from './form-answer.ts'
import type { Opening } from './load-opening.ts'
import { DraftOffer, ShownNotice, useDiscarding } from './opening-notice.tsx'
import { openingPath } from './opening-path.ts'
import { PostForm } from './post-form.tsx'
import type { PostSite } from './section-props.ts'

type OpenedFormProps = {
  /** Of the post, or what a new one is given. */
  id: string
  post?: StoredPost
  site: PostSite
  opening: Opening
  userId: string
  answer: FormAnswer | undefined
  listPath: string
}

/** The form, and above it what it shows at first and what else one might want to continue. */
export function OpenedForm({ id, post, site, opening, userId, answer, listPath }: OpenedFormProps) {
  const [params] = useSearchParams()
  const discarding = useDiscarding(post?.id)
  const sentOn = useKeptDraft(userId, post?.id)
  const { shown, draft, versionIsGone } = opening
  const offered = sentOn ?? (typeof draft === 'object' ? draft.savedAt : undefined)
  const isOffered = offered !== undefined && !discarding.isDone
  return (
    <>
      {versionIsGone && <p className="notice notice-alert opening-notice">{words.versionGone}</p>}
      {draft === 'unknown' && <p className="notice notice-alert opening-notice">{words.draftUnreadable}</p>}
      {isOffered && (
        <DraftOffer
          savedAt={offered}
          continuePath={openingPath(params, { draft: offered })}
          discarding={discarding}
        />
      )}
      {shown && <ShownNotice shown={shown} storedPath={openingPath(params)} />}
      <PostForm
        key={`${post?.id} ${shown?.kind} ${shown?.at}`}
        id={id}
        post={post}
        site={site}
        shown={shown}
        draftWaits={isOffered}
        userId={userId}
        answer={answer}
        listPath={listPath}
      />
    </>
  )
}
