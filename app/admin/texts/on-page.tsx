import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, href, Link, useNavigate } from 'react-router'
import { prefix } from '#app/address.ts'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { SelectField } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { type FrameWidth, PageFrame, WidthButtons } from '#app/admin/screen/page-frame.tsx'
import { ScreenTitle } from '#app/admin/screen/panel-context.tsx'
import { useUnsavedText } from '#app/admin/storage/unsaved-text.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { type ErrorsByField, type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { textsWords, onPageWords as words } from '#words/panel/texts.ts'
import type { Route } from './+types/on-page.ts'
import { type DraftChange, isInNewEntry, type TextsDraft, without } from './draft.ts'
import { changesOf, spoiled } from './text-changes.ts'
import { PublishTexts, publishedWords, ReadTexts } from './text-data.ts'
import { placeOfText } from './text-pages.ts'
import { type PressedText, TextSheet } from './text-sheet.tsx'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(servicesContext)
  const { texts } = await valueOrThrow(context.get(staffContext).run(ReadTexts, { language }))
  const pages = [...new Set(texts.flatMap(({ paths }) => paths))].toSorted()
  const asked = url.searchParams.get('path') ?? '/'
  return { language, pages, path: pages.includes(asked) ? asked : '/' }
}

export const action = (args: Route.ActionArgs) => {
  const { run } = args.context.get(staffContext)
  return submission(args, {
    publish: async (form) => {
      const changes = changesOf(textIn(form, 'changes'))
      if (!changes) return spoiled
      const published = run(PublishTexts, { language: textIn(form, 'language'), changes })
      return reportDone(published, ({ texts }) => publishedWords(texts))
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

/** The real page in a frame: a press on a text opens it in a sheet. What is changed is a draft on this device until it is published. */
export default function TextsOnPage({ loaderData: { path, pages, language } }: Route.ComponentProps) {
  const [draft, setDraft] = useDraft(language)
  const [width, setWidth] = useState<FrameWidth>('phone')
  const [pressed, setPressed] = useState<PressedText>()
  const mayWrite = useMayWrite('content')
  const frame = useRef<HTMLIFrameElement>(null)
  const navigate = useNavigate()
  usePressed(frame, {
    onText: (text) => mayWrite && setPressed(text),
    onPath: (to) => void navigate(`?${new URLSearchParams({ path: to })}`),
  })
  return (
    <>
      <ScreenTitle title={words.title} lead={words.lead} />
      <Form method="get" className="on-page-bar">
        <SelectField id="path" name="path" label={words.page} key={path} defaultValue={path}>
          {pages.map((page) => (
            <option key={page} value={page}>
              {page === '/' ? textsWords.pages.home : page}
            </option>
          ))}
        </SelectField>
        <button type="submit" className="btn">
          {words.open}
        </button>
        <WidthButtons width={width} onWidth={setWidth} />
      </Form>
      <DraftOf draft={draft} setDraft={setDraft} language={language} />
      <PageFrame
        frame={frame}
        title={words.frame}
        action={href('/admin/texts/page')}
        fields={{ path, changes: JSON.stringify(draft) }}
        width={width}
      />
      <p className="mt-3 text-ink-2 text-note">
        {words.hint}{' '}
        <Link to={href('/admin/texts')} className="link">
          {words.list}
        </Link>
      </p>
      {pressed && (
        <TextSheet
          key={pressed.text.key}
          pressed={pressed}
          draft={draft}
          onChange={setDraft}
          onClose={() => setPressed(undefined)}
        />
      )}
    </>
  )
}

function useDraft(language: string): [TextsDraft, (draft: TextsDraft) => void] {
  const kept = useUnsavedText(`texts on the page ${language}`)
  const [draft, setDraft] = useState<TextsDraft>([])
  // After hydration: the server knows nothing of this device.
  useEffect(() => {
    const text = kept.get()
    // Written below only.
    if (text) setDraft(JSON.parse(text) as TextsDraft)
  }, [kept])
  const change = (next: TextsDraft) => {
    if (next.length > 0) kept.set(JSON.stringify(next))
    else kept.remove()
    setDraft(next)
  }
  return [draft, change]
}

type Pressed = { onText: (text: PressedText) => void; onPath: (path: string) => void }

function usePressed(frame: RefObject<HTMLIFrameElement | null>, { onText, onPath }: Pressed) {
  const hear = useEffectEvent(
    ({ origin, source, data }: MessageEvent<{ text?: PressedText; path?: string }>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.text) onText(data.text)
      else if (data.path) onPath(data.path.slice(prefix.length) || '/')
    },
  )
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
}

type DraftOfProps = { draft: TextsDraft; setDraft: (draft: TextsDraft) => void; language: string }

function DraftOf({ draft, setDraft, language }: DraftOfProps) {
  const clear = useEffectEvent(() => setDraft([]))
  const [onDone] = useState(() => () => clear())
  if (draft.length === 0) return null
  return (
    <IntentForm intent="publish" className="on-page-draft" onDone={onDone}>
      {({ isBusy, result, errors: all }) => {
        const errors = errorsStill(draft, result, all)
        return (
          <div>
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="changes" value={JSON.stringify(toPublish(draft, errors))} />
            <details open={Object.keys(errors).length > 0 || undefined}>
              <summary>{words.draft(draft.length)}</summary>
              <DraftList draft={draft} setDraft={setDraft} errors={errors} />
            </details>
            <FormButton isBusy={isBusy} busy={words.publishing} className="btn btn-strong">
              {words.publish}
            </FormButton>
          </div>
        )
      }}
    </IntentForm>
  )
}

/** What was refused because another text stands there now is published when it is sent again: the refusal was read. */
const toPublish = (draft: TextsDraft, errors: ErrorsByField): TextsDraft =>
  draft.map((change) => (errors[change.key] ? { ...change, since: null } : change))

/** Without those of changes that are not as they were sent. */
function errorsStill(draft: TextsDraft, result: Submitted | undefined, errors: ErrorsByField): ErrorsByField {
  const typed = new Map(result && !result.ok ? result.typed : [])
  const sent: DraftChange[] = JSON.parse(typed.get('changes') ?? '[]')
  const text = ({ key, value, isHidden }: DraftChange) => JSON.stringify([key, value, isHidden])
  const asSent = sent.map(text)
  const isChanged = (key: string) =>
    draft.some((change) => change.key === key && !asSent.includes(text(change)))
  return Object.fromEntries(Object.entries(errors).filter(([key]) => !isChanged(key)))
}

function DraftList({ draft, setDraft, errors }: Omit<DraftOfProps, 'language'> & { errors: ErrorsByField }) {
  return (
    <ul className="settings-rows">
      {draft.map(({ key, value, isHidden, isList }) => (
        <li key={key}>
          <div className="settings-row-name">
            <p className="text-fine text-ink-2">{placeOfText(key)}</p>
            <p className="line-clamp-4 font-normal" dir="auto">
              {isHidden ? words.hidden : isList ? words.newOrder : (value ?? words.toOurs)}
            </p>
            {errors[key] && <p className="font-semibold text-alert text-fine">{errors[key]}</p>}
          </div>
          {!draft.some((list) => list.isList && isInNewEntry(key, list)) && (
            <button
              type="button"
              className="btn btn-small"
              aria-label={words.undoFor(placeOfText(key))}
              onClick={() => setDraft(without(draft, key))}
            >
              {words.undo}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
