import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useUnsavedText } from '#app/admin/unsaved-text.ts'
import { formWords } from '#words/admin-form.ts'

type KeptForm = {
  form: RefObject<HTMLFormElement | null>
  /** Of the form, in the whole panel: its path, and what it asks for where a screen has several. */
  name: string
  /** What stands in the form when it opens is newer than what was kept. */
  isNewer?: boolean
  /** For forms that hold a state: puts what was typed back; false when that is no change. */
  restore?: (typed: URLSearchParams) => boolean
  /** The same for what is stored. */
  reset?: () => void
}

/**
 * Keeps what stands in a form while somebody writes, and puts it back when the same person opens the form again: signed
 * out in another tab, or after a reload. Passwords and codes are never kept. `notice` says so in the form.
 */
export function useUnsavedForm({ form, name, isNewer = false, restore, reset }: KeptForm) {
  const kept = useUnsavedText(name)
  const [isRestored, setRestored] = useState(false)
  const [discards, setDiscards] = useState(0)

  const open = useEffectEvent(() => {
    if (isNewer) kept.forget()
    const typed = kept.read()
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

  function discard() {
    forget()
    if (reset) reset()
    else form.current?.reset()
    setDiscards(discards + 1)
  }
  // Its button is gone, and so is the focus.
  useEffect(() => {
    if (discards > 0) form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [discards, form])

  return {
    notice: isRestored && <KeptNotice onDiscard={discard} />,
    keep: (fields: Iterable<readonly [string, string]>) =>
      kept.keep(String(new URLSearchParams(Array.from(fields, ([field, value]) => [field, value])))),
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
function KeptNotice({ onDiscard }: { onDiscard: () => void }) {
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
