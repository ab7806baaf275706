/** Cents of a price as people type it ("180", "$1,180.50"); undefined when it is none. */
export function centsIn(text: string): number | undefined {
  const price = text.replace(/[$,\s]/g, '')
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(price) ? Math.round(Number(price) * 100) : undefined
}

/** As a field shows it: "180", "1180.50". */
export const priceText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
