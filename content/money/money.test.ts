import { expect, test } from 'vitest'
import { quantityIn, taxRateIn } from './line-items.ts'
import { centsIn, priceText } from './money.ts'

test('prices as people type them', () => {
  expect(['180', '$1,180.50', '0.5', ' 95 ', '85.', '$.50', '1,200'].map(centsIn)).toEqual([
    18_000, 118_050, 50, 9_500, 8_500, 50, 120_000,
  ])
  expect(['12,50', '$ 12', '1.180,50', '1\u00a0180,50', '1 180', '12 $'].map(centsIn)).toEqual([
    1_250, 1_200, 118_050, 118_050, 118_000, 1_200,
  ])
  expect(['', '-5', 'about 90', '1e5', '.', '$', '1,234,567'].map(centsIn)).toEqual(Array(7).fill(undefined))
  expect(['\u200b85', '8\u00ad5.50\u00a0', '\u202a$\u202f1,180\u2060', '\ufeff85'].map(centsIn)).toEqual([
    8_500, 8_550, 118_000, 8_500,
  ])
  expect([18_000, 18_050].map(priceText)).toEqual(['180', '180.50'])
})

test.each([
  '12 50',
  '12\u00a050',
  '12$50',
  '0,500',
  '1,2',
  ',500',
  '1.234',
  '12.500',
  '1,23,456',
  '1 23',
  '01,234',
])('what may be two sums is refused: %s', (text) => {
  expect(centsIn(text)).toBeUndefined()
  expect(quantityIn(text)).toBeUndefined()
})

test('a sign of percent in the middle is no rate, and a space between digits none either', () => {
  expect(['8%2', '8 2', '8.25 %', ' 8.25'].map(taxRateIn)).toEqual([undefined, undefined, 8_250, 8_250])
})

test('whatever way a sum is written, it is read as this sum or not at all', () => {
  const gaps = ['', ' ', '\u00a0', '\u202f', '\u200b']
  const marks = ['', ',', '.', "'", ' ', '\u00a0', '$']
  for (let cents = 0; cents < 100_000_000; cents += 1 + Math.floor(cents / 7)) {
    const whole = String(Math.floor(cents / 100))
    const part = String(cents % 100).padStart(2, '0')
    for (const thousands of marks)
      for (const point of ['.', ','])
        for (const gap of gaps) {
          const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
          const written = `$${gap}${grouped}${point}${part}${gap}`
          expect([cents, undefined], written).toContain(centsIn(written))
          if (thousands === ',' && point === '.') expect(centsIn(written), written).toBe(cents)
        }
  }
})
