import {
  refusedFields,
  reportDone,
  type SubmissionHandler,
  type SubmissionOutcome,
} from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { quantityIn, quantityText } from '#content/money/line-items.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { stockWords as words } from '#words/panel/money/stock.ts'
import { ChooseCounted, type CountedPrice, CountStock, MoveStock, ReadCounted } from './stock-data.ts'

const of = (form: FormData) => ({ priceItemId: textIn(form, 'id'), moveId: textIn(form, 'moveId') || null })

const saysLeft = ({ item }: { item: { name: string; count: number } }) =>
  words.counted(item.name, quantityText(item.count))

export const stockHandlers: Record<string, SubmissionHandler> = {
  step(form, run) {
    const quantity = Number.parseInt(textIn(form, 'by'), 10)
    if (Number.isNaN(quantity)) return undefined
    return reportDone(run(MoveStock, { ...of(form), quantity, isBought: false }), () => '')
  },
  async count(form, run) {
    const count = quantityIn(textIn(form, 'count'))
    if (count === undefined) return refusedFields({ count: words.badQuantity })
    return reportDone(run(CountStock, { ...of(form), count }), saysLeft)
  },
  async bought(form, run) {
    const quantity = quantityIn(textIn(form, 'bought'))
    if (!quantity) return refusedFields({ bought: words.badQuantity })
    return reportDone(run(MoveStock, { ...of(form), quantity, isBought: true }), saysLeft)
  },
  choose,
}

export const mostChosen = 1000

/** Items that were not on the form, because they are newer, stay as they are. */
async function choose(form: FormData, run: Run): Promise<SubmissionOutcome> {
  const read = await run(ReadCounted, { limit: mostChosen, after: null })
  if (!read.ok) return read
  const shown = new Set(form.getAll('shown'))
  const counted = new Set(form.getAll('counted'))
  const changes: { id: string; isCounted: boolean; orderAt: number | null }[] = []
  for (const price of stockRowsOf(read.value.page)) {
    if (!shown.has(price.id)) continue
    const typed = textIn(form, `order-${price.id}`).trim()
    const orderAt = typed ? quantityIn(typed) : null
    if (orderAt === undefined) return refusedFields({ [`order-${price.id}`]: words.badQuantity })
    const isCounted = counted.has(price.id)
    if (isCounted !== price.isCounted || orderAt !== price.orderAt)
      changes.push({ id: price.id, isCounted, orderAt })
  }
  for (const input of changes) {
    const saved = await run(ChooseCounted, { input })
    if (!saved.ok) return saved
  }
  return { ok: true, value: { done: words.chosen } }
}

export const stockRowsOf = (
  page: { items: readonly (CountedPrice | null)[] } | null | undefined,
): readonly CountedPrice[] => (page?.items ?? []).filter((row) => row !== null)
