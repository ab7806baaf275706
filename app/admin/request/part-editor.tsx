import { type ReactNode, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { typedEntries, useUnsavedForm } from '#app/admin/form/unsaved-form.tsx'
import { useAnswer } from '#app/admin/form/use-answer.ts'
import { useToast } from '#app/admin/list/undo.tsx'
import { recordOf } from '#app/admin/records/record-of.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import {
  hasErrors,
  type RefusedSubmission,
  type Submitted,
  typedParams,
} from '#app/admin/submission/submitted.ts'
import { useEarlyRefusal } from '#app/admin/submission/use-early-refusal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { requestWords as words } from '#words/panel/request.ts'
import {
  fingerprint,
  namesOf,
  type PartErrors,
  type PartValues,
  type RequestPart,
  typedPart,
} from './part-action.ts'

type Entered<Name extends string> = {
  start: PartValues<Name>
  field: (name: Name) => { id: string; name: Name; defaultValue: string; error: string | undefined }
}

/** `offered`: what fields open with instead of what is stored. `saved`: what the undo says. */
type PartEditorProps<Name extends string> = {
  id: string
  part: RequestPart<Name>
  offered?: Partial<PartValues<Name>> | undefined
  summary: string
  saved: string
  children: (entered: Entered<Name>) => ReactNode
}

export function PartEditor<Name extends string>(props: PartEditorProps<Name>) {
  const { id, part, offered, summary, saved: savedText, children } = props
  const { intent, stored } = part
  const key = `${intent}-${id}`
  const fetcher = useFetcher<Submitted>({ key })
  const editor = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // What the form began with, once it is typed in: from then on what others save is a conflict.
  const [before, setBefore] = useState<string>()
  const isBusy = fetcher.state === 'submitting'
  const early = useEarlyRefusal(intent, id)
  const [typed, setTyped] = useState<PartValues<Name>>()
  const { refusal } = useAnswer({
    form,
    intent,
    received: fetcher.data ?? early,
    isBusy,
    onDone: close,
  })
  const start = early ? { ...stored, ...typedPart(part, typedParams(early)) } : { ...stored, ...offered }
  const shown = isBusy ? undefined : refusal
  const errors = shown && stillWrong(part, shown, typed)
  const isWrong = hasErrors(errors ?? {})
  const isMended = hasErrors(shown?.fields ?? {}) && !isWrong
  const conflict = shown?.conflict

  const { notice, store, clear } = useUnsavedForm({ form, name: key })
  useToast(key, fetcher, (sent) => ({
    text: savedText,
    undo: { intent, id, ...stored, before: fingerprint(typedPart(part, sent)) },
  }))

  function close() {
    setBefore(undefined)
    setTyped(undefined)
    clear()
    form.current?.reset()
    if (editor.current) editor.current.open = false
    takeFocus(editor.current?.querySelector('summary'), editor.current)
  }

  return (
    <details ref={editor} className="details-editor" open={early !== undefined || undefined}>
      <summary>{summary}</summary>
      <fetcher.Form
        ref={form}
        method="post"
        onInput={({ currentTarget }) => {
          setBefore((known) => known ?? fingerprint(stored))
          store(typedEntries(currentTarget))
          setTyped(typedPart(part, new FormData(currentTarget)))
        }}
      >
        <FormIntent intent={intent} id={id} />
        <input type="hidden" name="before" value={before ?? fingerprint(stored)} />
        {notice}
        {children({
          start,
          field: (name) => ({
            id: `request-${name}`,
            name,
            defaultValue: start[name],
            error: errors?.[name],
          }),
        })}
        <Alert className="step-failure mt-3">
          {!isMended && shown && (isWrong ? words.checkFields : shown.problem)}
        </Alert>
        <div className="mt-4 flex flex-wrap gap-3">
          <button
            type="submit"
            className="btn"
            aria-disabled={isBusy || undefined}
            onClick={(event) => isBusy && event.preventDefault()}
            {...(conflict && { name: 'replaces', value: conflict.version })}
          >
            {isBusy ? words.saving : conflict ? words.saveAnyway : words.saveDetails}
          </button>
          <button
            type="button"
            className="btn btn-small"
            onClick={() => {
              fetcher.reset()
              close()
            }}
          >
            {words.cancelEdit}
          </button>
        </div>
      </fetcher.Form>
    </details>
  )
}

/** What can be told to be wrong while it is typed stays marked until it is right, other errors until their field is typed in. */
function stillWrong<Name extends string>(
  part: RequestPart<Name>,
  refusal: RefusedSubmission,
  typed: PartValues<Name> | undefined,
): PartErrors<Name> {
  const sent = typedPart(part, typedParams(refusal))
  const [before, now] = [part.wrongIn(sent), part.wrongIn(typed ?? sent)]
  return recordOf(namesOf(part), (name) => {
    if (before[name]) return now[name]
    return !typed || typed[name] === sent[name] ? refusal.fields[name] : undefined
  })
}
