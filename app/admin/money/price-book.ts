import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

const ReadPriceBook = graphql(`
  query AdminPriceBook {
    priceBook {
      prices {
        id
        name
        unitCents
        isTaxable
        left
      }
      taxRates {
        place
        rate
      }
    }
    businessProfile {
      paymentLink
      deposit
    }
  }
`)

export type PriceBook = ResultOf<typeof ReadPriceBook>['priceBook'] & {
  /** Whether invoices have a link to pay online; undefined where that could not be read. */
  hasPaymentLink?: boolean
  /** What the site says of deposits. */
  deposit?: ResultOf<typeof ReadPriceBook>['businessProfile']['deposit']
}

/** A draft is written without suggestions where they could not be read. */
export const noBook: PriceBook = { prices: [], taxRates: [] }

export async function readPriceBook(run: Run): Promise<PriceBook | undefined> {
  const read = await run(ReadPriceBook, {})
  if (!read.ok) return undefined
  const { priceBook, businessProfile } = read.value
  const { paymentLink, deposit } = businessProfile
  return { ...priceBook, hasPaymentLink: paymentLink !== null, deposit }
}
