import { locale } from '#words/locale.ts'

const withCents = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** "$85.00": where amounts stand below each other. */
export const exactDollars = (cents: number): string => withCents.format(cents / 100)

/** "$85", "$85.50". */
export const dollars = (cents: number): string => (cents % 100 === 0 ? whole : withCents).format(cents / 100)
