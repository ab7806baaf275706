import { type LineItem, lineCents, portionOf, type Totals, totalsOf } from './line-items.ts'

/** `position`: of the line of the invoice that it takes back; none where an amount was credited. */
type CreditLine = LineItem & { position?: number }

export type Credit = Totals & { lines: CreditLine[] }

type Sold = Totals & { lines: readonly LineItem[]; taxRate: number }

type LineLeft = LineItem & { position: number; cents: number }

/** What of an invoice is not credited yet. `taxedCents` and `untaxedCents` are without tax. */
export type CreditLeft = {
  lines: readonly LineLeft[]
  taxRate: number
  taxedCents: number
  untaxedCents: number
  taxCents: number
}

/** How many hundredths of the line at a position, or an amount with its tax. */
export type CreditAsked = { amountCents: number } | { quantities: ReadonlyMap<number, number> }

export type CreditProblem = 'creditNothing' | 'creditQuantity' | 'creditTooLarge'

/** What lines are called that take back none of the invoice's. */
export type CreditNames = { amount: string; amountBefore: string }

const netOf = (lines: readonly LineItem[], isTaxed: boolean): number =>
  lines.filter(({ isTaxable }) => isTaxable === isTaxed).reduce((sum, line) => sum + lineCents(line), 0)

/** `credits`: those that were sent, whose amounts are negative. */
export function creditLeftOf(
  invoice: Sold,
  credits: readonly Pick<Credit, 'lines' | 'taxCents'>[],
): CreditLeft {
  const credited = credits.flatMap(({ lines }) => lines)
  const all = [...invoice.lines, ...credited]
  const lines = invoice.lines.map((line, position) => {
    const before = credited.filter((one) => one.position === position)
    return {
      ...line,
      position,
      quantity: before.reduce((sum, { quantity }) => sum + quantity, line.quantity),
      cents: before.reduce((sum, one) => sum + lineCents(one), lineCents(line)),
    }
  })
  return {
    lines: lines.filter(({ quantity }) => quantity > 0),
    taxRate: invoice.taxRate,
    taxedCents: netOf(all, true),
    untaxedCents: netOf(all, false),
    taxCents: credits.reduce((sum, { taxCents }) => sum + taxCents, invoice.taxCents),
  }
}

export const centsLeft = ({
  taxedCents,
  untaxedCents,
  taxCents,
}: Omit<CreditLeft, 'lines' | 'taxRate'>): number => taxedCents + untaxedCents + taxCents

/** All that is left takes exactly what is left, so that the credits of an invoice add up to it, whatever was rounded before. */
export function creditOf(left: CreditLeft, asked: CreditAsked, names: CreditNames): Credit | CreditProblem {
  return 'amountCents' in asked
    ? creditOfAmount(left, asked.amountCents, names)
    : creditOfLines(left, asked.quantities, names)
}

export const allOf = ({ lines }: CreditLeft): CreditAsked => ({
  quantities: new Map(lines.map(({ position, quantity }) => [position, quantity])),
})

function creditOfLines(
  left: CreditLeft,
  quantities: ReadonlyMap<number, number>,
  names: CreditNames,
): Credit | CreditProblem {
  const known = new Map(left.lines.map((line) => [line.position, line]))
  const asked = [...quantities].filter(([, quantity]) => quantity !== 0)
  if (asked.some(([position, quantity]) => quantity < 0 || quantity > (known.get(position)?.quantity ?? 0)))
    return 'creditQuantity'
  if (asked.length === 0 && left.lines.length > 0) return 'creditNothing'
  const lines = asked.flatMap(([position, quantity]) => {
    const line = known.get(position)
    return line ? [lineBack(line, quantity)] : []
  })
  const isAll = left.lines.every(({ position, quantity }) => quantities.get(position) === quantity)
  if (isAll) return credit([...lines, ...amountsBefore(left, lines, names)], left.taxCents)
  const [taxedCents, untaxedCents] = [-netOf(lines, true), -netOf(lines, false)]
  if (taxedCents > left.taxedCents || untaxedCents > left.untaxedCents) return 'creditTooLarge'
  const { taxCents } = totalsOf(lines, left.taxRate)
  return credit(lines, taxedCents === left.taxedCents ? left.taxCents : Math.min(-taxCents, left.taxCents))
}

/** A part of a line has its share of what is left of it; what it differs from its price by is discount. */
function lineBack({ cents, quantity: most, position, ...line }: LineLeft, quantity: number): CreditLine {
  const back = quantity === most ? cents : portionOf(cents, quantity, most)
  const discountCents = lineCents({ ...line, quantity, discountCents: 0 }) - back
  return { ...line, quantity: -quantity, discountCents: opposite(discountCents), position }
}

/** Amounts that were credited before are set off where all lines are taken back. */
function amountsBefore(left: CreditLeft, lines: readonly LineItem[], names: CreditNames): CreditLine[] {
  return [true, false].flatMap((isTaxable) => {
    const over = -netOf(lines, isTaxable) - (isTaxable ? left.taxedCents : left.untaxedCents)
    return over === 0 ? [] : [plainLine(names.amountBefore, 100, over, isTaxable)]
  })
}

/** It comes off what was taxed and what was not as they are left, so that no more tax is given back than was asked. */
function creditOfAmount(left: CreditLeft, amountCents: number, names: CreditNames): Credit | CreditProblem {
  const most = centsLeft(left)
  if (amountCents <= 0) return 'creditNothing'
  if (amountCents > most) return 'creditTooLarge'
  const { taxedCents, taxCents, taxRate } = left
  const taxed = portionOf(amountCents, taxedCents + taxCents, most)
  const tax = taxed - portionOf(taxed, 100_000, 100_000 + taxRate)
  const taxBack = Math.min(Math.max(tax, taxed - taxedCents), taxCents)
  const lines = [[taxed - taxBack, true] as const, [amountCents - taxed, false] as const]
  return credit(
    lines.flatMap(([cents, isTaxable]) =>
      cents === 0 ? [] : [plainLine(names.amount, -100, cents, isTaxable)],
    ),
    taxBack,
  )
}

const plainLine = (name: string, quantity: number, unitCents: number, isTaxable: boolean): CreditLine => ({
  ...{ name, quantity, unitCents, isTaxable },
  discountCents: 0,
})

function credit(lines: CreditLine[], taxBack: number): Credit {
  const { subtotalCents } = totalsOf(lines, 0)
  const taxCents = opposite(taxBack)
  return { lines, subtotalCents, taxCents, totalCents: subtotalCents + taxCents }
}

/** Zero stays 0 and does not become -0. */
const opposite = (cents: number): number => (cents === 0 ? 0 : -cents)
