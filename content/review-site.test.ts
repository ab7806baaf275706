import { expect, test } from 'vitest'
import { reviewSiteName } from './review-site.ts'

test('a review link by the name that people know', () => {
  for (const link of [
    'https://g.page/r/CX1/review',
    'https://search.google.com/local/writereview?placeid=1',
    'https://maps.app.goo.gl/abc',
  ])
    expect(reviewSiteName(link)).toBe('Google')
  expect(reviewSiteName('https://www.yelp.com/writeareview/biz/1')).toBe('yelp.com')
  expect(reviewSiteName('https://notgoogle.example.com/')).toBe('notgoogle.example.com')
})
