import { expect, test } from 'vitest'
import { roundedUp } from './plots.tsx'

test('the axis ends at a number above the highest value whose half is round', () => {
  expect([0, 1, 3, 7, 11, 15, 41, 100, 110, 999].map(roundedUp)).toEqual([
    2, 2, 4, 8, 12, 16, 60, 100, 120, 1000,
  ])
})
