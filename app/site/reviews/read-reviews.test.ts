import { expect, test } from 'vitest'
import { readReviewsView, reviewsAddress } from './read-reviews.ts'

const view = (query: string) => readReviewsView(new URLSearchParams(query))

test('an address without a query shows the newest reviews', () => {
  expect(view('')).toEqual({ sort: 'newest', page: 1 })
})

test('what the filter form sends with nothing chosen is the same', () => {
  expect(view('stars=&service=&sort=newest')).toEqual(view(''))
  expect(reviewsAddress(view('stars=&service=&sort=newest'))).toBe('/reviews')
})

test('nonsense is left out', () => {
  for (const query of [
    'stars=6',
    'stars=0',
    'stars=toString',
    'stars=5.0',
    'sort=toString',
    'sort=best',
    'page=x',
  ])
    expect(view(query), query).toEqual(view(''))
})

test('a view and its address say the same', () => {
  const chosen = { stars: 4, service: 'Access Control', sort: 'helpful', page: 3, voted: 'a-b' } as const
  expect(reviewsAddress(chosen)).toBe('/reviews?stars=4&service=Access+Control&sort=helpful&page=3&voted=a-b')
  expect(view(reviewsAddress(chosen).split('?')[1] ?? '')).toEqual(chosen)
})
