import { expect, test } from 'vitest'
import { allOf, type Credit, type CreditAsked, centsLeft, creditLeftOf, creditOf } from './credits.ts'
import { type LineItem, lineCents, totalsOf } from './line-items.ts'

const names = { amount: 'Goodwill', amountBefore: 'Credited before' }

const invoiceOf = (lines: readonly LineItem[], taxRate: number) => ({
  lines,
  taxRate,
  ...totalsOf(lines, taxRate),
})

const line = (unitCents: number, more: Partial<LineItem> = {}): LineItem => ({
  ...{ name: 'Lock', quantity: 100, unitCents, discountCents: 0, isTaxable: true },
  ...more,
})

function credited(
  invoice: ReturnType<typeof invoiceOf>,
  asked: CreditAsked,
  credits: readonly Credit[] = [],
) {
  const credit = creditOf(creditLeftOf(invoice, credits), asked, names)
  if (typeof credit === 'string') throw new Error(credit)
  return credit
}

const one = (position: number, quantity: number): CreditAsked => ({
  quantities: new Map([[position, quantity]]),
})

test('one of two locks is half of the line, with its share of the discount and its tax', () => {
  const invoice = invoiceOf([line(4_000, { quantity: 200, discountCents: 1_000 }), line(9_000)], 8_250)
  const credit = credited(invoice, one(0, 100))
  expect(credit).toEqual({
    lines: [line(4_000, { quantity: -100, discountCents: -500, position: 0 } as object)],
    ...{ subtotalCents: -3_500, taxCents: -289, totalCents: -3_789 },
  })
  const left = creditLeftOf(invoice, [credit])
  expect(left.lines.map(({ position, quantity, cents }) => [position, quantity, cents])).toEqual([
    [0, 100, 3_500],
    [1, 100, 9_000],
  ])
  expect(creditOf(left, one(0, 200), names)).toBe('creditQuantity')
  expect(creditOf(left, one(7, 100), names)).toBe('creditQuantity')
  expect(creditOf(left, one(0, 0), names)).toBe('creditNothing')
})

test('an amount has its tax in it, and takes of taxed and untaxed what each is of what is left', () => {
  expect(credited(invoiceOf([line(10_000)], 8_250), { amountCents: 2_000 })).toMatchObject({
    lines: [{ name: 'Goodwill', quantity: -100, unitCents: 1_848, isTaxable: true }],
    ...{ taxCents: -152, totalCents: -2_000 },
  })
  const mixed = invoiceOf([line(10_000), line(10_825, { isTaxable: false })], 8_250)
  expect(credited(mixed, { amountCents: 2_000 })).toMatchObject({
    lines: [{ unitCents: 924 }, { unitCents: 1_000, isTaxable: false }],
    ...{ taxCents: -76, totalCents: -2_000 },
  })
  expect(creditOf(creditLeftOf(mixed, []), { amountCents: 21_651 }, names)).toBe('creditTooLarge')
  expect(creditOf(creditLeftOf(mixed, []), { amountCents: 0 }, names)).toBe('creditNothing')
})

test('an amount that was credited before is set off where the rest is taken back', () => {
  const invoice = invoiceOf([line(10_000), line(5_000, { isTaxable: false })], 8_250)
  const first = credited(invoice, { amountCents: 2_000 })
  const left = creditLeftOf(invoice, [first])
  expect(creditOf(left, one(0, 100), names)).toBe('creditTooLarge')
  const rest = credited(invoice, allOf(left), [first])
  expect(rest.lines.slice(2).map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Credited before', 100],
    ['Credited before', 100],
  ])
  expect(first.totalCents + rest.totalCents).toBe(-invoice.totalCents)
})

test('whatever is credited in whatever parts: never more than the invoice, and all of it is exactly the invoice', () => {
  let seed = 11
  const upTo = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % (most + 1)
  }
  for (let round = 0; round < 400; round += 1) {
    const lines = Array.from({ length: 1 + upTo(5) }, () => {
      const [quantity, unitCents] = [1 + upTo(700), upTo(60_000)]
      const gross = lineCents({ quantity, unitCents, discountCents: 0 })
      return line(unitCents, { quantity, discountCents: upTo(2) ? 0 : upTo(gross), isTaxable: upTo(2) > 0 })
    })
    const invoice = invoiceOf(lines, upTo(3) ? upTo(25_000) : 0)
    const credits: Credit[] = []
    for (let part = upTo(6); part > 0; part -= 1) {
      const left = creditLeftOf(invoice, credits)
      const [someLine] = left.lines.slice(upTo(left.lines.length))
      const asked =
        upTo(1) || !someLine
          ? { amountCents: 1 + upTo(Math.max(0, centsLeft(left) - 1)) }
          : one(someLine.position, 1 + upTo(someLine.quantity - 1))
      const credit = creditOf(left, asked, names)
      if (typeof credit === 'string') continue
      expect(credit.totalCents).toBe(credit.subtotalCents + credit.taxCents)
      expect(credit.subtotalCents).toBe(credit.lines.reduce((sum, each) => sum + lineCents(each), 0))
      if ('amountCents' in asked) expect(credit.totalCents).toBe(-asked.amountCents)
      credits.push(credit)
      const { taxedCents, untaxedCents, taxCents } = creditLeftOf(invoice, credits)
      expect(Math.min(taxedCents, untaxedCents, taxCents)).toBeGreaterThanOrEqual(0)
    }
    const left = creditLeftOf(invoice, credits)
    if (centsLeft(left) > 0)
      credits.push(credited(invoice, upTo(1) ? allOf(left) : { amountCents: centsLeft(left) }, credits))
    for (const sum of ['subtotalCents', 'taxCents', 'totalCents'] as const)
      expect(credits.reduce((all, credit) => all + credit[sum], invoice[sum])).toBe(0)
  }
})
