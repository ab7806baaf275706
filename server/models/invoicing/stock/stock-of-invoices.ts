import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Credit } from '#content/money/credits.ts'
import type { Queryable } from '#server/database/database.ts'
import type { InvoiceChange } from '#server/models/invoicing/invoice-changes.ts'
import { trash } from '#server/schema/operations.ts'
import { priceItems } from '#server/schema/prices.ts'
import { stockMoves } from '#server/schema/stock.ts'
import { type NewMove, storeMoves } from './stock-moves.ts'

/** In the transaction that sends an invoice, so once; a draft takes nothing. */
export async function takeFromStock({ tx, call, now, current: { id, lines } }: InvoiceChange): Promise<void> {
  const ofBook = lines.flatMap(({ priceItemId, quantity }, position) =>
    priceItemId ? [{ priceItemId, quantity: -quantity, invoiceId: id, position }] : [],
  )
  if (ofBook.length === 0) return
  const names = await countedItems(
    tx,
    ofBook.map(({ priceItemId }) => priceItemId),
  )
  const moves = ofBook.flatMap((move): NewMove[] => {
    const item = names.get(move.priceItemId)
    return item === undefined ? [] : [{ ...move, item, reason: 'used' }]
  })
  await storeMoves(tx, moves, { actor: call.actor, now })
}

/** One in the trash goes on being counted: its count is right when it is restored. */
async function countedItems(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const here = await db
    .select({ id: priceItems.id, name: priceItems.name })
    .from(priceItems)
    .where(and(inArray(priceItems.id, [...ids]), eq(priceItems.isCounted, true)))
  const deleted = await db
    .select({ id: trash.recordId, name: trash.label })
    .from(trash)
    .where(
      and(
        inArray(trash.recordId, [...ids]),
        eq(trash.model, 'PriceItem'),
        sql`(${trash.record} ->> 'is_counted')::boolean`,
      ),
    )
  return new Map([...deleted, ...here].map(({ id, name }) => [id, name ?? '']))
}

/**
 * By a void all that the invoice took comes back, by a credit what it takes back of those lines. What it took stands in the
 * ledger: what was sent before the item was counted took nothing. An amount that is credited brings no parts back.
 */
export async function putBackInStock(
  { tx, call, now, current: { id } }: InvoiceChange,
  credit?: Pick<Credit, 'lines'> & { id: string },
): Promise<void> {
  const taken = await tx
    .select()
    .from(stockMoves)
    .where(and(eq(stockMoves.invoiceId, id), eq(stockMoves.reason, 'used')))
  const lines = credit?.lines.map((line, position) => ({ ...line, of: line.position, position }))
  const moves = taken.flatMap(({ priceItemId, item, quantity, position }): NewMove[] => {
    const back = { priceItemId, item, reason: 'putBack' as const }
    if (!lines) return [{ ...back, quantity: -quantity, invoiceId: id, position }]
    return lines.flatMap((line) =>
      line.of === position
        ? [{ ...back, quantity: -line.quantity, invoiceId: credit?.id ?? id, position: line.position }]
        : [],
    )
  })
  await storeMoves(tx, moves, { actor: call.actor, now })
}
