import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import type { List } from '#app/admin/list/list.ts'
import {
  type ErrorsByField,
  hasErrors,
  type RefusedSubmission,
  type Submitted,
  typedParams,
} from '#app/admin/submission/submitted.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { formWords } from '#words/panel/form.ts'
import { DefaultButton, FormButton } from './form-button.tsx'
import { FormProblem } from './form-problem.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { type OpenedRecord, type RecordValues, sameValues, valuesIn } from './record-action.ts'
import { NoRecord, RecordPage, type RecordWords, useListPath } from './record-page.tsx'
import { typedEntries, useUnsavedForm } from './unsaved-form.tsx'
import { useAnswer } from './use-answer.ts'

export type Entered<Name extends string> = {
  start: RecordValues<Name>
  errors: ErrorsByField
}

/**
 * For a new record that is sent by itself when the server was not reached: `mark` says so in its unsaved text. `notice` stands
 * in place of the failure while it waits.
 */
type SentLater = { mark: readonly [string, string]; isWaiting: boolean; notice: ReactNode }

/** `about`: what tells several new records of one form apart. What is typed is kept for each. */
type RecordScreenProps<Name extends string> = {
  list: List
  words: RecordWords
  loaderData: OpenedRecord<RecordValues<Name>>
  actionData: Submitted | undefined
  about?: string
  later?: SentLater
  children: (entered: Entered<Name>) => ReactNode
}

export function RecordScreen<Name extends string>(props: RecordScreenProps<Name>) {
  const { list, words, loaderData, actionData, about = '', later, children } = props
  const listPath = useListPath(list)
  if (typeof loaderData === 'string') return <NoRecord why={loaderData} words={words} listPath={listPath} />
  const { values, version } = loaderData
  return (
    <RecordPage title={version ? words.editTitle : words.createTitle} words={words} listPath={listPath}>
      <RecordForm
        key={values.id}
        about={about}
        later={later}
        version={version}
        stored={values}
        actionData={actionData}
        words={words}
        listPath={listPath}
      >
        {children}
      </RecordForm>
    </RecordPage>
  )
}

type RecordFormProps<Name extends string> = {
  about: string
  later: SentLater | undefined
  version: string | undefined
  stored: RecordValues<Name>
  actionData: Submitted | undefined
  words: RecordWords
  listPath: string
  children: (entered: Entered<Name>) => ReactNode
}

function RecordForm<Name extends string>(props: RecordFormProps<Name>) {
  const { about, later, version, stored, words, listPath, children } = props
  const received = useSticky(props.actionData)
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(stored)
  const [names] = useState(Object.keys(stored) as (Name | 'id')[])
  const [start, setStart] = useState({
    values: received?.ok === false ? { ...valuesIn(names, typedParams(received)), id: received.id } : opened,
    version,
    round: 0,
  })
  const [isDirty, setDirty] = useState(start.values !== opened)
  const isSaving = useNavigation().formMethod === 'POST'
  const { refusal, errors, hideErrorOf } = useAnswer({ form, intent: 'save', received, isBusy: isSaving })

  const waits = later?.isWaiting && refusal?.unsent !== 'signed-out'

  const kept = useUnsavedForm({
    form,
    name: `${useLocation().pathname}${about}`,
    isNewer: received !== undefined,
    restore(typed) {
      const values = valuesIn(names, typed)
      if (sameValues(values, opened)) return false
      setStart({ values, version: typed.get('version') ?? undefined, round: start.round + 1 })
      setDirty(true)
      return true
    },
    reset() {
      setStart({ values: opened, version, round: start.round + 1 })
      setDirty(false)
    },
  })

  // Text typed before hydration, or restored by the browser.
  useEffect(() => {
    if (form.current) setDirty(!sameValues(valuesIn(names, new FormData(form.current)), opened))
  }, [names, opened])

  const keepRefused = useEffectEvent(() => {
    const isForGood = refusal && (refusal.conflict || hasErrors(refusal.fields))
    if (later && isForGood && form.current) kept.store(typedEntries(form.current))
  })
  useEffect(() => {
    if (refusal) keepRefused()
  }, [refusal])

  return (
    <Form
      ref={form}
      method="post"
      className="long-form"
      onSubmit={({ currentTarget }) => later && kept.store([...typedEntries(currentTarget), later.mark])}
      onInput={({ currentTarget, target }) => {
        hideErrorOf(target)
        const isChanged = !sameValues(valuesIn(names, new FormData(currentTarget)), opened)
        setDirty(isChanged)
        if (isChanged) kept.store(typedEntries(currentTarget))
        else kept.clear()
      }}
    >
      <DefaultButton />
      <input type="hidden" name="id" value={start.values.id} />
      {start.version && <input type="hidden" name="version" value={start.version} />}
      {!later?.isWaiting && kept.notice}
      <Fragment key={start.round}>{children({ start: start.values, errors })}</Fragment>
      <SaveBar
        isSaving={isSaving}
        refusal={waits ? undefined : refusal}
        failed={words.failed}
        cancelPath={listPath}
        save={version ? words.update : words.create}
        notice={waits && later?.notice}
      />
      <LeaveGuard isDirty={isDirty && !isSaving && !later?.isWaiting} onLeave={kept.clear} />
    </Form>
  )
}

type SaveBarProps = {
  isSaving: boolean
  refusal: RefusedSubmission | undefined
  failed: string
  cancelPath: string
  cancel?: string | undefined
  save: string
  /** In place of a failure. */
  notice?: ReactNode
  children?: ReactNode
}

export function SaveBar(props: SaveBarProps) {
  const { isSaving, refusal, failed, cancelPath, save, notice, children } = props
  return (
    <div className="form-buttons">
      {!isSaving && notice}
      {refusal && !isSaving && <FormProblem refusal={refusal} title={failed} />}
      <Link to={cancelPath} className="btn">
        {props.cancel ?? formWords.cancel}
      </Link>
      <FormButton isBusy={isSaving} busy={formWords.saving} className="btn btn-strong">
        {save}
      </FormButton>
      {children}
    </div>
  )
}
