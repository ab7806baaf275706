import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUnsavedRecord, clearUnsavedTexts, unsavedText as keptTextOf } from './unsaved-text.ts'

const unsavedText = (name: string) => keptTextOf('ana', name)

const day = 24 * 60 * 60_000

function storage() {
  const calls = {
    getItem: (name: string): string | null => kept[name] ?? null,
    setItem: (name: string, text: string) => Object.assign(kept, { [name]: text }),
    removeItem: (name: string) => delete kept[name],
  }
  const kept: Record<string, string> = Object.create(calls)
  return kept
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was typed is there again, row by row, until it is saved', () => {
  unsavedText('notes-1').set('Gate code 4412')
  expect(unsavedText('notes-1').get()).toBe('Gate code 4412')
  expect(unsavedText('notes-2').get()).toBeUndefined()
  unsavedText('notes-1').remove()
  expect(unsavedText('notes-1').get()).toBeUndefined()
})

test('a record that is stored has nothing unsaved; other records and forms about a part of it keep theirs', () => {
  unsavedText('/admin/calls/new').set('id=7&name=Ana')
  unsavedText('details-7').set('intent=details&id=7&address=5+Elm')
  clearUnsavedRecord('8')
  expect(unsavedText('/admin/calls/new').get()).toBeDefined()
  clearUnsavedRecord('7')
  expect(unsavedText('/admin/calls/new').get()).toBeUndefined()
  expect(unsavedText('details-7').get()).toBeDefined()
})

test('an emptied text is kept as well', () => {
  unsavedText('notes-1').set('')
  expect(unsavedText('notes-1').get()).toBe('')
})

test('after a week it is gone, whichever row is looked at', () => {
  unsavedText('notes-1').set('Gate code 4412')
  vi.advanceTimersByTime(6 * day)
  expect(unsavedText('notes-1').get()).toBe('Gate code 4412')
  vi.advanceTimersByTime(2 * day)
  unsavedText('notes-2').get()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
})

test('typing goes on where the browser keeps nothing or has no room', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
  vi.stubGlobal('localStorage', refusing)
  vi.stubGlobal('sessionStorage', refusing)
  unsavedText('notes-1').set('Gate code 4412')
  expect(unsavedText('notes-1').get()).toBeUndefined()
  unsavedText('notes-1').remove()
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(unsavedText('notes-1').get()).toBeUndefined()
})

test('another person is not shown it', () => {
  unsavedText('notes-1').set('Gate code 4412')
  expect(keptTextOf('ben', 'notes-1').get()).toBeUndefined()
})

test('signing out forgets it here; another tab keeps its own', () => {
  unsavedText('notes-1').set('Gate code 4412')
  const otherTab = sessionStorage
  vi.stubGlobal('sessionStorage', storage())
  expect(unsavedText('notes-1').get()).toBe('Gate code 4412')
  clearUnsavedTexts()
  expect(unsavedText('notes-1').get()).toBeUndefined()
  vi.stubGlobal('sessionStorage', otherTab)
  expect(unsavedText('notes-1').get()).toBe('Gate code 4412')
  clearUnsavedTexts()
  expect(unsavedText('notes-1').get()).toBeUndefined()
})
