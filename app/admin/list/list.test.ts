import { expect, test } from 'vitest'
import { type ListAddress, listAddress, mostPages } from './list.ts'

const quotes = listAddress({ row: 'quote', filterName: 'status', filters: ['new', 'to-check'] })
const reviews = listAddress({ row: 'review', filters: ['pending'] })

test.each<[ListAddress, string]>([
  [quotes, '?status=new&q=front+door&after=abc&pages=3&quote=42'],
  [reviews, '?filter=pending&q=front+door&after=abc&pages=3&review=42'],
])('an address is read and written back the same', (address, path) => {
  expect(address.path(address.read(new URLSearchParams(path)))).toBe(path)
})

test('without anything it is the whole list from the newest', () => {
  const query = quotes.read(new URLSearchParams())
  expect(query).toMatchObject({ filter: 'all', search: '', after: undefined, pages: 1 })
  expect(quotes.path(query)).toBe('?')
})

test.each([
  ['status=lost', { filter: 'all' }],
  ['status=to-check', { filter: 'to-check' }],
  ['filter=new', { filter: 'new' }],
  ['q=%20%20', { search: '' }],
  ['pages=-2', { pages: 1 }],
  ['pages=many', { pages: 1 }],
  ['pages=5000', { pages: mostPages }],
])('%s is read as far as it makes sense', (address, expected) => {
  expect(quotes.read(new URLSearchParams(address))).toMatchObject(expected)
})

test('the question before deleting does not follow people around', () => {
  expect(quotes.path(quotes.read(new URLSearchParams('status=new&delete=42')))).toBe('?status=new')
})
