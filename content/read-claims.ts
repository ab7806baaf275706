/** Figures that stand in the owner's own words, for checking one claim against another. */

const numberWords = [
  ['a', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
] as const

/** The years in "over two decades" or "15 years"; undefined when none can be made out. */
export function yearsInWords(text: string): number | undefined {
  const [, amount, unit] = /(\w+)\+?[\s-]+(decade|year)s?\b/i.exec(text) ?? []
  if (!amount || !unit) return undefined
  const number = /^\d+$/.test(amount)
    ? Number(amount)
    : numberWords.find(([word]) => word === amount.toLowerCase())?.[1]
  return number && number * (unit.toLowerCase() === 'decade' ? 10 : 1)
}

/** Minutes since midnight of "2 PM", "2:30 pm", "noon" or "14:00"; undefined of anything else. */
export function minutesOfTime(text: string): number | undefined {
  if (/^noon$/i.test(text.trim())) return 12 * 60
  const [, hour, minute = '0', half] =
    /^(\d{1,2})(?::(\d\d))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? []
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return hours * 60 + Number(minute)
}
