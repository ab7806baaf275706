import { typedDecimalIn, withoutSpaces } from './money.ts'

/**
 * `quantity`: in hundredths: 150 is one and a half. Negative on a credit. `discountCents` is off the whole line. `discountRate` is kept
 * where a percentage was agreed (in thousandths of a percent): `discountCents` is worked out of it with each change of the line.
 * `priceItemId`: what of the price book it is; null where somebody said that it is nothing of it.
 */
export type LineItem = {
  name: string
  quantity: number
  unitCents: number
  discountCents: number
  discountRate?: number | null
  isTaxable: boolean
  priceItemId?: string | null
}

export type Totals = {
  subtotalCents: number
  taxCents: number
  totalCents: number
}

/**
 * The largest sums stay whole numbers that JavaScript can hold. `taxRate` is in thousandths of a percent: 25%.
 * `totalCents`: a GraphQL Int holds no more than 2^31 - 1.
 */
export const lineItemLimits = {
  lines: 100,
  name: 200,
  quantity: 1_000_000,
  unitCents: 10_000_000,
  taxRate: 25_000,
  discountRate: 100_000,
  totalCents: 2_000_000_000,
} as const

export const discountOf = (
  { quantity, unitCents }: Pick<LineItem, 'quantity' | 'unitCents'>,
  discountRate: number,
): number => divided(divided(quantity * unitCents, 100) * discountRate, 100_000)

export const lineCents = ({
  quantity,
  unitCents,
  discountCents,
}: Pick<LineItem, 'quantity' | 'unitCents' | 'discountCents'>): number =>
  divided(quantity * unitCents, 100) - discountCents

/** `taxRate` in thousandths of a percent (8250 is 8.25%); rounded once, on the sum of what is taxed. */
export function totalsOf(lines: readonly LineItem[], taxRate: number): Totals {
  const subtotalCents = sum(lines.map(lineCents))
  const taxedCents = sum(lines.filter(({ isTaxable }) => isTaxable).map(lineCents))
  const taxCents = divided(taxedCents * taxRate, 100_000)
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents }
}

/** "1.5" and "2" of 150 and 200. */
export const quantityText = (quantity: number): string => String(quantity / 100)

/** Hundredths of a quantity as people type it ("1.5"); undefined when it is none. */
export function quantityIn(text: string): number | undefined {
  const typed = typedDecimalIn(text)
  return typed !== undefined && /^\d{0,5}(?:\.|$)/.test(typed) ? Math.round(Number(typed) * 100) : undefined
}

/** "10% ($12.30)", or "$12.30" where no percentage was agreed. */
export const discountText = ({ discountRate }: Pick<LineItem, 'discountRate'>, amount: string): string =>
  discountRate ? `${taxRateText(discountRate)}% (${amount})` : amount

/** "8.25" of 8250. */
export const taxRateText = (taxRate: number): string => String(taxRate / 1000)

/** Thousandths of a percent as people type it ("8.25", "8.25%"); undefined when it is none. */
export function taxRateIn(text: string): number | undefined {
  const typed = withoutSpaces(text).replace(/%$/, '')
  return /^(?=.*\d)\d{0,2}(?:\.\d{0,3})?$/.test(typed) ? Math.round(Number(typed) * 1000) : undefined
}

/** "10%" and "7.5 %": thousandths of a percent; undefined when it is none, or more than everything. */
export function discountRateIn(text: string): number | undefined {
  const typed = /^(\d{1,3}(?:\.\d{1,3})?)%$/.exec(withoutSpaces(text))?.[1]
  const rate = Math.round(Number(typed) * 1000)
  return rate >= 0 && rate <= lineItemLimits.discountRate ? rate : undefined
}

/** The share of an amount that `part` of `whole` has. Exact beyond what a number holds. */
export function portionOf(cents: number, part: number, whole: number): number {
  const [amount, by] = [BigInt(cents) * BigInt(part), BigInt(whole)]
  return Number((2n * amount + by) / (2n * by))
}

/** Half a cent is rounded away from zero, so that a credit is the exact opposite of its invoice. */
const divided = (amount: number, by: number): number =>
  amount < 0 ? -divided(-amount, by) : Math.floor((2 * amount + by) / (2 * by))

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
