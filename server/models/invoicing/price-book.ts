import { asc } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { translationOf } from '#content/entered-texts.ts'
import type { TaxRate } from '#content/money/tax-of.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { languagesOffered, type Reading } from '#server/models/content/own-texts/entered-texts.ts'
import { done } from '#server/result.ts'
import { priceItems } from '#server/schema/prices.ts'
import { readInvoicingSettings, taxRateType } from './invoicing-settings.ts'
import { readStock } from './stock/stock-moves.ts'

type BookPrice = { id: string; name: string; unitCents: number; isTaxable: boolean; left: number | null }
type PriceBook = { prices: BookPrice[]; taxRates: readonly TaxRate[] }

const bookPriceType = new GraphQLObjectType<BookPrice>({
  name: 'BookPrice',
  fields: {
    id: required.id,
    name: required.text,
    unitCents: required.int,
    isTaxable: required.flag,
    left: {
      ...optional.float,
      description:
        'In the van, in whole hundredths; null for what is not counted, or where no stock is shown',
    },
  },
})

const priceBookType = new GraphQLObjectType<PriceBook>({
  name: 'PriceBook',
  fields: { prices: { type: listOf(bookPriceType) }, taxRates: { type: listOf(taxRateType) } },
})

/** What the owner says in a further language stands there by both names: a paper is in that of its customer. */
async function readPriceBook({ db, services }: Reading): Promise<PriceBook> {
  const { id, name, unitCents, isTaxable } = priceItems
  const { taxRates, countsStock } = await readInvoicingSettings(db)
  const prices = await db
    .select({ id, name, unitCents, isTaxable })
    .from(priceItems)
    .orderBy(asc(name))
    .limit(1000)
  const left = new Map((countsStock ? await readStock(db) : []).map((item) => [item.id, item.count]))
  const counted = prices.map((price) => ({ ...price, left: left.get(price.id) ?? null }))
  const { ownWords } = services.profile()
  const inOthers = languagesOffered({ services }).flatMap(({ code }) =>
    counted.flatMap((price) => {
      const said = translationOf(price.name, ownWords.get(code))
      return said === undefined ? [] : [{ ...price, name: said }]
    }),
  )
  return { prices: [...counted, ...inOthers], taxRates }
}

export const priceBookCalls: ExtraCalls = {
  queries: {
    priceBook: defineCall({
      may: staffOf('money', 'readPriceBook', { own: true }),
      type: new GraphQLNonNull(priceBookType),
      description:
        'What lines of estimates and invoices are written from, also by those who may not open the prices',
      resolve: async (_args, call) => done(await readPriceBook(call)),
    }),
  },
}
