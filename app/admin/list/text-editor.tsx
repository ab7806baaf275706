import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { FormIntent } from './form-intent.tsx'
import type { ActionResult } from './row-actions.ts'
import type { Change } from './undo.tsx'
import { useSaid } from './use-said.ts'

type TextEditorProps = {
  id: string
  /** What the form asks for, and the name of its text. */
  intent: string
  text: string | null
  maxLength: number
  words: { open: string; label: string; save: string; saving: string; saved: string }
  help?: string
  /** What undoing sends besides the text that was there. */
  before?: Readonly<Record<string, string>>
}

/** Some lines that belong to a row, written in place; without script as well. */
export function TextEditor({ id, intent, text, maxLength, words, help, before }: TextEditorProps) {
  const fetcher = useFetcher<ActionResult>({ key: `${intent}-${id}` })
  const editor = useRef<HTMLDetailsElement>(null)
  const isBusy = fetcher.state !== 'idle'
  const result = fetcher.data
  useSaid(fetcher, (): Change => {
    const undo = { intent, id, [intent]: text ?? '', ...before }
    return { text: words.saved, undo }
  })
  useEffect(() => {
    if (!result?.ok || !editor.current) return
    // What was typed is stored; from here on the field follows the store, as another phone may write next.
    editor.current.querySelector('form')?.reset()
    editor.current.open = false
    editor.current.querySelector('summary')?.focus()
  }, [result])
  return (
    <details ref={editor} className="note-editor">
      <summary>{words.open}</summary>
      <fetcher.Form method="post" className="mt-1">
        <FormIntent intent={intent} id={id} />
        <textarea
          name={intent}
          rows={3}
          maxLength={maxLength}
          defaultValue={text ?? ''}
          aria-label={words.label}
          aria-describedby={help && `${intent}-help-${id}`}
          className="note-field"
        />
        {help && (
          <p id={`${intent}-help-${id}`} className="mt-1.5 text-fine text-ink-2">
            {help}
          </p>
        )}
        <button type="submit" className="btn btn-small mt-2" disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </button>
        {result && !result.ok && !isBusy && (
          <p role="alert" className="mt-2 font-semibold text-alert text-fine">
            {result.message}
          </p>
        )}
      </fetcher.Form>
    </details>
  )
}
