import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Form, Link, useFetcher, useNavigation, useSearchParams } from 'react-router'
import { DefaultButton } from '#app/admin/form/form-button.tsx'
import { LeaveGuard } from '#app/admin/form/leave-guard.tsx'
import { SaveBar } from '#app/admin/form/record-form.tsx'
import { useAnswer } from '#app/admin/form/use-answer.ts'
import { type Submitted, typedParams } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { Alert } from '#app/ui/alert.tsx'
import { dateTimeText } from '#app/ui/dates.ts'
import { draftWords as words } from '#words/panel/pages/drafts.ts'
import {
  type DraftAt,
  DraftLine,
  encodedForm,
  unsentDraft,
  useAutosave,
  useUnsentDraft,
} from './autosave.tsx'
import { isEqual, type Opening, openingPath, type ShownVersion } from './opening.ts'

const TypedText = lazy(() =>
  import('#app/admin/form/other-places/typed-text.tsx').catch(() => ({ default: () => null })),
)

export const OtherPlaces = (props: ComponentProps<typeof TypedText>) => (
  <Suspense>
    <TypedText {...props} />
  </Suspense>
)

/** `set` changes what is no field of the form. */
export type DraftSection<Values> = {
  start: Values
  values: Values
  errors: Record<string, string>
  set: (values: Values) => void
}

/** `stored`: as it is saved, or a new one. `version`: when it was saved; a new record has none. `read`: its values in the form. */
type DraftFormProps<Values> = {
  stored: Values
  version: string | undefined
  at: DraftAt
  opening: Opening<Values>
  read: (form: FormData | URLSearchParams) => Values
  /** Of what was sent, where that is more than its values in the form. */
  readSent?: (form: FormData | URLSearchParams) => Values
  result: Submitted | undefined
  listPath: string
  words: Record<'create' | 'update' | 'failed', string>
  className?: string
  children: (section: DraftSection<Values>) => ReactNode
}

export function DraftForm<Values extends { id: string }>(props: DraftFormProps<Values>) {
  const { at, opening } = props
  const [params] = useSearchParams()
  const discarding = useDiscardDraft(at)
  const sentOn = useUnsentDraft(at)
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
      <DraftFields key={`${at.record} ${shown?.kind} ${shown?.at}`} {...props} draftWaits={isOffered} />
    </>
  )
}

function useDiscardDraft({ path, record }: DraftAt) {
  const fetcher = useFetcher<Submitted>({ key: `discard-draft-${record ?? path}` })
  return { fetcher, isDone: fetcher.data?.ok === true }
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
      <Alert className="row-failure">
        {fetcher.state === 'idle' && fetcher.data?.ok === false && words.draftDiscardFailed}
      </Alert>
    </section>
  )
}

function ShownNotice({ shown, storedPath }: { shown: ShownVersion<unknown>; storedPath: string }) {
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

/**
 * Uncontrolled, so that text typed before hydration stays; `values` follows the fields. `draftWaits`: autosave does not
 * replace an older draft before the person decides.
 */
function DraftFields<Values extends { id: string }>(props: DraftFormProps<Values> & { draftWaits: boolean }) {
  const { at, version: savedAt, opening, read, draftWaits, listPath, className = '', children } = props
  const { shown } = opening
  const received = useSticky(props.result)
  const form = useRef<HTMLFormElement>(null)
  // To detect that the record was saved meanwhile by another person.
  const [version] = useState(shown?.kind === 'draft' ? (shown.version ?? savedAt) : savedAt)
  const [stored] = useState(props.stored)
  const [start] = useState(() =>
    received?.ok === false
      ? { ...stored, ...(props.readSent ?? read)(typedParams(received)), id: received.id }
      : (shown?.values ?? stored),
  )
  const [values, setValues] = useState(start)
  const isSaving = useNavigation().formMethod === 'POST'
  const { refusal, errors, hideErrorOf } = useAnswer({ form, intent: 'save', received, isBusy: isSaving })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useEffect(() => {
    if (form.current) setValues(read(new FormData(form.current)))
  }, [])

  const draft = useAutosave({
    form,
    values,
    isDirty: !isEqual(values, start),
    isPaused: isSaving || draftWaits,
    at,
  })
  const isKept = draft.kind === 'saved' || shown?.kind === 'draft'
  // Covers the two seconds until the draft is sent, in which the person may sign out in another window.
  const { userId, path, record } = at
  const unsent = useMemo(() => unsentDraft({ userId, path, record }), [userId, path, record])
  useEffect(() => {
    if (isSaving) unsent.remove()
  }, [isSaving, unsent])
  return (
    <Form
      ref={form}
      method="post"
      className={`long-form ${className}`}
      onInput={({ currentTarget, target }) => {
        hideErrorOf(target)
        const next = read(new FormData(currentTarget))
        setValues(next)
        if (isEqual(next, stored)) unsent.remove()
        else if (!draftWaits) unsent.set(encodedForm(currentTarget))
      }}
    >
      <DefaultButton />
      <input type="hidden" name="id" defaultValue={start.id} />
      {version && <input type="hidden" name="version" value={version} />}
      {children({ start, values, errors, set: setValues })}
      <SaveBar
        isSaving={isSaving}
        refusal={refusal}
        failed={props.words.failed}
        cancelPath={listPath}
        save={savedAt ? props.words.update : props.words.create}
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
