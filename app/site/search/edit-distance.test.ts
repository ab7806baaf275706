import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test('counts changes, insertions, deletions and swaps', () => {
  expect(editDistance('gmail', 'gmail')).toBe(0)
  expect(editDistance('gmial', 'gmail')).toBe(1)
  expect(editDistance('gmil', 'gmail')).toBe(1)
  expect(editDistance('', 'abc')).toBe(3)
  expect(editDistance('kitten', 'sitting')).toBe(3)
})
