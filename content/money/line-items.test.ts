import { expect, test } from 'vitest'
import {
  discountOf,
  discountRateIn,
  type LineItem,
  lineCents,
  lineItemLimits,
  quantityIn,
  quantityText,
  taxRateIn,
  taxRateText,
  totalsOf,
} from './line-items.ts'

const line = (changes: Partial<LineItem>): LineItem => ({
  name: 'Rekey',
  quantity: 100,
  unitCents: 2_500,
  discountCents: 0,
  isTaxable: true,
  ...changes,
})

test('a line is quantity by unit price less its discount, rounded to whole cents', () => {
  expect(lineCents(line({ quantity: 300 }))).toBe(7_500)
  expect(lineCents(line({ quantity: 150, unitCents: 333 }))).toBe(500)
  expect(lineCents(line({ quantity: 200, discountCents: 1_000 }))).toBe(4_000)
})

test('tax is taken of taxable lines only and rounded once, on their sum', () => {
  const lines = [...Array(3).fill(line({ unitCents: 1_002 })), line({ isTaxable: false })]
  expect(totalsOf(lines, 8_250)).toEqual({ subtotalCents: 5_506, taxCents: 248, totalCents: 5_754 })
})

test('totals of any lines are whole cents, add up, and are the opposite on a credit', () => {
  for (let round = 0; round < 500; round += 1) {
    const lines = Array.from({ length: 1 + (round % 7) }, someLine)
    const rate = upTo(lineItemLimits.taxRate)
    const totals = totalsOf(lines, rate)
    expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
    expect(totals.totalCents).toBe(totals.subtotalCents + totals.taxCents)
    const taxed = lines.filter(({ isTaxable }) => isTaxable).reduce((all, each) => all + lineCents(each), 0)
    expect(Math.abs(totals.taxCents - (taxed * rate) / 100_000)).toBeLessThanOrEqual(0.5001)
    const credit = lines.map((each) => ({
      ...each,
      quantity: -each.quantity,
      discountCents: -each.discountCents,
    }))
    expect(totalsOf(credit, rate).totalCents + totals.totalCents).toBe(0)
  }
})

test('the largest line that is allowed is exact', () => {
  const { quantity, unitCents, taxRate } = lineItemLimits
  expect(totalsOf([line({ quantity, unitCents })], taxRate).totalCents).toBe(125_000_000_000)
})

test('a percentage is taken of the whole line, and a credit of it is its opposite', () => {
  expect(discountOf({ quantity: 150, unitCents: 333 }, 10_000)).toBe(50)
  expect(discountOf({ quantity: -150, unitCents: 333 }, 10_000)).toBe(-50)
  expect(discountOf({ quantity: 100, unitCents: 12_345 }, 100_000)).toBe(12_345)
  expect(lineCents(line({ discountCents: discountOf(line({}), 7_500) }))).toBe(2_312)
  expect(['10%', ' 7.5 % ', '100%'].map(discountRateIn)).toEqual([10_000, 7_500, 100_000])
  expect(['\u200b10\u00a0%', '1\u20600%\ufeff'].map(discountRateIn)).toEqual([10_000, 10_000])
  expect(discountRateIn('0%')).toBe(0)
  expect(['10', '101%', '-5%', '%', '1e1%'].map(discountRateIn)).toEqual(Array(5).fill(undefined))
})

test('quantities and tax rates as people type them', () => {
  expect(['1', '1.5', ' 0.25 ', '.5', '2.', '1,200'].map(quantityIn)).toEqual([
    100, 150, 25, 50, 200, 120_000,
  ])
  expect(['', '-1', '1.234', 'two', '.', '1,2'].map(quantityIn)).toEqual(Array(6).fill(undefined))
  expect(['\u200b1.5', '1\u00ad.5\u00a0', '1\u202f200'].map(quantityIn)).toEqual([150, 150, 120_000])
  expect(['\u20608.25', '8.25\u00a0%\u200b'].map(taxRateIn)).toEqual([8_250, 8_250])
  expect([100, 150, 25].map(quantityText)).toEqual(['1', '1.5', '0.25'])
  expect(['8.25', '8.25 %', '0', '6.625'].map(taxRateIn)).toEqual([8_250, 8_250, 0, 6_625])
  expect(['', '-8', '100', '8.2555'].map(taxRateIn)).toEqual(Array(4).fill(undefined))
  expect([8_250, 0, 6_625].map(taxRateText)).toEqual(['8.25', '0', '6.625'])
})

const upTo = (most: number) => Math.floor(Math.random() * (most + 1))

const someLine = (): LineItem => ({
  name: 'Work',
  quantity: upTo(lineItemLimits.quantity),
  unitCents: upTo(lineItemLimits.unitCents),
  discountCents: upTo(5_000),
  isTaxable: Math.random() < 0.7,
})
