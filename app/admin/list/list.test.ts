import { expect, test } from 'vitest'
import { recordHref } from '#app/admin/records/row-href.ts'
import { quotesWords as words } from '#words/panel/quotes.ts'
import { defineList, type List, mostPages } from './list.ts'

const quotes = defineList({
  row: 'quote',
  path: '/admin/quotes',
  words,
  filters: { all: null, new: null, suspicious: null },
})
const reviews = defineList({
  row: 'review',
  path: '/admin/reviews',
  words,
  filters: { all: null, pending: { isApproved: { eq: false } } },
})

test.each<[List, string]>([
  [quotes, '?filter=new&q=front+door&after=abc&pages=3&quote=42'],
  [reviews, '?filter=pending&q=front+door&after=abc&pages=3&review=42'],
])('an address is read and written back the same', (list, path) => {
  expect(list.queryString(list.read(new URLSearchParams(path)))).toBe(path)
})

test('without anything it is the whole list from the newest', () => {
  const query = quotes.read(new URLSearchParams())
  expect(query).toMatchObject({ filter: 'all', search: '', after: undefined, pages: 1 })
  expect(quotes.queryString(query)).toBe('?')
})

test.each([
  ['filter=lost', { filter: 'all' }],
  ['status=new', { filter: 'new' }],
  ['status=to-check', { filter: 'suspicious' }],
  ['filter=toCheck', { filter: 'suspicious' }],
  ['q=%20%20', { search: '' }],
  ['pages=-2', { pages: 1 }],
  ['pages=many', { pages: 1 }],
  ['pages=5000', { pages: mostPages }],
])('%s is read as far as it makes sense', (address, expected) => {
  expect(quotes.read(new URLSearchParams(address))).toMatchObject(expected)
})

test('what a list does not know is left out of other addresses', () => {
  expect(quotes.queryString(quotes.read(new URLSearchParams('filter=new&saved=42')))).toBe('?filter=new')
})

test('a filter has its condition; a record has an address that shows it', () => {
  expect(reviews.condition({ filter: 'pending', search: '' })).toEqual({ isApproved: { eq: false } })
  expect(recordHref('Review', '42')).toBe('/admin/reviews?review=42#review-42')
  expect(recordHref('Quote', '42')).toBe('/admin/inbox/quotes/42')
})
