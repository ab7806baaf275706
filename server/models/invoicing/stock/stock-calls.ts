import { eq } from 'drizzle-orm'
import { GraphQLBoolean, GraphQLID, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { z } from 'zod'
import { lineItemLimits, quantityText } from '#content/money/line-items.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { because, parseInput } from '#server/data-service/input.ts'
import type { Queryable } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { readInvoicingSettings } from '#server/models/invoicing/invoicing-settings.ts'
import { newId } from '#server/new-id.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { priceItems } from '#server/schema/prices.ts'
import { stockMoves } from '#server/schema/stock.ts'
import {
  isLow,
  type NewMove,
  readCountBefore,
  readStock,
  type StockItem,
  stockMove,
  storeMoves,
} from './stock-moves.ts'

type Stock = { isOn: boolean }

async function readAll(db: Queryable): Promise<StockItem[]> {
  const items = await readStock(db)
  return items.toSorted((one, other) => Number(isLow(other)) - Number(isLow(one)))
}

const most = lineItemLimits.quantity

const countInput = z.object({
  priceItemId: z.guid(),
  count: z.int(because('stockCount')).min(0, because('stockCount')).max(most, because('stockCount')),
  moveId: z.guid().nullish(),
})

const moveInput = z.object({
  priceItemId: z.guid(),
  quantity: z
    .int(because('stockCount'))
    .min(-most, because('stockCount'))
    .max(most, because('stockCount'))
    .refine((quantity) => quantity !== 0, because('stockCount')),
  isBought: z.boolean().nullish(),
  moveId: z.guid().nullish(),
})

type ByHand = {
  priceItemId: string
  moveId?: string | null | undefined
  /** `count`: how many there are before it. */
  moveOf: (count: number) => Pick<NewMove, 'quantity' | 'reason'>
}

/** The same `moveId` again is the same press, if it says the same. */
async function moveByHand(
  { priceItemId, moveId, moveOf }: ByHand,
  call: Call<StaffOrSystem>,
): Promise<Result<StockItem>> {
  return call.db.transaction(async (tx): Promise<Result<StockItem>> => {
    // Two counts at once would each add what they differ by.
    await holdLock(tx, `stock of ${priceItemId}`)
    const { countsStock } = await readInvoicingSettings(tx)
    if (!countsStock) return refuse({ code: 'CONFLICT', reason: 'stockOff' })
    const read = async () => (await readStock(tx, eq(priceItems.id, priceItemId)))[0]
    const item = await read()
    if (!item) return refuse({ code: 'NOT_FOUND', reason: 'stockNotCounted' })
    const id = moveId ?? newId()
    const [known] = await tx.select().from(stockMoves).where(eq(stockMoves.id, id))
    if (known) {
      const { quantity, reason } = moveOf(await readCountBefore(tx, known))
      return known.priceItemId === priceItemId && known.reason === reason && known.quantity === quantity
        ? done(item)
        : refuse({ code: 'CONFLICT', reason: 'storedDifferently', facts: { model: stockMove.name } })
    }
    const move = moveOf(item.count)
    const { actor } = call
    await storeMoves(tx, [{ ...move, id, priceItemId, item: item.name }], {
      actor,
      now: call.now?.() ?? new Date(),
    })
    await recordAudit(tx, actor, {
      ...{ action: move.reason === 'counted' ? 'count stock' : 'change stock' },
      ...{ subject: stockMove.name, subjectId: id, label: item.name },
      after: { reason: move.reason, quantity: quantityText(move.quantity) },
    })
    return done((await read()) ?? item)
  })
}

async function countStock(given: object, call: Call<StaffOrSystem>): Promise<Result<StockItem>> {
  const parsed = parseInput(countInput, given)
  if (!parsed.ok) return parsed
  const { count, ...of } = parsed.value
  return moveByHand({ ...of, moveOf: (before) => ({ quantity: count - before, reason: 'counted' }) }, call)
}

async function moveStock(given: object, call: Call<StaffOrSystem>): Promise<Result<StockItem>> {
  const parsed = parseInput(moveInput, given)
  if (!parsed.ok) return parsed
  const { quantity, isBought, ...of } = parsed.value
  if (isBought && quantity < 0) return refuseField('quantity', { reason: 'stockCount' })
  return moveByHand({ ...of, moveOf: () => ({ quantity, reason: isBought ? 'bought' : 'corrected' }) }, call)
}

const stockItemType = new GraphQLObjectType<StockItem>({
  name: 'StockItem',
  description: 'A price item that is counted; no prices, so that all who count may read it',
  fields: {
    id: { ...required.id, description: 'Of the price item' },
    name: required.text,
    count: { ...required.float, description: 'In whole hundredths; negative: more was used than counted' },
    orderAt: { ...optional.int, description: 'In hundredths: from here down there are too few' },
    isLow: { ...required.flag, resolve: isLow },
    countedAt: { ...optional.time, description: 'Null: nobody has counted it yet' },
  },
})

const stockType = new GraphQLObjectType<Stock, Call>({
  name: 'Stock',
  fields: {
    isOn: { ...required.flag, description: 'The switch `countsStock` of the invoicing settings' },
    items: {
      type: listOf(stockItemType),
      description: 'None while it is off; those to buy first',
      resolve: ({ isOn }, _args, { db }) => (isOn ? readAll(db) : []),
    },
  },
})

const ofItem = { priceItemId: required.id }
const moveId = { type: GraphQLID, description: 'Of the new move; sent again, it is the same one' }
const may = staffOf('money', 'countStock', { own: true })

export const stockCalls: ExtraCalls = {
  queries: {
    stock: defineCall({
      may: staffOf('money', 'readStock', { own: true }),
      type: new GraphQLNonNull(stockType),
      description: 'What is in the van: one count for the business',
      resolve: async (_args, { db }) => done({ isOn: (await readInvoicingSettings(db)).countsStock }),
    }),
  },
  mutations: {
    countStock: defineCall({
      may,
      type: new GraphQLNonNull(stockItemType),
      description: 'So many are there: the difference is kept',
      args: { ...ofItem, count: { ...required.int, description: 'In hundredths' }, moveId },
      resolve: (given: object, call: Call<StaffOrSystem>) => countStock(given, call),
    }),
    moveStock: defineCall({
      may,
      type: new GraphQLNonNull(stockItemType),
      description: 'So many came, or went where the quantity is negative',
      args: {
        ...ofItem,
        quantity: { ...required.int, description: 'In hundredths' },
        isBought: { type: GraphQLBoolean, description: 'Else it is corrected by hand' },
        moveId,
      },
      resolve: (given: object, call: Call<StaffOrSystem>) => moveStock(given, call),
    }),
  },
}
