import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { stockMoves } from '#server/schema/stock.ts'
import { call, dataOf, ownerCookie, type StaffHeaders, testLantern } from './lantern.ts'

type Item = { id: string; name: string; count: number; isLow: boolean; countedAt: string | null }

/** A business that counts the stock of its van. */
export async function van({ isOn = true } = {}) {
  const lantern = await testLantern()
  const owner = await ownerCookie(lantern)
  const turn = async (countsStock: boolean) => {
    const set = `mutation { updateInvoicingSettings(input: { countsStock: ${countsStock} }) { countsStock } }`
    expect((await call(lantern, set, {}, owner)).data?.updateInvoicingSettings).toEqual({ countsStock })
  }
  if (isOn) await turn(true)
  const read = '{ stock { isOn items { id name count orderAt isLow countedAt } } }'
  const stock = async (who: StaffHeaders = owner) =>
    dataOf<{ isOn: boolean; items: Item[] }>(await call(lantern, read, {}, who), 'stock')
  return {
    ...{ lantern, owner, turn, stock },
    async part(name: string, input: object = {}) {
      const make = 'mutation($input: CreatePriceItemInput!) { createPriceItem(input: $input) { id } }'
      const made = await call(
        lantern,
        make,
        { input: { name, unitCents: 4_000, isCounted: true, ...input } },
        owner,
      )
      return dataOf<{ id: string }>(made, 'createPriceItem').id
    },
    count: (priceItemId: string, count: number, more: object = {}, who: StaffHeaders = owner) =>
      call(
        lantern,
        `mutation($priceItemId: ID!, $count: Int!, $moveId: ID) {
          countStock(priceItemId: $priceItemId, count: $count, moveId: $moveId) { count } }`,
        { priceItemId, count, ...more },
        who,
      ),
    move: (priceItemId: string, quantity: number, more: object = {}, who: StaffHeaders = owner) =>
      call(
        lantern,
        `mutation($priceItemId: ID!, $quantity: Int!, $isBought: Boolean, $moveId: ID) {
          moveStock(priceItemId: $priceItemId, quantity: $quantity, isBought: $isBought, moveId: $moveId) { count } }`,
        { priceItemId, quantity, ...more },
        who,
      ),
    counts: async () => Object.fromEntries((await stock()).items.map(({ name, count }) => [name, count])),
    moves: () =>
      lantern.db
        .select({ quantity: stockMoves.quantity, reason: stockMoves.reason, position: stockMoves.position })
        .from(stockMoves)
        // The id of a press is made by its program, in the same millisecond as the server's at times.
        .orderBy(asc(stockMoves.createdAt), asc(stockMoves.id)),
    [Symbol.asyncDispose]: () => lantern.close(),
  }
}

export const line = (name: string, quantity: number, more: object = {}) => ({
  ...{ name, quantity, unitCents: 4_000 },
  ...more,
})
