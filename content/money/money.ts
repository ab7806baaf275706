/** A figure without the invisible marks that are pasted with it, and with one plain space for each gap. */
export const tidied = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Spaces stand around a figure and its sign; one between two digits stays, as "8 5" is no figure. */
export const withoutSpaces = (text: string): string => tidied(text).replace(/(?<!\d) | (?!\d)/g, '')

/**
 * The figure of an amount as the world writes it, as a number in plain digits: "1,234.50", "1.234,50", "1 234.50", "1'234.50", "12,50".
 * Undefined for what is none, for parts of a cent, and for what may be two sums: "12 50", "0,500", "1.234", "12.500".
 */
export function decimalIn(figure: string): string | undefined {
  const figures = tidied(figure)
  if (/^(?=.*\d)\d*(?:\.\d{0,2})?$/.test(figures)) return figures
  // Programs write more decimals. Three are thousands elsewhere, unless nothing but a zero stands before them.
  if (/^(?:0?\.\d{2}0|\d*\.\d{2}00+)$/.test(figures)) return figures
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{0,2}0*)?$/.test(figures)) return figures.replaceAll(',', '')
  if (/^[1-9]\d{0,2}(?:([ '’])\d{3})(?:\1\d{3})*(?:[.,]\d{0,2})?$/.test(figures))
    return figures.replace(/[ '’]/g, '').replace(',', '.')
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d{0,2}$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(figures))
    return figures.replaceAll('.', '').replace(',', '.')
  return /^\d*,\d{1,2}$/.test(figures) ? figures.replace(',', '.') : undefined
}

/** The same as a person types it, who is asked about "1,2": it is as likely the beginning of "1,200". */
export const typedDecimalIn = (text: string): string | undefined =>
  /,\d?$/.test(tidied(text)) ? undefined : decimalIn(text)

/** Cents of a price as people type it ("180", "$1,180.50", "12,50"); undefined when it is none, or may be another sum. */
export function centsIn(text: string): number | undefined {
  const price = typedDecimalIn(tidied(text).replace(/^\$ ?|(?<=\d\.?) ?\$$/, ''))
  return price !== undefined && /^\d{0,6}(?:\.|$)/.test(price) ? Math.round(Number(price) * 100) : undefined
}

/** As a field shows it: "180", "1180.50". */
export const priceText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : amountText(cents)

/** For programs, which take it for a number: "1180.00". */
export const amountText = (cents: number): string => (cents / 100).toFixed(2)
