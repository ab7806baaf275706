import { expect, test } from 'vitest'
import { centsIn, priceText } from './money.ts'

test('prices as people type them', () => {
  expect(['180', '$1,180.50', '0.5', ' 95 ', '85.', '$.50', '1,200'].map(centsIn)).toEqual([
    18_000, 118_050, 50, 9_500, 8_500, 50, 120_000,
  ])
  expect(['', '-5', '1.234', 'about 90', '1e5', '12,50', '1,2', ',500', '.', '$'].map(centsIn)).toEqual(
    Array(10).fill(undefined),
  )
  expect(['\u200b85', '8\u00ad5.50\u00a0', '\u202a$\u202f1,180\u2060', '\ufeff85'].map(centsIn)).toEqual([
    8_500, 8_550, 118_000, 8_500,
  ])
  expect([18_000, 18_050].map(priceText)).toEqual(['180', '180.50'])
})
