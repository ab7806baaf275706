import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const press = (key: string, others: object = {}) =>
  commandOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    defaultPrevented: false,
    target: null,
    ...others,
  })

test('single keys are commands', () => {
  expect(['j', 'k', 'c', 'm', 'e', 'x', 'u', '/', '?', 'Escape'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'call',
    'note',
    'done',
    'select',
    'undo',
    'search',
    'help',
    'close',
  ])
})

test('keys of the browser, of an input method and of others are left alone', () => {
  expect(press('c', { ctrlKey: true })).toBeUndefined()
  expect(press('c', { metaKey: true })).toBeUndefined()
  expect(press('j', { altKey: true })).toBeUndefined()
  expect(press('j', { isComposing: true })).toBeUndefined()
  expect(press('Escape', { defaultPrevented: true })).toBeUndefined()
  expect(press('q')).toBeUndefined()
  expect(press('toString')).toBeUndefined()
})
