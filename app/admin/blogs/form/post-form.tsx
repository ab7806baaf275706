import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { DraftLine } from '#app/admin/blogs/draft/draft-line.tsx'
import { keptDraft } from '#app/admin/blogs/draft/kept-draft.ts'
import { encodedForm, useAutosave } from '#app/admin/blogs/draft/use-autosave.ts'
import { LeaveGuard } from '#app/admin/form/leave-guard.tsx'
import { useSticky } from '#app/admin/use-sticky.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { BasicSection } from './basic-section.tsx'
import { ContentSection } from './content-section.tsx'
import type { StoredPost } from './documents.ts'
import type { FormAnswer } from './form-answer.ts'
import type { Shown } from './load-opening.ts'
import { emptyPost, isSame, readPostForm, valuesOf } from './post-values.ts'
import { PublishingSection } from './publishing-section.tsx'
import { SaveBar } from './save-bar.tsx'
import type { PostSite } from './section-props.ts'
import { SeoSection } from './seo-section.tsx'
import { TagsSection } from './tags-section.tsx'

type PostFormProps = {
  /** Of the post, or what a new one is given. */
  id: string
  post: StoredPost | undefined
  site: PostSite
  /** What it shows at first, if that is not what is stored. */
  shown: Shown | undefined
  /** An older draft waits: nothing takes its place before that is decided. */
  draftWaits: boolean
  userId: string
  answer: FormAnswer | undefined
  listPath: string
}

/**
 * A post as it is written. The browser keeps what is typed; `values` follows it for everything that is shown live,
 * so that nothing typed before the script came is lost.
 */
export function PostForm(props: PostFormProps) {
  const { id, post, site, shown, draftWaits, userId, answer: newAnswer, listPath } = props
  // A list that changes elsewhere loads the panel anew, which takes the action's answer away.
  const answer = useSticky(newAnswer)
  const form = useRef<HTMLFormElement>(null)
  // Without script the form brings the picture itself.
  const hasScript = useHydrated()
  // What was opened: the version that others may have overtaken when this one is saved.
  const [version] = useState(shown?.kind === 'draft' ? (shown.version ?? post?.updatedAt) : post?.updatedAt)
  const [stored] = useState(() => (post ? valuesOf(post, site.origin) : emptyPost(id)))
  const [start] = useState(() => (answer && 'values' in answer ? answer.values : (shown?.values ?? stored)))
  const [values, setValues] = useState(start)
  const isSaving = useNavigation().formMethod === 'POST'
  const errors = (answer && 'fields' in answer && answer.fields) || {}

  useEffect(() => {
    if (form.current) setValues(readPostForm(new FormData(form.current)))
  }, [])

  useEffect(() => {
    if (answer?.kind !== 'refused') return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
  }, [answer])

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
  const leftBehind = useMemo(() => keptDraft({ userId, postId: post?.id }), [userId, post?.id])
  useEffect(() => {
    if (isSaving) leftBehind.forget()
  }, [isSaving, leftBehind])

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
        if (isSame(next, stored)) leftBehind.forget()
        else if (!draftWaits) leftBehind.keep(encodedForm(currentTarget))
      }}
    >
      {/* What Enter presses in a field: saving, not the first button on the way. */}
      <button type="submit" hidden />
      <input type="hidden" name="id" defaultValue={start.id} />
      {version && <input type="hidden" name="version" value={version} />}
      <BasicSection {...section} />
      <ContentSection {...section} answer={answer} />
      <TagsSection
        tags={values.tags}
        error={errors.tags}
        onChange={(tags) => setValues({ ...values, tags })}
      />
      <SeoSection {...section} />
      <PublishingSection {...section} publishedAt={post?.isPublished ? post.publishedAt : null} />
      <SaveBar isNew={!post} isSaving={isSaving} answer={answer} listPath={listPath}>
        <DraftLine draft={draft} waits={draftWaits} />
      </SaveBar>
      <LeaveGuard
        isDirty={!isSaving && !isSame(values, stored)}
        what={isKept ? words.leaveDraft : undefined}
        onLeave={leftBehind.forget}
      />
    </Form>
  )
}
