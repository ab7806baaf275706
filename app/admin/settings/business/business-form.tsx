import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import { LeaveGuard } from '#app/admin/form/leave-guard.tsx'
import { typedIn, useUnsavedForm } from '#app/admin/form/unsaved-form.tsx'
import { AreaSection } from '#app/admin/settings/business/sections/area-section.tsx'
import { HoursSection } from '#app/admin/settings/business/sections/hours-section.tsx'
import { IdentitySection } from '#app/admin/settings/business/sections/identity-section.tsx'
import { LicensesSection } from '#app/admin/settings/business/sections/licenses-section.tsx'
import { PhonesSection } from '#app/admin/settings/business/sections/phones-section.tsx'
import { PricesSection } from '#app/admin/settings/business/sections/prices-section.tsx'
import { PromisesSection } from '#app/admin/settings/business/sections/promises-section.tsx'
import { ReputationSection } from '#app/admin/settings/business/sections/reputation-section.tsx'
import { useSticky } from '#app/admin/use-sticky.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { contradictionsOf } from '#content/profile-contradictions.ts'
import { businessWords as words } from '#words/admin-business.ts'
import { DraftFieldsProvider } from './draft-fields.tsx'
import { type RowChange, withRows } from './list-rows.ts'
import { draftIn, draftOf, type ProfileDraft, profileOf, textsOf } from './profile-draft.ts'
import { SaveBar } from './save-bar.tsx'
import type { BusinessAnswer } from './save-business.ts'
import { SavedNotice } from './saved-notice.tsx'
import { WarningsNotice } from './warnings-notice.tsx'
import { whereItShows } from './where-it-shows.ts'

type BusinessFormProps = {
  opened: { version: string; stored: BusinessProfile; year: number }
  answer: BusinessAnswer | undefined
}

/** The last change of rows; what an answer before it said of them belongs to other rows now. */
type RowsState = { change?: RowChange; round: number; answer?: BusinessAnswer | undefined }

/** The profile as it is edited: what is typed is kept, `draft` follows it for previews and warnings. */
export function BusinessForm({ opened: { version, stored, year }, answer: newAnswer }: BusinessFormProps) {
  const answer = useSticky(newAnswer)
  const announce = useAnnounce()
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => draftOf(stored))
  const [start, setStart] = useState(() => (answer && 'draft' in answer ? answer.draft : opened))
  const [draft, setDraft] = useState(start)
  // Rows have no identity but their place: when one comes or goes, all fields are made anew with what they held.
  const [rows, setRows] = useState<RowsState>({ round: 0 })
  // Of the profile that the draft began with, however long ago that was typed on.
  const [basis, setBasis] = useState(version)
  const isSaving = useNavigation().formMethod === 'POST'
  const [params] = useSearchParams()
  const kept = useUnsavedForm({
    form,
    name: useLocation().pathname,
    isNewer: answer !== undefined || params.get('saved') === version,
    restore(typed) {
      setBasis(typed.get('version') ?? version)
      begin(draftIn(typed))
      return true
    },
    reset() {
      setBasis(version)
      begin(opened)
    },
  })

  function begin(next: ProfileDraft) {
    setStart(next)
    setDraft(next)
    setRows({ round: rows.round + 1 })
  }

  const typed = useMemo(() => profileOf(draft), [draft])
  const profile = useSticky(typed) ?? stored
  const warnings = contradictionsOf(profile, year)

  useEffect(() => {
    if (form.current) setDraft(draftIn(new FormData(form.current)))
  }, [])

  useEffect(() => {
    if (answer?.kind !== 'refused') return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])

  // The new row's first field, or what is left to press where a row was.
  useEffect(() => {
    if (!rows.change) return
    const { list, remove } = rows.change
    const fields = form.current?.querySelectorAll<HTMLElement>(`fieldset [name^="${list}."]`)
    const last = [...(fields ?? [])].at(-1)?.closest('fieldset')
    const target = remove === undefined ? last?.querySelector<HTMLElement>('input, select') : undefined
    const button = form.current?.querySelector<HTMLElement>(`[data-rows="${list}"]`)
    ;(target ?? button)?.focus()
  }, [rows])

  const onRows = (change: RowChange, what: string) => {
    if (!form.current) return
    const next = withRows(draftIn(new FormData(form.current)), change)
    setStart(next)
    setDraft(next)
    setRows({ change, round: rows.round + 1, answer })
    kept.keep([['version', basis], ...textsOf(next)])
    announce(change.remove === undefined ? words.added(what) : words.removed(what))
  }

  const errors = answer?.kind === 'refused' && answer !== rows.answer ? answer.fields : {}
  const section = { draft, profile, warnings, shown: whereItShows(profile, year) }
  return (
    <Form
      ref={form}
      method="post"
      className="long-form profile-form"
      onInput={({ currentTarget }) => {
        const next = draftIn(new FormData(currentTarget))
        setDraft(next)
        if (isSame(next, opened)) kept.forget()
        else kept.keep(typedIn(currentTarget))
      }}
    >
      {/* What Enter presses in a field: saving, not the first button on the way. */}
      <button type="submit" hidden />
      <input type="hidden" name="version" value={basis} />
      {kept.notice}
      <SavedNotice version={version} />
      <WarningsNotice warnings={warnings} />
      <DraftFieldsProvider key={rows.round} value={{ texts: textsOf(start), errors, onRows }}>
        <IdentitySection {...section} />
        <PhonesSection {...section} />
        <LicensesSection {...section} />
        <ReputationSection {...section} />
        <PromisesSection {...section} />
        <PricesSection {...section} />
        <AreaSection {...section} />
        <HoursSection {...section} />
      </DraftFieldsProvider>
      <SaveBar isSaving={isSaving} answer={answer} />
      <LeaveGuard isDirty={!isSaving && !isSame(draft, opened)} onLeave={kept.forget} />
    </Form>
  )
}

const isSame = (one: ProfileDraft, other: ProfileDraft) => JSON.stringify(one) === JSON.stringify(other)
