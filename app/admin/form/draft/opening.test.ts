import { expect, test } from 'vitest'
import { isEqual } from './opening.ts'

test('what is typed is compared with what is stored whatever the order of its fields', () => {
  expect(isEqual({ id: '1', tags: ['a'] }, { tags: ['a'], id: '1' })).toBe(true)
  expect(isEqual({ id: '1', tags: ['a', 'b'] }, { id: '1', tags: ['b', 'a'] })).toBe(false)
  expect(isEqual({ id: '1' }, { id: '1', title: '' })).toBe(false)
})
