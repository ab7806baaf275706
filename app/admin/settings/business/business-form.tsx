import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, href, useLocation, useNavigation, useSearchParams } from 'react-router'
import { address } from '#app/address.ts'
import { LeaveGuard } from '#app/admin/form/leave-guard.tsx'
import type { Refusal, Unsent } from '#app/admin/form/record-action.ts'
import { SaveBar } from '#app/admin/form/record-form.tsx'
import { typedEntries, useUnsavedForm } from '#app/admin/form/unsaved-form.tsx'
import { PasswordAgain } from '#app/admin/sign-in/password-again.tsx'
import { useSticky } from '#app/admin/use-sticky.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { contradictionsOf, type ProfileWarning } from '#content/profile-contradictions.ts'
import { businessWords as words } from '#words/admin-business.ts'
import { ProfileFormProvider } from './fields.tsx'
import {
  type ProfileDraft,
  profileOf,
  profileToDraft,
  type RowChange,
  readDraft,
  textsOf,
  withRows,
} from './profile-draft.ts'
import { ProfileSections } from './sections.tsx'
import { whereItShows } from './where-it-shows.ts'

export type BusinessResult =
  | ({ kind: 'refused'; draft: ProfileDraft } & Refusal)
  /** Changing the contacts needs the password. `message`: why the last one was refused. */
  | { kind: 'unconfirmed'; draft: ProfileDraft; message: string }
  | Unsent

type BusinessFormProps = {
  opened: { version: string; stored: BusinessProfile; year: number }
  result: BusinessResult | undefined
}

/** `outdated`: a result whose errors belong to rows that have moved since. */
type RowsState = { round: number; change?: RowChange; outdated?: BusinessResult | undefined }

/** `draft` follows the fields for previews and warnings. */
export function BusinessForm({ opened: { version, stored, year }, result: newResult }: BusinessFormProps) {
  const result = useSticky(newResult)
  const announce = useAnnounce()
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => profileToDraft(stored))
  const [start, setStart] = useState(() => (result && 'draft' in result ? result.draft : opened))
  const [draft, setDraft] = useState(start)
  // A row has no identity but its place: when one is added or removed, all fields are made anew from `start`.
  const [rows, setRows] = useState<RowsState>({ round: 0 })
  // May be older than what is stored now.
  const [basis, setBasis] = useState(version)
  const [withdrawn, setWithdrawn] = useState<BusinessResult>()
  const isSaving = useNavigation().formMethod === 'POST'
  const [params] = useSearchParams()
  const kept = useUnsavedForm({
    form,
    name: useLocation().pathname,
    isNewer: result !== undefined || params.get('saved') === version,
    restore(typed) {
      setBasis(typed.get('version') ?? version)
      begin(readDraft(typed), { round: rows.round + 1 })
      return true
    },
    reset() {
      setBasis(version)
      begin(opened, { round: rows.round + 1 })
    },
  })

  function begin(next: ProfileDraft, nextRows: RowsState) {
    setStart(next)
    setDraft(next)
    setRows(nextRows)
  }

  const typed = useMemo(() => profileOf(draft), [draft])
  const profile = useSticky(typed) ?? stored
  const warnings = contradictionsOf(profile, year)

  useEffect(() => {
    if (form.current) setDraft(readDraft(new FormData(form.current)))
  }, [])

  useEffect(() => {
    if (result?.kind !== 'refused') return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [result])

  // The focus goes to the first field of a new row, or to the list's button after removing one.
  useEffect(() => {
    if (!rows.change) return
    const { list, remove } = rows.change
    const fields = form.current?.querySelectorAll<HTMLElement>(`fieldset [name^="${list}."]`)
    const last = [...(fields ?? [])].at(-1)?.closest('fieldset')
    const field = remove === undefined ? last?.querySelector<HTMLElement>('input, select') : undefined
    const button = form.current?.querySelector<HTMLElement>(`[data-rows="${list}"]`)
    ;(field ?? button)?.focus()
  }, [rows])

  const onRows = (change: RowChange, what: string) => {
    if (!form.current) return
    const next = withRows(readDraft(new FormData(form.current)), change)
    begin(next, { round: rows.round + 1, change, outdated: result })
    kept.store([['version', basis], ...textsOf(next)])
    announce(change.remove === undefined ? words.added(what) : words.removed(what))
  }

  const errors = result?.kind === 'refused' && result !== rows.outdated ? result.fields : {}
  const shown = whereItShows(profile, year)
  return (
    <Form
      ref={form}
      method="post"
      className="long-form profile-form"
      onInput={({ currentTarget }) => {
        const next = readDraft(new FormData(currentTarget))
        setDraft(next)
        if (isSame(next, opened)) kept.clear()
        else kept.store(typedEntries(currentTarget))
      }}
    >
      {/* Enter in a field presses the first submit button: it saves, instead of removing a row. */}
      <button type="submit" hidden />
      <input type="hidden" name="version" value={basis} />
      {kept.notice}
      <SavedNotice version={version} />
      <WarningsNotice warnings={warnings} />
      <ProfileFormProvider
        key={rows.round}
        value={{ texts: textsOf(start), errors, draft, profile, warnings, shown, onRows }}
      >
        <ProfileSections />
      </ProfileFormProvider>
      {result?.kind === 'unconfirmed' && result !== withdrawn ? (
        <PasswordAgain
          held={[]}
          message={result.message}
          isBusy={isSaving}
          onCancel={() => setWithdrawn(result)}
        />
      ) : (
        <SaveBar
          isSaving={isSaving}
          failure={result?.kind === 'unconfirmed' ? undefined : result}
          failed={words.failed}
          cancelPath={href('/admin')}
          save={words.save}
        />
      )}
      <LeaveGuard isDirty={!isSaving && !isSame(draft, opened)} onLeave={kept.clear} />
    </Form>
  )
}

const isSame = (one: ProfileDraft, other: ProfileDraft) => JSON.stringify(one) === JSON.stringify(other)

function SavedNotice({ version }: { version: string }) {
  const [params] = useSearchParams()
  const isSaved = params.get('saved') === version
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSaved) notice.current?.focus()
  }, [isSaved])
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={isSaved ? -1 : undefined}
      className={isSaved ? 'notice notice-ok mt-4' : 'sr-only'}
    >
      {isSaved && (
        <>
          {words.saved}{' '}
          <a href={address(href('/'))} target="_blank" rel="noreferrer" className="link">
            {words.seeSite} <span className="sr-only">{words.newTab}</span>
          </a>
        </>
      )}
    </div>
  )
}

function WarningsNotice({ warnings }: { warnings: readonly ProfileWarning[] }) {
  if (warnings.length === 0) return null
  const sections = [...new Set(warnings.map(({ section }) => section))]
  return (
    <div className="notice notice-late mt-4">
      <p className="font-semibold">{words.warningsTitle(warnings.length)}</p>
      <p className="text-ink-2">{words.disagreeHint}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`} className="link inline-flex min-h-11 items-center">
              {words[section]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
