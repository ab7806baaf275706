/** A figure without the spaces, of whatever kind, and the invisible marks that are pasted with it. */
export const withoutSpaces = (text: string): string => text.replace(/[\s\p{Cf}]/gu, '')

/**
 * Cents of a price as people type it ("180", "$1,180.50"); undefined when it is none. A comma parts thousands only:
 * people who type "12,50" mean twelve and a half.
 */
export function centsIn(text: string): number | undefined {
  const price = withoutSpaces(text).replaceAll('$', '')
  if (!/^(?=.*\d)(?:\d{0,6}|\d{1,3},\d{3})(?:\.\d{0,2})?$/.test(price)) return undefined
  return Math.round(Number(price.replace(',', '')) * 100)
}

/** As a field shows it: "180", "1180.50". */
export const priceText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : amountText(cents)

/** For programs, which take it for a number: "1180.00". */
export const amountText = (cents: number): string => (cents / 100).toFixed(2)
