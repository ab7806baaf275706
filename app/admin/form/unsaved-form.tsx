import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useUnsavedText } from '#app/admin/storage/unsaved-text.ts'
import { formWords } from '#words/panel/form.ts'
import { isSecret } from './fields.tsx'

/**
 * `name`: unique in the panel: the path, and the intent where a screen has several forms. `isNewer`: the form opens
 * with something newer than the stored text. `restore` and `reset`: for forms with React state; `restore` returns
 * false when nothing changed.
 */
type UnsavedForm = {
  form: RefObject<HTMLFormElement | null>
  name: string
  isNewer?: boolean
  restore?: (typed: URLSearchParams) => boolean
  reset?: () => void
}

/**
 * Stores what is typed into a form and restores it when the same person opens it again, such as after a reload. Passwords
 * and codes are not stored.
 */
export function useUnsavedForm({ form, name, isNewer = false, restore, reset }: UnsavedForm) {
  const kept = useUnsavedText(name)
  const [isRestored, setRestored] = useState(false)
  const [discarded, setDiscarded] = useState<string>()
  const [discards, setDiscards] = useState(0)

  function bringBack(typed: string | undefined) {
    if (typed === undefined || !form.current) return
    const fields = new URLSearchParams(typed)
    setRestored(restore ? restore(fields) : fill(form.current, fields))
  }

  const open = useEffectEvent(() => {
    if (isNewer) kept.remove()
    bringBack(kept.get())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another person or another form
  useEffect(() => open(), [kept])

  const clear = useCallback(() => {
    kept.remove()
    setRestored(false)
    setDiscarded(undefined)
  }, [kept])

  function discard() {
    const typed = kept.get()
    clear()
    setDiscarded(typed)
    if (reset) reset()
    else form.current?.reset()
    setDiscards(discards + 1)
  }

  function undoDiscard() {
    if (discarded === undefined) return
    kept.set(discarded)
    setDiscarded(undefined)
    bringBack(discarded)
  }
  useEffect(() => {
    if (discards > 0) form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [discards, form])

  return {
    notice: isRestored ? (
      <Notice says={formWords.restored} press={formWords.discard} onPress={discard} />
    ) : (
      discarded !== undefined && (
        <Notice says={formWords.discarded} press={formWords.undoDiscard} onPress={undoDiscard} />
      )
    ),
    store(fields: Iterable<readonly [string, string]>) {
      kept.set(String(new URLSearchParams(Array.from(fields, ([field, value]) => [field, value]))))
      setDiscarded(undefined)
    },
    clear,
  }
}

export function typedEntries(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] => {
    const field = form.elements.namedItem(name)
    const isHidden =
      /password$/i.test(name) ||
      (field instanceof HTMLInputElement && isSecret(field.type, field.autocomplete))
    return isHidden || typeof value !== 'string' ? [] : [[name, value]]
  })
}

/** On a form whose text was put back, for parts that add fields to it; `detail`: what was typed. */
export const restoredEvent = 'restored'

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
  form.dispatchEvent(new CustomEvent(restoredEvent, { detail: typed }))
  return true
}

type NoticeProps = { says: string; press: string; onPress: () => void }

function Notice({ says, press, onPress }: NoticeProps) {
  return (
    <div className="notice mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="grow">
        {says}
      </p>
      <button type="button" className="btn btn-small" onClick={onPress}>
        {press}
      </button>
    </div>
  )
}
