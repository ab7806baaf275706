import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { LeaveGuard } from '#app/admin/form/leave-guard.tsx'
import { typedIn, useUnsavedForm } from '#app/admin/form/unsaved-form.tsx'
import { useSticky } from '#app/admin/use-sticky.ts'
import { formWords } from '#content/en/admin-form.ts'
import type { RecordAnswer } from './record-answer.ts'
import { isSame, type RecordValues, valuesIn } from './record-values.ts'
import type { RecordWords } from './record-words.ts'
import { SaveFailure } from './save-failure.tsx'

/** What the sections of a form need: what they begin with, and what is wrong with it. */
export type Entered<Name extends string> = {
  start: RecordValues<Name>
  errors: Readonly<Record<string, string>>
}

type RecordFormProps<Name extends string> = {
  names: readonly Name[]
  isNew: boolean
  /** When what is shown was saved; a new record has none. */
  version?: string
  stored: RecordValues<Name>
  answer: RecordAnswer<Name> | undefined
  words: RecordWords
  listPath: string
  children: (entered: Entered<Name>) => ReactNode
}

/** A record as it is entered: what is typed is kept, and leaving it unsaved asks first. */
export function RecordForm<Name extends string>(props: RecordFormProps<Name>) {
  const { names, isNew, version, stored, words, listPath, children } = props
  // A list that changes elsewhere loads the panel anew, which takes the action's answer away.
  const answer = useSticky(props.answer)
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(stored)
  // `version`: when what the form began with was saved, however long ago that was typed on.
  const [start, setStart] = useState({
    values: answer?.kind === 'refused' ? answer.values : opened,
    version,
    round: 0,
  })
  const [isDirty, setDirty] = useState(start.values !== opened)
  const isSaving = useNavigation().formMethod === 'POST'
  const errors = answer?.kind === 'refused' ? answer.fields : {}

  const kept = useUnsavedForm({
    form,
    name: useLocation().pathname,
    isNewer: answer !== undefined,
    restore(typed) {
      const values = valuesIn(names, typed)
      if (isSame(values, opened)) return false
      setStart({ values, version: typed.get('version') ?? undefined, round: start.round + 1 })
      setDirty(true)
      return true
    },
    reset() {
      setStart({ values: opened, version, round: start.round + 1 })
      setDirty(false)
    },
  })

  // What was typed before the script came, or is brought back by the browser.
  useEffect(() => {
    if (form.current) setDirty(!isSame(valuesIn(names, new FormData(form.current)), opened))
  }, [names, opened])

  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])

  return (
    <Form
      ref={form}
      method="post"
      className="long-form"
      onInput={({ currentTarget }) => {
        const isChanged = !isSame(valuesIn(names, new FormData(currentTarget)), opened)
        setDirty(isChanged)
        if (isChanged) kept.keep(typedIn(currentTarget))
        else kept.forget()
      }}
    >
      {/* What Enter presses in a field: saving, not the first button on the way. */}
      <button type="submit" hidden />
      <input type="hidden" name="id" value={start.values.id} />
      {start.version && <input type="hidden" name="version" value={start.version} />}
      {kept.notice}
      <Fragment key={start.round}>{children({ start: start.values, errors })}</Fragment>
      <div className="form-buttons">
        {answer && !isSaving && <SaveFailure answer={answer} title={words.failed} />}
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
      </div>
      <LeaveGuard isDirty={isDirty && !isSaving} onLeave={kept.forget} />
    </Form>
  )
}
