import { lineCents } from '#content/money/line-items.ts'
import { quickBooksWords as words } from '#words/panel/money/quickbooks.ts'
import type { Booked } from './booked.ts'

export type SplitLine = {
  text: string
  /** In hundredths. */
  quantity: number
  unitCents: number
  cents: number
  isTaxable: boolean
}

/** A discount becomes a line of its own: quantity times price is the amount of each, as QuickBooks checks. */
export const splitLines = (lines: Booked['lines']): SplitLine[] =>
  lines.flatMap(({ name, quantity, unitCents, discountCents, isTaxable }) => [
    {
      text: name,
      quantity,
      unitCents,
      cents: lineCents({ quantity, unitCents, discountCents: 0 }),
      isTaxable,
    },
    ...(discountCents === 0
      ? []
      : [
          {
            text: words.discountOn(name),
            quantity: 100,
            unitCents: -discountCents,
            cents: -discountCents,
            isTaxable,
          },
        ]),
  ])
