import { graphql } from '#app/graphql.ts'
import { loadedOr } from '#app/site/loaded.ts'
import type { RequestServices } from '#server/pages/request-services.ts'

const ReadHasPrices = graphql(`
  query ReadHasPrices {
    listPriceItems(filter: { isShown: { eq: true } }, limit: 1) {
      items { id }
    }
  }
`)

/** Whether there is a /prices to link to; undefined where it could not be read. */
export async function readHasPrices(run: RequestServices['run']): Promise<boolean | undefined> {
  const found = loadedOr(await run(ReadHasPrices, {}), undefined)
  return found && (found.listPriceItems?.items.length ?? 0) > 0
}
