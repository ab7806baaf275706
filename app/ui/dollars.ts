import { locale } from '#words/locale.ts'

const withCents = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** "$85.00", for amounts below each other; `dollars` gives "$85" and "$85.50". */
export const exactDollars = (cents: number): string => withCents.format(cents / 100)

export const dollars = (cents: number): string => (cents % 100 === 0 ? whole : withCents).format(cents / 100)
