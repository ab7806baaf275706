import { defineList } from '#app/admin/list/list.ts'
import { rowsOf } from '#app/admin/records/row-href.ts'
import { pricesPanelWords } from '#words/panel/money/prices.ts'

type ShownFilter = { isShown: { eq: boolean } } | null

const filters: Record<'all' | 'shown' | 'hidden', ShownFilter> = {
  all: null,
  shown: { isShown: { eq: true } },
  hidden: { isShown: { eq: false } },
}

export const priceList = defineList({ ...rowsOf.PriceItem, words: pricesPanelWords, filters })
