import type { CountedPrice } from './stock-data.ts'

export type CountedChoice = Readonly<Record<string, string>>

export const choiceText = (isCounted: boolean, orderAt: number | null): string =>
  `${isCounted ? 'counted' : ''} ${orderAt ?? ''}`

/** What is counted, and from how many left it is to be bought, by item: each is saved on its own. */
export const countedChoiceOf = (prices: readonly CountedPrice[]): CountedChoice =>
  Object.fromEntries(
    prices.map(({ id, isCounted, orderAt }) => [id, choiceText(isCounted ?? false, orderAt)]),
  )
