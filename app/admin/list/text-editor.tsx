import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useMayWriteHere } from '#app/admin/rights.ts'
import { useUnsavedText } from '#app/admin/storage/unsaved-text.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { useEarlyRefusal } from '#app/admin/submission/use-early-refusal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { listWords } from '#words/panel/lists.ts'
import { type UndoableChange, useToast } from './undo.tsx'
import type { Undo } from './undo-bar.tsx'

type TextEditorProps = {
  id: string
  name: string
  intent: string
  text: string | null
  maxLength: number
  words: { open: string; label: string; save: string; saving: string; saved: string }
  help?: string
  before?: Readonly<Record<string, string>>
  /** Of what is added; the text of before, where one is changed. */
  undo?: (form: FormData) => Undo
  children?: ReactNode
}

export function TextEditor({
  id,
  name,
  intent,
  text,
  maxLength,
  words,
  help,
  before,
  ...rest
}: TextEditorProps) {
  const key = `${intent}-${id}`
  const fetcher = useFetcher<Submitted>({ key })
  const editor = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const kept = useUnsavedText(key)
  const isBusy = fetcher.state !== 'idle'
  const mayWrite = useMayWriteHere()
  const early = useEarlyRefusal(intent, id)
  const result = fetcher.data
  const refusal = isBusy ? undefined : result ? (result.ok ? undefined : result) : early
  useToast(key, fetcher, (form): UndoableChange => {
    const undo = rest.undo?.(form) ?? { intent, id, [intent]: text ?? '', ...before }
    return { text: words.saved, undo }
  })
  useEffect(() => {
    const typed = kept.get()
    if (typed === undefined || !field.current || !editor.current) return
    field.current.value = typed
    editor.current.open = true
    setUnsaved(true)
  }, [kept])
  useEffect(() => {
    if (!result?.ok) return
    // What was typed is stored; from here on the field follows the store.
    field.current?.form?.reset()
  }, [result])
  if (!mayWrite) return text ? <p className="whitespace-pre-line wrap-anywhere text-note">{text}</p> : null
  return (
    <details ref={editor} className="note-editor" open={early !== undefined || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, pressed by keys as well */}
      <summary
        aria-label={listWords.doFor(words.open, name)}
        onClick={(event) => {
          if (!editor.current || editor.current.open) return
          // Phones open their keyboard only when the focus moves during the tap.
          event.preventDefault()
          editor.current.open = true
          field.current?.focus()
        }}
      >
        {words.open}
      </summary>
      <fetcher.Form
        method="post"
        className="mt-1"
        onSubmit={(event) => isBusy && event.preventDefault()}
        onReset={() => {
          kept.remove()
          setUnsaved(false)
          if (editor.current) editor.current.open = false
          takeFocus(editor.current?.querySelector('summary'), editor.current)
        }}
      >
        <FormIntent intent={intent} id={id} />
        {rest.children}
        <textarea
          name={intent}
          rows={3}
          maxLength={maxLength}
          ref={field}
          dir="auto"
          defaultValue={new Map(early?.typed).get(intent) ?? text ?? ''}
          onChange={({ target: { value, defaultValue } }) => {
            setUnsaved(value !== defaultValue)
            if (value === defaultValue) kept.remove()
            else kept.set(value)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            if (!isBusy) event.currentTarget.form?.requestSubmit()
          }}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          aria-label={words.label}
          aria-describedby={help && `${intent}-help-${id}`}
          className="block w-full max-w-[38rem] rounded-md border-[1.5px] border-edge bg-sheet px-3.5 py-2.5 text-[1rem]"
        />
        {help && (
          <p id={`${intent}-help-${id}`} className="mt-1.5 text-fine text-ink-2">
            {help}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <button type="submit" className="btn btn-small" aria-disabled={isBusy || undefined}>
            {isBusy ? words.saving : words.save}
          </button>
          {isUnsaved && !isBusy && (
            <>
              <button type="reset" className="btn btn-small">
                {listWords.discard}
              </button>
              <p className="text-fine text-ink-2">{listWords.textKept}</p>
            </>
          )}
        </div>
        <Alert className="mt-2 font-semibold text-alert text-fine">{refusal?.problem}</Alert>
      </fetcher.Form>
    </details>
  )
}
