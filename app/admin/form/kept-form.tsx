import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { formWords } from '#content/en/admin-form.ts'
import { useKeptText } from '../kept-text.ts'

type KeptForm = {
  form: RefObject<HTMLFormElement | null>
  /** Of the form, in the whole panel: its path, and what it asks for where a screen has several. */
  name: string
  /** Puts what was typed back; false when there is nothing to put back. Otherwise its fields are filled. */
  restore?: (typed: URLSearchParams) => boolean
  /** What stands in the form when it opens is newer than what was kept. */
  isNewer?: boolean
}

/**
 * Keeps what stands in a form while somebody writes, and puts it back when the same person opens the form again: signed
 * out in another tab, or after a reload. Passwords and codes are never kept.
 */
export function useKeptForm({ form, name, restore, isNewer = false }: KeptForm) {
  const kept = useKeptText(name)
  const [isRestored, setRestored] = useState(false)
  const open = useEffectEvent(() => {
    const typed = isNewer ? undefined : kept.read()
    if (isNewer) kept.forget()
    if (typed === undefined || !form.current) return
    const fields = new URLSearchParams(typed)
    setRestored(restore ? restore(fields) : fill(form.current, fields))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or another form
  useEffect(() => open(), [kept])
  const forget = useCallback(() => {
    kept.forget()
    setRestored(false)
  }, [kept])
  return {
    /** Whether what was typed before is back, and not saved yet. */
    isRestored,
    keep: (fields: Iterable<readonly [string, unknown]>) =>
      kept.keep(String(new URLSearchParams(Array.from(fields, ([field, value]) => [field, String(value)])))),
    forget,
  }
}

/** What may be kept of a form. */
export function typedIn(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] => {
    const field = form.elements.namedItem(name)
    const isSecret =
      field instanceof HTMLInputElement && /password|one-time-code/.test(field.type + field.autocomplete)
    return isSecret || typeof value !== 'string' ? [] : [[name, value]]
  })
}

function fill(form: HTMLFormElement, typed: URLSearchParams): boolean {
  for (const field of form.elements) {
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (!isField || field.type === 'hidden' || !field.name) continue
    const values = typed.getAll(field.name)
    if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
      field.checked = values.includes(field.value)
    else if (values[0] !== undefined) field.value = values[0]
  }
  return true
}

/** That a form shows what was typed before, and how to be rid of it. */
export function KeptNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="notice mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="grow">
        {formWords.restored}
      </p>
      <button type="button" className="btn btn-small" onClick={onDiscard}>
        {formWords.discard}
      </button>
    </div>
  )
}
