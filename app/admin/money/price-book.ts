import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

const ReadPriceBook = graphql(`
  query AdminPriceBook {
    listPriceItems(limit: 1000) {
      items {
        name
        unitCents
        isTaxable
      }
    }
    businessProfile {
      paymentLink
    }
    invoicingSettings {
      taxRates {
        place
        rate
      }
    }
  }
`)

type PriceBookResult = ResultOf<typeof ReadPriceBook>
type Price = NonNullable<NonNullable<PriceBookResult['listPriceItems']>['items'][number]>

export type PriceBook = {
  prices: readonly Price[]
  taxRates: PriceBookResult['invoicingSettings']['taxRates']
  /** Whether invoices have a link to pay online; undefined where that could not be read. */
  hasPaymentLink?: boolean
}

/** A draft is written without suggestions where they could not be read. */
export const noBook: PriceBook = { prices: [], taxRates: [] }

export async function readPriceBook(run: Run): Promise<PriceBook | undefined> {
  const read = await run(ReadPriceBook, {})
  if (!read.ok) return undefined
  const { listPriceItems, businessProfile, invoicingSettings } = read.value
  const prices = listPriceItems?.items.filter((one) => one !== null) ?? []
  const hasPaymentLink = businessProfile.paymentLink !== null
  return { prices, taxRates: invoicingSettings.taxRates, hasPaymentLink }
}
