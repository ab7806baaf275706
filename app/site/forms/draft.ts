import { attempt } from './attempt.ts'
import type { FormName, FormValues } from './form-values.ts'

/** What was typed and not sent yet; attachments are not part of it. */
export type Draft<Values extends FormValues> = { values: Values; idempotencyKey: string; savedAt: number }

const keptForMs = 24 * 60 * 60 * 1000

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The drafts of one form. `empty` is the form that nobody has typed in, which is not worth keeping. */
export function draftsOf<Values extends FormValues>(form: FormName, empty: Values, place?: Place) {
  /** The island's name comes first: the loader wakes an island that has something on the device. */
  const storageKey = `${form}-form.draft`

  function clear() {
    attempt(() => (place ?? localStorage).removeItem(storageKey))
  }

  return {
    clear,

    save(draft: Draft<Values>) {
      const isEmpty = Object.entries(draft.values).every(
        ([name, text]) => !text.trim() || text === empty[name],
      )
      if (isEmpty) clear()
      else attempt(() => (place ?? localStorage).setItem(storageKey, JSON.stringify(draft)))
    },

    /** The draft of the last 24 hours; an older one is removed. */
    read(now = Date.now()): Draft<Values> | undefined {
      const draft = attempt(() => {
        const stored = (place ?? localStorage).getItem(storageKey)
        // Written by `save` alone; should a later version differ, the values check below turns it down.
        return stored ? (JSON.parse(stored) as Draft<Values>) : undefined
      })
      if (!draft) return undefined
      if (draft.values && now - draft.savedAt < keptForMs) return draft
      clear()
      return undefined
    },
  }
}
