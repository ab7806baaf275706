import { beforeEach, expect, test } from 'vitest'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { emptyValues } from './form-element.ts'

const hour = 60 * 60 * 1000
const now = Date.parse('2026-11-20T15:00:00Z')
const kept = new Map<string, string>()
const place = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}
const draft = { values: { ...emptyValues, firstName: 'Dana' }, idempotencyKey: 'key-1', savedAt: now }

beforeEach(() => kept.clear())

test('a draft comes back with its key within 24 hours', () => {
  saveDraft(draft, place)
  expect(readDraft(now + 24 * hour - 1, place)).toEqual(draft)
})

test('an older draft is gone from the device', () => {
  saveDraft(draft, place)
  expect(readDraft(now + 24 * hour, place)).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('emptying every field removes the draft', () => {
  saveDraft(draft, place)
  saveDraft({ ...draft, values: { ...emptyValues, message: ' ' } }, place)
  expect(kept.size).toBe(0)
})

test('a sent request leaves nothing behind', () => {
  saveDraft(draft, place)
  clearDraft(place)
  expect(kept.size).toBe(0)
})

test('the loader finds it by the name of the island', () => {
  saveDraft(draft, place)
  expect([...kept.keys()]).toEqual(['quote-form.draft'])
})

test('a device that keeps nothing, or garbage, has no draft', () => {
  const full = {
    ...place,
    setItem() {
      throw new Error('QuotaExceededError')
    },
  }
  saveDraft(draft, full)
  expect(readDraft(now, full)).toBeUndefined()
  kept.set('quote-form.draft', '{"half')
  expect(readDraft(now, place)).toBeUndefined()
})
