import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, Link, useFetcher, useNavigation, useSearchParams } from 'react-router'
import {
  DraftLine,
  encodedForm,
  unsentDraft,
  useAutosave,
  useUnsentDraft,
} from '#app/admin/blog/draft/autosave.tsx'
import { LeaveGuard } from '#app/admin/form/leave-guard.tsx'
import { SaveBar } from '#app/admin/form/record-form.tsx'
import { ContentSection } from '#app/admin/markdown/content-section.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import { CoverSection } from './cover-section.tsx'
import type { StoredPost } from './documents.ts'
import type { Opening, Shown } from './open-post.ts'
import {
  emptyPost,
  isEqual,
  openingPath,
  type PostFormResult,
  type PostSite,
  readPostForm,
  toPostValues,
} from './post-values.ts'
import { BasicSection, PublishingSection, SeoSection } from './sections.tsx'
import { TagsSection } from './tags-section.tsx'

type PostFormProps = {
  id: string
  post?: StoredPost
  site: PostSite
  opening: Opening
  userId: string
  result: PostFormResult | undefined
  listPath: string
}

export function PostForm({ id, post, site, opening, userId, result, listPath }: PostFormProps) {
  const [params] = useSearchParams()
  const discarding = useDiscardDraft(post?.id)
  const sentOn = useUnsentDraft(userId, post?.id)
  const { shown, draft, revisionIsGone } = opening
  const offered = sentOn ?? (typeof draft === 'object' ? draft.savedAt : undefined)
  const isOffered = offered !== undefined && !discarding.isDone
  return (
    <>
      {revisionIsGone && <p className="notice notice-alert opening-notice">{words.revisionGone}</p>}
      {draft === 'unknown' && <p className="notice notice-alert opening-notice">{words.draftUnreadable}</p>}
      {isOffered && (
        <DraftOffer
          savedAt={offered}
          continuePath={openingPath(params, { draft: offered })}
          discarding={discarding}
        />
      )}
      {shown && <ShownNotice shown={shown} storedPath={openingPath(params)} />}
      <PostFields
        key={`${post?.id} ${shown?.kind} ${shown?.at}`}
        id={id}
        post={post}
        site={site}
        shown={shown}
        draftWaits={isOffered}
        userId={userId}
        result={result}
        listPath={listPath}
      />
    </>
  )
}

function useDiscardDraft(postId: string | undefined) {
  const fetcher = useFetcher<PostFormResult>({ key: `discard-draft-${postId ?? 'new'}` })
  return { fetcher, isDone: fetcher.data?.kind === 'discarded' }
}

type DraftOfferProps = {
  savedAt: string
  continuePath: string
  discarding: ReturnType<typeof useDiscardDraft>
}

function DraftOffer({ savedAt, continuePath, discarding: { fetcher } }: DraftOfferProps) {
  const timeZone = useTimeZone()
  return (
    <section className="notice opening-notice" aria-label={words.draftContinue}>
      <p>{words.draftFound(dateTimeText(savedAt, timeZone))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to={continuePath} className="btn btn-small btn-strong" preventScrollReset>
          {words.draftContinue}
        </Link>
        <fetcher.Form method="post">
          <button type="submit" name="intent" value="discard-draft" className="btn btn-small">
            {words.draftDiscard}
          </button>
        </fetcher.Form>
      </div>
      {fetcher.state === 'idle' && fetcher.data && (
        <p role="alert" className="row-failure">
          {words.draftDiscardFailed}
        </p>
      )}
    </section>
  )
}

function ShownNotice({ shown, storedPath }: { shown: Shown; storedPath: string }) {
  const when = dateTimeText(shown.at, useTimeZone())
  return (
    <section className="notice opening-notice" aria-label={words.opensStored}>
      <p role="status">{shown.kind === 'draft' ? words.draftOpened(when) : words.revisionOpened(when)}</p>
      <p className="mt-2">
        <Link to={storedPath} className="link" preventScrollReset>
          {words.opensStored}
        </Link>
      </p>
    </section>
  )
}

type PostFieldsProps = {
  id: string
  post: StoredPost | undefined
  site: PostSite
  shown: Shown | undefined
  /** Autosave does not replace an older draft before the person decides. */
  draftWaits: boolean
  userId: string
  result: PostFormResult | undefined
  listPath: string
}

/** Uncontrolled, so that text typed before hydration stays; `values` follows the fields. */
function PostFields(props: PostFieldsProps) {
  const { id, post, site, shown, draftWaits, userId, result: newAnswer, listPath } = props
  // Revalidation drops the action's result.
  const result = useSticky(newAnswer)
  const form = useRef<HTMLFormElement>(null)
  // To detect that the post was saved meanwhile by another person.
  const [version] = useState(shown?.kind === 'draft' ? (shown.version ?? post?.updatedAt) : post?.updatedAt)
  const [stored] = useState(() => (post ? toPostValues(post, site) : emptyPost(id, site)))
  const [start] = useState(() => (result && 'values' in result ? result.values : (shown?.values ?? stored)))
  const [values, setValues] = useState(start)
  const isSaving = useNavigation().formMethod === 'POST'
  const errors = (result && 'fields' in result && result.fields) || {}

  useEffect(() => {
    if (form.current) setValues(readPostForm(new FormData(form.current)))
  }, [])

  useEffect(() => {
    if (result?.kind !== 'refused') return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
  }, [result])

  const draft = useAutosave({
    form,
    values,
    isDirty: !isEqual(values, start),
    isPaused: isSaving || draftWaits,
    userId,
    postId: post?.id,
  })
  const isKept = draft.kind === 'saved' || shown?.kind === 'draft'
  // Covers the two seconds until the draft is sent, in which the person may sign out in another window.
  const unsent = useMemo(() => unsentDraft({ userId, postId: post?.id }), [userId, post?.id])
  useEffect(() => {
    if (isSaving) unsent.remove()
  }, [isSaving, unsent])

  const section = { start, values, errors, site }
  return (
    <Form
      ref={form}
      method="post"
      className="long-form post-form"
      onInput={({ currentTarget }) => {
        const next = readPostForm(new FormData(currentTarget))
        setValues(next)
        if (isEqual(next, stored)) unsent.remove()
        else if (!draftWaits) unsent.set(encodedForm(currentTarget))
      }}
    >
      {/* Enter in a field presses the first submit button: it saves. */}
      <button type="submit" hidden />
      <input type="hidden" name="id" defaultValue={start.id} />
      {version && <input type="hidden" name="version" value={version} />}
      <BasicSection {...section} />
      <ContentSection start={start.content} content={values.content} error={errors.content} />
      <CoverSection {...section} />
      <TagsSection
        tags={values.tags}
        error={errors.tags}
        onChange={(tags) => setValues({ ...values, tags })}
      />
      <SeoSection {...section} />
      <PublishingSection {...section} publishedAt={post?.isPublished ? post.publishedAt : null} />
      <SaveBar
        isSaving={isSaving}
        failure={failureOf(result)}
        failed={words.failed}
        cancelPath={listPath}
        save={post ? words.update : words.create}
      >
        <DraftLine draft={draft} waits={draftWaits} />
      </SaveBar>
      <LeaveGuard
        isDirty={!isSaving && !isEqual(values, stored)}
        what={isKept ? words.leaveDraft : undefined}
        onLeave={unsent.remove}
      />
    </Form>
  )
}

const failureOf = (result: PostFormResult | undefined) =>
  result?.kind === 'refused' || result?.kind === 'unsent' || result?.kind === 'signed-out'
    ? result
    : undefined
