import { expect, test } from 'vitest'
import {
  type LineItem,
  lineCents,
  lineItemLimits,
  quantityIn,
  quantityText,
  taxCentsOf,
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

test('tax is rounded per line and taken of taxable lines only', () => {
  const lines = [line({ unitCents: 1_006 }), line({ unitCents: 1_006 }), line({ isTaxable: false })]
  expect(lines.map((each) => taxCentsOf(each, 8_250))).toEqual([83, 83, 0])
  expect(totalsOf(lines, 8_250)).toEqual({ subtotalCents: 4_512, taxCents: 166, totalCents: 4_678 })
})

test('totals of any lines are whole cents, add up, and are the opposite on a credit', () => {
  for (let round = 0; round < 500; round += 1) {
    const lines = Array.from({ length: 1 + (round % 7) }, someLine)
    const rate = upTo(lineItemLimits.taxRate)
    const totals = totalsOf(lines, rate)
    expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
    expect(totals.totalCents).toBe(totals.subtotalCents + totals.taxCents)
    const parts = lines.map((each) => totalsOf([each], rate).totalCents)
    expect(parts.reduce((all, part) => all + part, 0)).toBe(totals.totalCents)
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

test('quantities and tax rates as people type them', () => {
  expect(['1', '1.5', ' 0.25 '].map(quantityIn)).toEqual([100, 150, 25])
  expect(['', '-1', '1.234', 'two'].map(quantityIn)).toEqual(Array(4).fill(undefined))
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
