import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Attachments } from '#app/site/forms/attachments/attachments.ts'
import { type RememberedFile, remembered } from '#app/site/forms/attachments/remembered-file.ts'
import {
  type FormName,
  type FormValues,
  isUntouched,
  readValues,
  writeValues,
} from '#app/site/forms/form-values.ts'
import { tryStorage } from '#app/ui/try-storage.ts'
import { newIdempotencyKey } from '#client/retry.ts'

export type KeptDraft<Values extends FormValues> = {
  values: Values
  idempotencyKey: string
  savedAt: number
  files?: RememberedFile[]
}

const keptForMs = 24 * 60 * 60 * 1000

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The drafts of one form. `empty` is the untouched form, which is not kept. */
export function draftStore<Values extends FormValues>(form: FormName, empty: Values, place?: DraftStorage) {
  /** The island's name comes first: the loader wakes an island that has something on the device. */
  const storageKey = `${form}-form.draft`

  function clear() {
    tryStorage(() => (place ?? localStorage).removeItem(storageKey))
  }

  return {
    clear,

    save(draft: KeptDraft<Values>) {
      if (isUntouched(draft.values, empty) && !draft.files?.length) clear()
      else tryStorage(() => (place ?? localStorage).setItem(storageKey, JSON.stringify(draft)))
    },

    read(now = Date.now()): KeptDraft<Values> | undefined {
      const draft = tryStorage(() => {
        const stored = (place ?? localStorage).getItem(storageKey)
        // Written by `save` alone; should a later version differ, the values check below turns it down.
        return stored ? (JSON.parse(stored) as KeptDraft<Values>) : undefined
      })
      if (!draft) return undefined
      if (draft.values && now - draft.savedAt < keptForMs) return draft
      clear()
      return undefined
    },
  }
}

type DraftOptions<Values extends FormValues> = {
  form: FormName
  empty: Values
  holdsNewer: () => boolean
  presetIsNew: () => boolean
  attachments?: Pick<Attachments, 'snapshot' | 'restore' | 'subscribe'> | undefined
}

/**
 * What stands in the form, kept on this device with its idempotency key while it is typed. The key stays the
 * same until the request is sent or put aside, so that no repetition makes a second one.
 */
export function useDraft<Values extends FormValues>(
  element: RefObject<HTMLFormElement | null>,
  { form, empty, holdsNewer, presetIsNew, attachments }: DraftOptions<Values>,
) {
  const drafts = draftStore(form, empty)
  // Made here, when the form opens: a page from the cache is read by many.
  const [firstKey] = useState(newIdempotencyKey)
  const key = useRef(firstKey)
  const [wasRestored, setWasRestored] = useState(false)

  function save() {
    if (!element.current) return
    drafts.save({
      values: readValues(element.current, empty),
      idempotencyKey: key.current,
      savedAt: Date.now(),
      ...(attachments && { files: attachments.snapshot().map(remembered) }),
    })
  }

  function write(values: Values, idempotencyKey: string) {
    key.current = idempotencyKey
    if (element.current) writeValues(element.current, values)
    save()
  }

  const restore = useEffectEvent(() => {
    if (holdsNewer() || !element.current) return
    // What was typed, or chosen by a link, before the script came is newer than the draft.
    const present = Object.entries(readValues(element.current, empty)).filter(
      ([name, text]) => text && (text !== empty[name] || (isPreset(name) && presetIsNew())),
    )
    const draft = drafts.read()
    if (draft) {
      attachments?.restore(draft.files ?? [])
      write({ ...draft.values, ...Object.fromEntries(present) }, draft.idempotencyKey)
      setWasRestored(true)
    } else if (present.some(([name, text]) => text !== empty[name])) save()
  })
  // Before the next keystroke can be saved as a draft of its own.
  useLayoutEffect(() => restore(), [])

  const saveFiles = useEffectEvent(save)
  useEffect(() => attachments?.subscribe(() => saveFiles()), [attachments])

  return {
    key,
    wasRestored,
    save,
    write,
    startOver() {
      if (element.current) writeValues(element.current, empty)
      drafts.clear()
      setWasRestored(false)
      key.current = newIdempotencyKey()
    },
  }
}

/** Of what an empty form holds, links choose the service; the stars are merely where they begin. */
const isPreset = (name: string) => name === 'service'

/** On a reload the address still names the service of a link followed earlier; the choice since then is newer. */
export function cameByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}
