import { graphql } from '#app/graphql.ts'
import { loaded } from '#app/site/loaded.ts'
import type { RequestServices } from '#server/pages/request-services.ts'

const ReadHasPrices = graphql(`
  query ReadHasPrices {
    listPriceItems(filter: { isShown: { eq: true } }, limit: 1) {
      items { id }
    }
  }
`)

/** Whether there is a /prices to link to. */
export async function readHasPrices(run: RequestServices['run']): Promise<boolean> {
  return (loaded(await run(ReadHasPrices, {})).listPriceItems?.items.length ?? 0) > 0
}
