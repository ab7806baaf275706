import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { typedEntries, useUnsavedForm } from '#app/admin/form/unsaved-form.tsx'
import { FormIntent } from '#app/admin/list/row-action.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { focusInvalid, takeFocus } from '#app/ui/take-focus.ts'
import { requestWords as words } from '#words/panel/request.ts'
import {
  fingerprint,
  type PartResult,
  type PartValues,
  type RequestPart,
  stillWrong,
  typedIn,
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
  const fetcher = useFetcher<PartResult<Name>>({ key })
  const editor = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // What the form began with, once it is typed in: from then on what others save is a conflict.
  const [before, setBefore] = useState<string>()
  const [typed, setTyped] = useState<PartValues<Name>>()
  const isBusy = fetcher.state === 'submitting'
  const sent = useActionData<PartResult<Name>>()
  const early = sent?.intent === intent ? sent : undefined
  const result = isBusy ? undefined : (fetcher.data ?? early)
  const refused = result?.ok === false ? result : undefined
  const { fields, values } = refused ?? {}
  const errors = fields && values ? stillWrong(part, { fields, values }, typed ?? values) : undefined
  const isWrong = (fields: object = {}) => Object.values(fields).some(Boolean)
  const isMended = isWrong(fields) && !isWrong(errors)
  const start = (early?.ok === false && early.values) || { ...stored, ...offered }

  const { notice, store, clear } = useUnsavedForm({ form, name: key })
  useToast(key, fetcher, (sent) => ({
    text: savedText,
    undo: { intent, id, ...stored, before: fingerprint(typedIn(part, sent)) },
  }))

  function close() {
    setBefore(undefined)
    setTyped(undefined)
    clear()
    form.current?.reset()
    if (editor.current) editor.current.open = false
    takeFocus(editor.current?.querySelector('summary'), editor.current)
  }
  const saved = fetcher.data?.ok ? fetcher.data : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save
  useEffect(() => {
    if (saved) close()
  }, [saved])
  useEffect(() => {
    if (refused) focusInvalid(form.current)
  }, [refused])

  return (
    <details ref={editor} className="details-editor" open={early?.ok === false || undefined}>
      <summary>{summary}</summary>
      <fetcher.Form
        ref={form}
        method="post"
        onInput={({ currentTarget }) => {
          setBefore((known) => known ?? fingerprint(stored))
          store(typedEntries(currentTarget))
          setTyped(typedIn(part, new FormData(currentTarget)))
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
        <Alert className="step-failure mt-3">{!isMended && refused?.message}</Alert>
        <div className="mt-4 flex flex-wrap gap-3">
          <button
            type="submit"
            className="btn"
            aria-disabled={isBusy || undefined}
            onClick={(event) => isBusy && event.preventDefault()}
            {...(refused?.replaces && { name: 'replaces', value: refused.replaces })}
          >
            {isBusy ? words.saving : refused?.replaces ? words.saveAnyway : words.saveDetails}
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
