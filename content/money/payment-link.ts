import { amountText } from './money.ts'

const blank = /(?:\{|%7B)(amount|number)(?:\}|%7D)/gi

/** `creditedCents`: what credits took off it. `tipCents`: what was given on top of what was paid. */
export type Owed = {
  openCents: number
  number: string
  creditedCents?: number
  tipCents?: number
  /** What of it was paid ahead, and when the last of that came. */
  depositCents?: number
  depositAt?: Date | null
}

/** The payment link of the business for one invoice: `{amount}` becomes "540.00", `{number}` the invoice's. */
export function paymentLinkFor(template: string | null, { openCents, number }: Owed): string | null {
  if (!template || openCents <= 0) return null
  return template.replace(blank, (_, name: string) =>
    name.toLowerCase() === 'amount' ? amountText(openCents) : number,
  )
}

/** Where no invoice fills it in: null for a link that cannot do without one. */
export const paymentLinkAlone = (template: string | null): string | null =>
  template && template.search(blank) < 0 ? template : null
