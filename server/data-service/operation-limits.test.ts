import { expect, test } from 'vitest'
import { filterWeight } from './operation-limits.ts'

const weigh = (filter: unknown) => filterWeight(filter, 100)
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)
const nested = (levels: number) => JSON.parse(`${'{"not":'.repeat(levels)}{}${'}'.repeat(levels)}`)

test.each([
  ['a condition', { isApproved: { eq: true } }, 1],
  ['two on one column', { readTime: { ge: 1, le: 9 } }, 2],
  ['a text that contains another', { title: { containsAnyCase: 'lock' } }, 10],
  ['connectives', { and: [{ a: { eq: 1 } }, { or: [{ b: { eq: 2 } }, { not: { c: { eq: 3 } } }] }] }, 3],
  ['one where a list may stand', { or: { a: { eq: 1 } } }, 1],
  ['a hundred values', { id: { in: times(100, 'x') } }, 11],
  ['the length of a text', { title: { size: { gt: 3, lt: 9 } } }, 2],
  ['nothing', undefined, 1],
  ['nonsense', 'nonsense', 1],
])('%s', (_name, filter, weight) => {
  expect(weigh(filter)).toBe(weight)
})

test.each([
  ['thousands of conditions', { or: times(6_000, { content: { containsAnyCase: 'z1' } }) }],
  ['thousands of empty filters', { or: times(6_000, {}) }],
  ['thousands of filters of nothing', { or: times(6_000, null) }],
  ['many columns', Object.fromEntries(times(101, 0).map((_, index) => [`c${index}`, { eq: 1 }]))],
  ['eleven searches', { or: times(11, { title: { contains: 'a' } }) }],
])('%s is too much', (_name, filter) => {
  expect(weigh(filter)).toBeGreaterThan(100)
})

test('a filter that is nested deeper than the stack is weighed', () => {
  expect(weigh(nested(5_000))).toBe(1)
})
