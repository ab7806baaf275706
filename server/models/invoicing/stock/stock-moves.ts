import { and, asc, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import { openFields, readOnlyModel } from '#server/data-service/model.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { actorName } from '#server/models/invoicing/invoice-changes.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { priceItems } from '#server/schema/prices.ts'
import { type StoredStockMove, stockMoves } from '#server/schema/stock.ts'

/** The history of what is in the van; for those who see all money, as it names invoices. */
export const stockMove = readOnlyModel({
  name: 'StockMove',
  plural: 'StockMoves',
  table: stockMoves,
  fields: {
    ...openFields('priceItemId', 'item', 'quantity', 'reason', 'invoiceId', 'position', 'by'),
    createdAt: { sortable: true },
  },
  area: 'money',
  sort: { field: 'createdAt', direction: 'DESC' },
})

export type NewMove = Pick<StoredStockMove, 'priceItemId' | 'item' | 'quantity' | 'reason'> &
  Partial<Pick<StoredStockMove, 'id' | 'invoiceId' | 'position'>>

export async function storeMoves(
  tx: Transaction,
  moves: readonly NewMove[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  if (moves.length === 0) return
  const byId = actor.kind === 'staff' ? actor.userId : null
  const stored = moves.map((move) => ({ id: newId(), ...move, by: actorName(actor), byId, createdAt: now }))
  await tx.insert(stockMoves).values(stored)
  for (const { id } of stored)
    await announce(tx, { model: stockMove.name, operation: 'create', id, onPages: 'nothing' })
}

export type StockItem = {
  id: string
  name: string
  orderAt: number | null
  count: number
  moves: number
  countedAt: Date | null
}

/** All items that are counted, also those that never were. */
export const readStock = (db: Queryable, which?: SQL): Promise<StockItem[]> =>
  db
    .select({
      id: priceItems.id,
      name: priceItems.name,
      orderAt: priceItems.orderAt,
      count: sql`coalesce(sum(${stockMoves.quantity}), 0)`.mapWith(Number),
      moves: sql`count(${stockMoves.id})`.mapWith(Number),
      countedAt: sql`max(${stockMoves.createdAt}) filter (where ${stockMoves.reason} = 'counted')`.mapWith(
        stockMoves.createdAt,
      ),
    })
    .from(priceItems)
    .leftJoin(stockMoves, eq(stockMoves.priceItemId, priceItems.id))
    .where(and(eq(priceItems.isCounted, true), which))
    .groupBy(priceItems.id)
    .orderBy(asc(priceItems.name), asc(priceItems.id))

/** How many there were of its item when a move was stored: a count keeps only by how much it differed. */
export async function readCountBefore(
  db: Queryable,
  { id, priceItemId, createdAt }: StoredStockMove,
): Promise<number> {
  const [sum] = await db
    .select({ count: sql`coalesce(sum(${stockMoves.quantity}), 0)`.mapWith(Number) })
    .from(stockMoves)
    .where(
      and(
        eq(stockMoves.priceItemId, priceItemId),
        lte(stockMoves.createdAt, createdAt),
        ne(stockMoves.id, id),
      ),
    )
  return sum?.count ?? 0
}

/** Nothing is said of what nobody has counted and nothing was taken of. */
export const isLow = ({ count, orderAt, moves }: StockItem): boolean => moves > 0 && count <= (orderAt ?? 0)
