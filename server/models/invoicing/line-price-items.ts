import { inArray, sql } from 'drizzle-orm'
import type { LineItem } from '#content/money/line-items.ts'
import type { Queryable } from '#server/database/database.ts'
import { priceItems } from '#server/schema/prices.ts'

/**
 * A line that has exactly the name of one price item is that item, whatever it was before; any other keeps what it was given.
 * Nothing is guessed from a part of a name, or where two items share one.
 */
export async function withPriceItems(db: Queryable, lines: readonly LineItem[]): Promise<LineItem[]> {
  const names = lines.flatMap(({ name, priceItemId }) => (priceItemId === null ? [] : folded(name)))
  if (names.length === 0) return [...lines]
  const found = await db
    .select({ id: priceItems.id, name: priceItems.name })
    .from(priceItems)
    .where(inArray(sql`lower(${priceItems.name})`, [...new Set(names)]))
  const named = Map.groupBy(found, ({ name }) => folded(name))
  return lines.map((line) => {
    const [item, another] = named.get(folded(line.name)) ?? []
    return line.priceItemId === null || !item || another ? line : { ...line, priceItemId: item.id }
  })
}

const folded = (name: string): string => name.trim().toLowerCase()
