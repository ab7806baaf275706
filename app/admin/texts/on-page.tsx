import { Search } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Form, href, Link, useNavigate } from 'react-router'
import { prefix } from '#app/address.ts'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { Field, SelectField } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { PublishTexts } from '#app/admin/form/in-others/publish-texts.ts'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { Tabs } from '#app/admin/navigation/tabs.tsx'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { type FrameWidth, PageFrame, WidthButtons } from '#app/admin/screen/page-frame.tsx'
import { ScreenTitle } from '#app/admin/screen/panel-context.tsx'
import { useUnsavedText } from '#app/admin/storage/unsaved-text.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { type ErrorsByField, type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { factsOf } from '#words/facts.ts'
import { pagesWords } from '#words/panel/pages/pages.ts'
import { textsWords, onPageWords as words } from '#words/panel/texts.ts'
import type { Route } from './+types/on-page.ts'
import { type DraftChange, isInNewEntry, type TextsDraft, without } from './draft.ts'
import { changesOf, spoiled } from './text-changes.ts'
import { publishedWords, ReadTexts, readWaiting } from './text-data.ts'
import { placeOfText, textPageAt } from './text-pages.ts'
import { type Pressed, TextSheet } from './text-sheet.tsx'
import { WaitingLinks } from './waiting-links.tsx'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(servicesContext)
  const { run } = context.get(staffContext)
  const [{ texts, businessProfile }, waiting] = await Promise.all([
    valueOrThrow(run(ReadTexts, { language })),
    readWaiting(run),
  ])
  const pages = [...new Set(texts.flatMap(({ paths }) => paths))].toSorted()
  const asked = url.searchParams.get('path') ?? '/'
  // Absent facts are named too, with null.
  const facts = Object.entries(factsOf(businessProfile)).map(
    ([name, value]) => [name, value ?? null] as const,
  )
  return {
    ...{ language, pages, facts: Object.fromEntries(facts), waiting },
    path: pages.includes(asked) ? asked : '/',
  }
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

/** Names of pages that the list of texts does not have. */
const pageNames: Readonly<Record<string, string>> = { '/quote': words.ofQuote, '/search': words.ofSearch }

/** The real page in a frame: a press on a text opens it beside. Changes are a draft on this device until they are published. */
export default function TextsOnPage({ loaderData }: Route.ComponentProps) {
  const { path, pages, language, facts, waiting } = loaderData
  const [draft, setDraft] = useDraft(language)
  const [width, setWidth] = useFrameWidth()
  const [pressed, setPressed] = useState<Pressed>()
  const mayWrite = useMayWrite('content')
  const frame = useRef<HTMLIFrameElement>(null)
  const navigate = useNavigate()
  const open = (to: string) => void navigate(`?${new URLSearchParams({ path: to })}`)
  usePressed(frame, { onText: (text) => mayWrite && setPressed(text), onPath: open })
  const focusLast = useMarked(frame, pressed?.text.key)
  return (
    <>
      <Tabs label={pagesWords.tabs} />
      <ScreenTitle title={words.title} lead={words.lead} />
      <div className="on-page-bar">
        <Form method="get" className="on-page-pick">
          <SelectField
            id="path"
            name="path"
            label={words.page}
            key={path}
            defaultValue={path}
            onChange={({ currentTarget }) => open(currentTarget.value)}
          >
            {pages.map((page) => (
              <option key={page} value={page}>
                {textPageAt(page)?.label ?? pageNames[page] ?? page}
              </option>
            ))}
          </SelectField>
          <noscript>
            <button type="submit" className="btn">
              {words.open}
            </button>
          </noscript>
        </Form>
        <WidthButtons width={width} onWidth={setWidth} />
        <Form method="get" action={href('/admin/texts')} className="on-page-search">
          <Field
            id="search"
            name="search"
            type="search"
            label={textsWords.search}
            placeholder={textsWords.searchHint}
            autoComplete="off"
            required
          >
            <button type="submit" className="on-page-find" aria-label={words.find}>
              <Search className="icon" aria-hidden="true" />
            </button>
          </Field>
        </Form>
      </div>
      <DraftOf draft={draft} setDraft={setDraft} language={language} />
      <noscript>
        <p className="mt-4 text-note">{words.withoutScript}</p>
      </noscript>
      <PageFrame
        frame={frame}
        onDrawn={focusLast}
        title={words.frame}
        action={href('/admin/texts/page')}
        fields={{ path, changes: JSON.stringify(draft) }}
        width={width}
        fills
      />
      <p className="on-page-links">
        <span>{words.hint}</span>
        <Link to={`${href('/admin/texts')}?${new URLSearchParams({ page: textPageAt(path)?.id ?? 'home' })}`}>
          {words.list}
        </Link>
        <Link to={`${href('/admin/texts')}?show=changed`}>{textsWords.shown.changed}</Link>
        <Link to={`${href('/admin/texts')}?show=review`}>{textsWords.shown.review}</Link>
        <Link to={href('/admin/texts/versions')}>{textsWords.versions}</Link>
        <WaitingLinks waiting={waiting} />
      </p>
      {pressed && (
        <TextSheet
          key={pressed.text.key}
          pressed={pressed}
          facts={facts}
          draft={draft}
          onChange={setDraft}
          onOther={setPressed}
          onClose={() => setPressed(undefined)}
        />
      )}
    </>
  )
}

/** As wide as what it is seen on, until another width is chosen. */
function useFrameWidth(): [FrameWidth, (width: FrameWidth) => void] {
  const isDesk = useSyncExternalStore(
    onDeskChange,
    () => matchMedia(desk).matches,
    () => true,
  )
  const [chosen, setChosen] = useState<FrameWidth>()
  return [chosen ?? (isDesk ? 'desktop' : 'phone'), setChosen]
}

const desk = '(width >= 48rem)'

function onDeskChange(change: () => void) {
  const query = matchMedia(desk)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/**
 * What is open beside is marked on the page, and kept in view. After that the keyboard goes on from there, also on the page that is
 * drawn anew.
 */
function useMarked(frame: RefObject<HTMLIFrameElement | null>, key: string | undefined): () => void {
  const last = useRef<string>(undefined)
  const focusLast = () => {
    if (!last.current || document.querySelector('dialog:modal')) return
    if (document.activeElement !== document.body && document.activeElement !== frame.current) return
    const text = `[data-text="${CSS.escape(last.current)}"]`
    frame.current?.contentDocument?.querySelector<HTMLElement>(text)?.focus({ preventScroll: true })
  }
  const focusAgain = useEffectEvent(focusLast)
  useEffect(() => {
    if (!key) return
    last.current = key
    const text = frame.current?.contentDocument?.querySelector(`[data-text="${CSS.escape(key)}"]`)
    text?.setAttribute('data-pressed', '')
    const before = scrollY
    // Where it is not beside, the sheet covers the lower half.
    text?.scrollIntoView({ block: matchMedia('(width >= 68rem)').matches ? 'nearest' : 'start' })
    return () => {
      text?.removeAttribute('data-pressed')
      scrollTo(0, before)
      focusAgain()
    }
  }, [frame, key])
  return focusLast
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

type Hearers = { onText: (text: Pressed) => void; onPath: (path: string) => void }

function usePressed(frame: RefObject<HTMLIFrameElement | null>, { onText, onPath }: Hearers) {
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<{ text?: Pressed; path?: string }>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    if (data.text) onText(data.text)
    else if (data.path) onPath(data.path.slice(prefix.length) || '/')
  })
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
