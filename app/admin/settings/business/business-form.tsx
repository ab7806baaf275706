import { useEffect, useMemo, useRef, useState } from 'react'
import {
  Form,
  href,
  Link,
  useFetcher,
  useFormAction,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { address } from '#app/address.ts'
import { LeaveGuard } from '#app/admin/form/leave-guard.tsx'
import { PasswordAgain } from '#app/admin/form/password-again/password-again.tsx'
import { SaveBar } from '#app/admin/form/record-form.tsx'
import { typedEntries, useUnsavedForm } from '#app/admin/form/unsaved-form.tsx'
import { useAnswer } from '#app/admin/form/use-answer.ts'
import { inSetup, sectionPath } from '#app/admin/settings/setup/setup-path.ts'
import { type RefusedSubmission, type Submitted, typedParams } from '#app/admin/submission/submitted.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { claimsOfSection } from '#content/profile/claims.ts'
import { type ProfileSection, profileSections } from '#content/profile/profile-sections.ts'
import { contradictionsOf, type ProfileWarning } from '#content/profile-contradictions.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { ProfileFormProvider, Warnings, WhereItShows } from './fields.tsx'
import { HomeBeside } from './home-beside.tsx'
import { type OfferedService, SectionFields } from './sections.tsx'
import { type RowChange, type Texts, textsIn, textsOf, typedProfile, withRows } from './typed-profile.ts'
import type { ShownOnPage } from './where-it-shows.ts'

/** `texts`: with a row more or less, for a form that was sent before the script came. */
export type BusinessShown = { texts?: Texts; pages?: readonly ShownOnPage[] }

type BusinessResult = Submitted<BusinessShown>

type BusinessFormProps = {
  section: ProfileSection
  opened: {
    version: string
    stored: BusinessProfile
    today: string
    unread: readonly ProfileWarning[]
    services: readonly OfferedService[]
    shown: readonly ShownOnPage[]
  }
  result: BusinessResult | undefined
}

/** `outdated`: a result whose errors belong to rows that have moved since. */
type RowsState = { round: number; change?: RowChange; outdated?: BusinessResult | undefined }

/** The form of a section. What is typed is kept on the device; `texts` follow it for previews and warnings. */
export function BusinessForm({
  section,
  opened: { version, stored, ...given },
  result: newResult,
}: BusinessFormProps) {
  const received = useSticky(newResult)
  const announce = useAnnounce()
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => textsOf(stored))
  const [start, setStart] = useState(() => (received && textsOfResult(received)) ?? opened)
  const [texts, setTexts] = useState(start)
  // A row has no identity but its place: when one is added or removed, all fields are made anew from `start`.
  const [rows, setRows] = useState<RowsState>({ round: 0 })
  // The version that was begun with, which may be older than what is stored now.
  const [basis, setBasis] = useState(version)
  const [withdrawn, setWithdrawn] = useState<RefusedSubmission>()
  const isSaving = useNavigation().formMethod === 'POST'
  const answer = useAnswer({ form, intent: 'save', received, isBusy: isSaving })
  const { refusal, held, hideErrorOf } = answer
  const [params] = useSearchParams()
  const kept = useUnsavedForm({
    form,
    name: useLocation().pathname,
    isNewer: received !== undefined || params.get('saved') === version,
    restore(typed) {
      setBasis(typed.get('version') ?? version)
      begin(textsIn(typed), { round: rows.round + 1 })
      return true
    },
    reset() {
      setBasis(version)
      begin(opened, { round: rows.round + 1 })
    },
  })

  function begin(next: Texts, nextRows: RowsState) {
    setStart(next)
    setTexts(next)
    setRows(nextRows)
  }

  const typed = useMemo(() => typedProfile(section, texts, stored), [section, texts, stored])
  const profile = useSticky(typed) ?? stored
  const warnings = contradictionsOf(profile, given.today).filter((warning) => warning.section === section)
  const isInSetup = params.has(inSetup)
  const isDirty = !isSame(section, texts, opened, stored)
  const shown = useShown(texts, isDirty && typed !== undefined)

  useEffect(() => {
    if (form.current) setTexts(textsIn(new FormData(form.current)))
  }, [])

  // The focus goes to the first field of a new row, or to the list's button after removing one.
  useEffect(() => {
    if (!rows.change) return
    const { list, remove } = rows.change
    const fields = form.current?.querySelectorAll<HTMLElement>(`fieldset [name^="${list}."]`)
    const last = [...(fields ?? [])].at(-1)?.closest('fieldset')
    const field = remove === undefined ? last?.querySelector<HTMLElement>('input, select') : undefined
    const button = form.current?.querySelector<HTMLElement>(`[name="rows"][value="${list}"]`)
    ;(field ?? button)?.focus()
  }, [rows])

  function change(next: Texts, nextRows: RowsState) {
    begin(next, nextRows)
    kept.store([['version', basis], ...Object.entries(next)])
  }

  const onRows = (rowChange: RowChange, what: string) => {
    if (!form.current) return
    const next = withRows(textsIn(new FormData(form.current)), rowChange)
    change(next, { round: rows.round + 1, change: rowChange, outdated: received })
    announce(rowChange.remove === undefined ? words.added(what) : words.removed(what))
  }

  const onText = (path: string, text: string) => {
    if (!form.current) return
    change({ ...textsIn(new FormData(form.current)), [path]: text }, { round: rows.round + 1 })
  }

  const errors = received === rows.outdated ? {} : answer.errors
  return (
    <Form
      ref={form}
      method="post"
      className={isInSetup ? 'long-form max-w-none with-home' : 'long-form max-w-none'}
      onInput={({ currentTarget, target }) => {
        hideErrorOf(target)
        const next = textsIn(new FormData(currentTarget))
        setTexts(next)
        if (isSame(section, next, opened, stored)) kept.clear()
        else kept.store(typedEntries(currentTarget))
      }}
    >
      {/* Enter in a field presses the first submit button: it saves, instead of removing a row. */}
      <button type="submit" hidden />
      <input type="hidden" name="version" value={basis} />
      {kept.notice}
      {!received && <SavedNotice version={version} section={section} />}
      <section className="form-section profile-section" aria-label={words[section]}>
        <div className="profile-facts">
          <p className="text-note text-ink-2">{words.help[section]}</p>
          <ProfileFormProvider key={rows.round} value={{ start, texts, errors, onRows, onText }}>
            <SectionFields section={section} services={given.services} />
          </ProfileFormProvider>
          <Warnings says={[...given.unread, ...warnings].map(({ says }) => says)} />
        </div>
        {claimsOfSection(section).length > 0 && <WhereItShows shown={(isDirty && shown) || given.shown} />}
      </section>
      {held && refusal !== withdrawn ? (
        // The fields stay, so nothing is held back.
        <PasswordAgain
          held={[]}
          message={refusal?.problem ?? ''}
          isBusy={isSaving}
          onCancel={() => setWithdrawn(refusal)}
        />
      ) : (
        <SaveBar
          isSaving={isSaving}
          refusal={held ? undefined : refusal}
          failed={words.failed}
          cancelPath={isInSetup ? pathAfter(section) : href('/admin/settings/business')}
          cancel={isInSetup ? words.skipStep : undefined}
          save={isInSetup ? words.saveAndNext : words.save}
        />
      )}
      {isInSetup && <HomeBeside section={section} texts={texts} isWhole={typed !== undefined} />}
      <LeaveGuard isDirty={!isSaving && isDirty} onLeave={kept.clear} />
    </Form>
  )
}

function pathAfter(section: ProfileSection): string {
  const next = profileSections[profileSections.indexOf(section) + 1]
  return next ? `${sectionPath(next)}?${inSetup}` : href('/admin/settings/setup')
}

const textsOfResult = (result: BusinessResult): Texts | undefined =>
  result.ok ? result.texts : textsIn(typedParams(result))

/** Whether the fields of a section say the same; what is absent has an empty field or none. */
function isSame(section: ProfileSection, texts: Texts, opened: Texts, stored: BusinessProfile): boolean {
  const [typed, saved] = [typedProfile(section, texts, stored), typedProfile(section, opened, stored)]
  return typed !== undefined && JSON.stringify(typed) === JSON.stringify(saved)
}

export const showTyped = 'where-it-shows'

const pauseMs = 500

/** What the site would say of what is typed, once the server said it: the words of all pages are too much for a browser. */
function useShown(texts: Texts, isWanted: boolean): readonly ShownOnPage[] | undefined {
  const { data: answer, submit } = useFetcher<BusinessResult>()
  const action = useFormAction()
  useEffect(() => {
    if (!isWanted) return
    // By its address: once saved the router is at another before this form has gone.
    const options = { method: 'post', action, defaultShouldRevalidate: false } as const
    const timer = setTimeout(() => void submit({ ...texts, intent: showTyped }, options), pauseMs)
    return () => clearTimeout(timer)
  }, [isWanted, texts, submit, action])
  return answer?.ok ? answer.pages : undefined
}

function SavedNotice({ version, section }: { version: string; section: ProfileSection }) {
  const [params] = useSearchParams()
  const isSaved = params.get('saved') === version
  const notice = useRef<HTMLDivElement>(null)
  const next = profileSections[profileSections.indexOf(section) + 1]
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
          {next && !params.has(inSetup) && (
            <Link to={sectionPath(next)} className="btn btn-small mt-2">
              {words.next(words[next])}
            </Link>
          )}
        </>
      )}
    </div>
  )
}
