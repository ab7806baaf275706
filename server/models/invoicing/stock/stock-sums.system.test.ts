import { sum } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stockMoves } from '#server/schema/stock.ts'
import { askInvoice, draftInvoice } from '#tests/invoices.ts'
import { line, van } from '#tests/stock.ts'
import { deleteRecord, restoreRecord } from '#tests/trash.ts'

const upTo = (most: number) => Math.floor(Math.random() * (most + 1))

test('whatever is counted, sold, voided, credited, deleted and restored, also at once: each count is what it must be', async () => {
  await using desk = await van()
  const { lantern, owner, part, count, move } = desk
  const names = ['Deadbolt', 'Cylinder', 'Padlock']
  const parts = await Promise.all(names.map((name) => part(name)))
  const expected = names.map(() => 0)
  const add = (which: number, quantity: number) => {
    expected[which] = (expected[which] ?? 0) + quantity
  }
  for (let round = 0; round < 12; round += 1) {
    const which = upTo(2)
    const id = parts[which] ?? ''
    if (upTo(2) === 0) {
      const to = upTo(2_000)
      await count(id, to)
      expected[which] = to
    }
    const sold = [1, 2, 3].map(() =>
      Array.from({ length: 1 + upTo(3) }, () => {
        const of = upTo(3)
        return { of, line: line(names[of] ?? 'Work', 1 + upTo(400)) }
      }),
    )
    const isInTrash = upTo(3) === 0
    const drafts = await Promise.all(
      sold.map((lines) => draftInvoice(lantern, owner, { lines: lines.map((one) => one.line) })),
    )
    if (isInTrash) await deleteRecord(lantern, owner, 'PriceItem', id)
    const bought = isInTrash ? 0 : 1 + upTo(500)
    await Promise.all([
      ...drafts.map((draft) => askInvoice(lantern, owner, 'sendInvoice', `id: "${draft.id}"`)),
      ...(bought ? [move(id, bought, { isBought: true })] : []),
    ])
    add(which, bought)
    for (const { of, line: one } of sold.flat()) if (of < 3) add(of, -one.quantity)
    const [voided, credited] = drafts
    const credit = 1 + upTo((sold[1]?.[0]?.line.quantity ?? 1) - 1)
    await Promise.all([
      askInvoice(lantern, owner, 'voidInvoice', `id: "${voided?.id}", reason: "a"`),
      askInvoice(
        lantern,
        owner,
        'creditInvoice',
        `id: "${credited?.id}", reason: "a", lines: [{ position: 0, quantity: ${credit} }]`,
      ),
    ])
    for (const { of, line: one } of sold[0] ?? []) if (of < 3) add(of, one.quantity)
    const back = sold[1]?.[0]
    if (back && back.of < 3) add(back.of, credit)
    if (isInTrash) await restoreRecord(lantern, owner, 'PriceItem', id)
    expect(await desk.counts()).toEqual(Object.fromEntries(names.map((name, at) => [name, expected[at]])))
  }
  const [all] = await lantern.db
    .select({ quantity: sum(stockMoves.quantity).mapWith(Number) })
    .from(stockMoves)
  expect(all?.quantity).toBe(expected.reduce((total, one) => total + one, 0))
})
