import type { QuoteFormValues } from '../quote-form/quote-form-props.ts'
import { attempt } from './attempt.ts'

/** What was typed and not sent yet; attachments are not part of it. */
export type Draft = { values: QuoteFormValues; idempotencyKey: string; savedAt: number }

/** The island's name comes first: the loader wakes an island that has something on the device. */
const storageKey = 'quote-form.draft'
const keptForMs = 24 * 60 * 60 * 1000

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function saveDraft(draft: Draft, place?: Place): void {
  const isEmpty = Object.values(draft.values).every((value) => !value.trim())
  if (isEmpty) clearDraft(place)
  else attempt(() => (place ?? localStorage).setItem(storageKey, JSON.stringify(draft)))
}

/** The draft of the last 24 hours; an older one is removed. */
export function readDraft(now = Date.now(), place?: Place): Draft | undefined {
  const draft = attempt(() => {
    const stored = (place ?? localStorage).getItem(storageKey)
    // Written by saveDraft alone; should a later version differ, the values check below turns it down.
    return stored ? (JSON.parse(stored) as Draft) : undefined
  })
  if (!draft) return undefined
  if (draft.values && now - draft.savedAt < keptForMs) return draft
  clearDraft(place)
  return undefined
}

export function clearDraft(place?: Place): void {
  attempt(() => (place ?? localStorage).removeItem(storageKey))
}
