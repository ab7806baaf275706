import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Form, Link, useFetcher, useNavigation, useSearchParams } from 'react-router'
import {
  DraftLine,
  encodedForm,
  unsentDraft,
  useAutosave,
  useUnsentDraft,
} from '#app/admin/blog/draft/autosave.tsx'
import { LeaveGuard } from '#app/admin/form/leave-guard.tsx'
import { SaveFailure } from '#app/admin/form/record-form.tsx'
import { useSticky } from '#app/admin/use-sticky.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { formWords } from '#words/admin-form.ts'
import { postFormWords as words } from '#words/admin-post-form.ts'
import { ContentSection } from './content-section.tsx'
import type { StoredPost } from './documents.ts'
import type { Opening, Shown } from './open-post.ts'
import {
  emptyPost,
  isSame,
  openingPath,
  type PostFormResult,
  type PostSite,
  readPostForm,
  valuesOf,
} from './post-values.ts'
import { BasicSection, PublishingSection, SeoSection } from './sections.tsx'
import { TagsSection } from './tags-section.tsx'

type PostFormProps = {
  /** Of the post, or what a new one is given. */
  id: string
  post?: StoredPost
  site: PostSite
  opening: Opening
  userId: string
  result: PostFormResult | undefined
  listPath: string
}

/** The form, and above it what it shows at first and what else one might want to continue. */
export function PostForm({ id, post, site, opening, userId, result, listPath }: PostFormProps) {
  const [params] = useSearchParams()
  const discarding = useDiscardDraft(post?.id)
  const sentOn = useUnsentDraft(userId, post?.id)
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

/** The discarding of a post's draft, as its offer and its form both follow it. */
function useDiscardDraft(postId: string | undefined) {
  const fetcher = useFetcher<PostFormResult>({ key: `discard-draft-${postId ?? 'new'}` })
  return { fetcher, isDone: fetcher.data?.kind === 'discarded' }
}

type DraftOfferProps = {
  savedAt: string
  continuePath: string
  discarding: ReturnType<typeof useDiscardDraft>
}

/** What was begun and not saved: to continue, or to throw away. */
function DraftOffer({ savedAt, continuePath, discarding: { fetcher } }: DraftOfferProps) {
  return (
    <section className="notice opening-notice" aria-label={words.draftContinue}>
      <p>{words.draftFound(dateTimeText(savedAt))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to={continuePath} className="btn btn-small btn-primary" preventScrollReset>
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

/** That the form shows something else than what is stored, and the way back to that. */
function ShownNotice({ shown, storedPath }: { shown: Shown; storedPath: string }) {
  const when = dateTimeText(shown.at)
  return (
    <section className="notice opening-notice" aria-label={words.opensStored}>
      <p role="status">{shown.kind === 'draft' ? words.draftOpened(when) : words.versionOpened(when)}</p>
      <p className="mt-2">
        <Link to={storedPath} className="link" preventScrollReset>
          {words.opensStored}
        </Link>
      </p>
    </section>
  )
}

type PostFieldsProps = {
  /** Of the post, or what a new one is given. */
  id: string
  post: StoredPost | undefined
  site: PostSite
  /** What it shows at first, if that is not what is stored. */
  shown: Shown | undefined
  /** An older draft waits: nothing takes its place before that is decided. */
  draftWaits: boolean
  userId: string
  result: PostFormResult | undefined
  listPath: string
}

/**
 * A post as it is written. The browser keeps what is typed; `values` follows it for everything that is shown live,
 * so that nothing typed before the script came is lost.
 */
function PostFields(props: PostFieldsProps) {
  const { id, post, site, shown, draftWaits, userId, result: newAnswer, listPath } = props
  // A list that changes elsewhere loads the panel anew, which takes the action's result away.
  const result = useSticky(newAnswer)
  const form = useRef<HTMLFormElement>(null)
  // Without script the form brings the image itself.
  const hasScript = useHydrated()
  // What was opened: the version that others may have overtaken when this one is saved.
  const [version] = useState(shown?.kind === 'draft' ? (shown.version ?? post?.updatedAt) : post?.updatedAt)
  const [stored] = useState(() => (post ? valuesOf(post, site.origin) : emptyPost(id)))
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
    isDirty: !isSame(values, start),
    isPaused: isSaving || draftWaits,
    userId,
    postId: post?.id,
  })
  const isKept = draft.kind === 'saved' || shown?.kind === 'draft'
  // For the two seconds until the draft is sent, in which somebody may sign out in another window.
  const unsent = useMemo(() => unsentDraft({ userId, postId: post?.id }), [userId, post?.id])
  useEffect(() => {
    if (isSaving) unsent.forget()
  }, [isSaving, unsent])

  const section = { start, values, errors, site }
  return (
    <Form
      ref={form}
      method="post"
      encType={hasScript ? 'application/x-www-form-urlencoded' : 'multipart/form-data'}
      className="long-form post-form"
      onInput={({ currentTarget }) => {
        const next = readPostForm(new FormData(currentTarget))
        setValues(next)
        if (isSame(next, stored)) unsent.forget()
        else if (!draftWaits) unsent.keep(encodedForm(currentTarget))
      }}
    >
      {/* What Enter presses in a field: saving, not the first button on the way. */}
      <button type="submit" hidden />
      <input type="hidden" name="id" defaultValue={start.id} />
      {version && <input type="hidden" name="version" value={version} />}
      <BasicSection {...section} />
      <ContentSection {...section} result={result} />
      <TagsSection
        tags={values.tags}
        error={errors.tags}
        onChange={(tags) => setValues({ ...values, tags })}
      />
      <SeoSection {...section} />
      <PublishingSection {...section} publishedAt={post?.isPublished ? post.publishedAt : null} />
      <SaveBar isNew={!post} isSaving={isSaving} result={result} listPath={listPath}>
        <DraftLine draft={draft} waits={draftWaits} />
      </SaveBar>
      <LeaveGuard
        isDirty={!isSaving && !isSame(values, stored)}
        what={isKept ? words.leaveDraft : undefined}
        onLeave={unsent.forget}
      />
    </Form>
  )
}

type SaveBarProps = {
  isNew: boolean
  isSaving: boolean
  result: PostFormResult | undefined
  listPath: string
  /** What became of the draft. */
  children: ReactNode
}

/** Cancel and save, always in reach, and above them why the last save did not get through. */
function SaveBar({ isNew, isSaving, result, listPath, children }: SaveBarProps) {
  return (
    <div className="form-buttons">
      {!isSaving && hasFailed(result) && <SaveFailure result={result} title={words.failed} />}
      <Link to={listPath} className="btn">
        {formWords.cancel}
      </Link>
      <button
        type="submit"
        className="btn btn-primary"
        aria-disabled={isSaving || undefined}
        onClick={(event) => isSaving && event.preventDefault()}
      >
        {isSaving ? formWords.saving : isNew ? words.create : words.update}
      </button>
      {children}
    </div>
  )
}

/** Whether a save did not get through. */
const hasFailed = (result: PostFormResult | undefined) =>
  result?.kind === 'refused' || result?.kind === 'unsent' || result?.kind === 'signed-out'
