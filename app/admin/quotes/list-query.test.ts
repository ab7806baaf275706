import { expect, test } from 'vitest'
import { listPath, mostPages, readListQuery } from './list-query.ts'

test('an address is read and written back the same', () => {
  const path = '?status=new&q=front+door&after=abc&pages=3&quote=42'
  expect(listPath(readListQuery(new URLSearchParams(path)))).toBe(path)
})

test('without anything it is the whole list from the newest', () => {
  const query = readListQuery(new URLSearchParams())
  expect(query).toMatchObject({ status: 'all', search: '', after: undefined, pages: 1 })
  expect(listPath(query)).toBe('?')
})

test.each([
  ['status=lost', { status: 'all' }],
  ['status=to-check', { status: 'to-check' }],
  ['q=%20%20', { search: '' }],
  ['pages=-2', { pages: 1 }],
  ['pages=many', { pages: 1 }],
  ['pages=5000', { pages: mostPages }],
])('%s is read as far as it makes sense', (address, expected) => {
  expect(readListQuery(new URLSearchParams(address))).toMatchObject(expected)
})

test('the question before deleting does not follow people around', () => {
  expect(listPath(readListQuery(new URLSearchParams('status=new&delete=42')))).toBe('?status=new')
})
