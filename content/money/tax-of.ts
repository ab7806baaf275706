import { stateNames } from '#content/us-states.ts'

export type TaxRate = {
  place: string
  /** In thousandths of a percent: 8250 is 8.25%. */
  rate: number
}

/** The rate of the place at the end of the address, where its city stands: "500 Katy Freeway, Houston" is in Houston. Else the first. */
export function taxOf(rates: readonly TaxRate[], address: string | null): TaxRate | undefined {
  const ends = address === null ? [] : endsOf(wordsIn(address))
  const [found] = rates
    .map((rate) => ({ rate, place: wordsIn(rate.place) }))
    .filter(({ place }) => place !== '' && ends.some((end) => ` ${end}`.endsWith(` ${place}`)))
    .toSorted((one, other) => other.place.length - one.place.length)
  return found?.rate ?? rates[0]
}

const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const states = Object.entries(stateNames)
  .flat()
  .map((name) => name.toLowerCase())
  .join('|')

/** As it is, and without country, ZIP code and state: a place may be entered with them. */
function endsOf(address: string): string[] {
  const inCountry = address.replace(/ (?:usa?|united states(?: of america)?)$/, '')
  const beforeZip = inCountry.replace(/ \d{5}(?: \d{4})?$/, '')
  return [inCountry, beforeZip, beforeZip.replace(new RegExp(` (?:${states})$`), '')]
}
