import { locale } from '#words/locale.ts'

const withCents = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

export const dollars = (cents: number): string => (cents % 100 === 0 ? whole : withCents).format(cents / 100)
