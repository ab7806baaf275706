import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { QuoteFormProps, QuoteFormValues } from '../quote-form/quote-form-props.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { emptyValues, readValues, writeValues } from './form-element.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { hasWaiting } from './waiting-request.ts'

/**
 * What stands in the form, kept on this device with its idempotency key while it is typed. The key stays the
 * same until the request is sent or put aside, so that no repetition makes a second quote.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, props: QuoteFormProps) {
  const { refused, preset = '' } = props
  // Made here, when the form opens: a page from the cache is read by many.
  const [firstKey] = useState(newIdempotencyKey)
  const key = useRef(firstKey)
  const [wasRestored, setWasRestored] = useState(false)

  function save() {
    if (!form.current) return
    saveDraft({ values: readValues(form.current), idempotencyKey: key.current, savedAt: Date.now() })
  }

  function write(values: QuoteFormValues, idempotencyKey: string) {
    key.current = idempotencyKey
    if (form.current) writeValues(form.current, values)
    save()
  }

  const restore = useEffectEvent(() => {
    // What the server sent back and a request that waits are newer.
    if (refused || hasWaiting() || !form.current) return
    // What was typed, or chosen by a link, before the script came is newer than the draft.
    const present = Object.entries(readValues(form.current)).filter(
      ([, text]) => text && (text !== preset || cameByLink()),
    )
    const draft = readDraft()
    if (draft) {
      write({ ...draft.values, ...Object.fromEntries(present) }, draft.idempotencyKey)
      setWasRestored(true)
    } else if (present.some(([, text]) => text !== preset)) save()
  })
  // Before the next keystroke can be saved as a draft of its own.
  useLayoutEffect(() => restore(), [])

  return {
    key,
    wasRestored,
    save,
    write,
    /** An empty form with a key of its own. */
    startAfresh() {
      if (form.current) writeValues(form.current, { ...emptyValues, service: preset })
      clearDraft()
      setWasRestored(false)
      key.current = newIdempotencyKey()
    },
  }
}

/** On a reload the address still names the service of a link followed earlier; the choice since then is newer. */
function cameByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}
