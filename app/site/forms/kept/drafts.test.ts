import { beforeEach, expect, test } from 'vitest'
import { draftStore } from './drafts.ts'

const empty = { name: '', message: '', rating: '5' }
const hour = 60 * 60 * 1000
const now = Date.parse('2026-11-20T15:00:00Z')
const kept = new Map<string, string>()
const place = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}
const draft = { values: { ...empty, name: 'Dana' }, idempotencyKey: 'key-1', savedAt: now }

const drafts = draftStore('quote', empty, place)

beforeEach(() => kept.clear())

test('a draft comes back with its key within 24 hours', () => {
  drafts.save(draft)
  expect(drafts.read(now + 24 * hour - 1)).toEqual(draft)
})

test('an older draft is gone from the device', () => {
  drafts.save(draft)
  expect(drafts.read(now + 24 * hour)).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('an untouched form is no draft', () => {
  drafts.save(draft)
  drafts.save({ ...draft, values: { ...empty, message: ' ' } })
  expect(kept.size).toBe(0)
})

test('a sent request leaves nothing behind', () => {
  drafts.save(draft)
  drafts.clear()
  expect(kept.size).toBe(0)
})

test('the loader finds it by the name of the island', () => {
  drafts.save(draft)
  expect([...kept.keys()]).toEqual(['quote-form.draft'])
})

test('a device that keeps nothing, or garbage, has no draft', () => {
  const full = {
    ...place,
    setItem() {
      throw new Error('QuotaExceededError')
    },
  }
  draftStore('quote', empty, full).save(draft)
  expect(draftStore('quote', empty, full).read(now)).toBeUndefined()
  kept.set('quote-form.draft', '{"half')
  expect(drafts.read(now)).toBeUndefined()
})

test('forms do not share their drafts', () => {
  drafts.save(draft)
  expect(draftStore('contact', empty, place).read(now)).toBeUndefined()
})
