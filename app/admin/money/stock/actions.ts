import { z } from 'zod'
import { parsedJson } from '#app/admin/form/parsed-json.ts'
import { mergedBy, replacesVersion } from '#app/admin/submission/conflict.ts'
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
import { type CountedChoice, choiceText, countedChoiceOf } from './counted-choice.ts'
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

/** What the form was opened with; what it does not say is taken as stored. */
function begunWith(form: FormData): CountedChoice {
  const known = z.record(z.string(), z.string()).safeParse(parsedJson(textIn(form, 'before')))
  return known.success ? known.data : {}
}

/** Items that were not on the form, because they are newer, stay as they are; what others changed meanwhile does too. */
async function choose(form: FormData, run: Run): Promise<SubmissionOutcome> {
  const read = await run(ReadCounted, { limit: mostChosen, after: null })
  if (!read.ok) return read
  const shown = new Set(form.getAll('shown'))
  const counted = new Set(form.getAll('counted'))
  const prices = stockRowsOf(read.value.page).filter(({ id }) => shown.has(id))
  const orders = new Map<string, number | null>()
  for (const { id } of prices) {
    const text = textIn(form, `order-${id}`).trim()
    const orderAt = text ? quantityIn(text) : null
    if (orderAt === undefined) return refusedFields({ [`order-${id}`]: words.badQuantity })
    orders.set(id, orderAt)
  }
  const typed = Object.fromEntries(
    prices.map(({ id }) => [id, choiceText(counted.has(id), orders.get(id) ?? null)]),
  )
  const stored = countedChoiceOf(prices)
  const merged = mergedBy(
    { began: { ...stored, ...begunWith(form) }, typed, stored },
    { groups: prices.map(({ id }) => [id]), isForced: replacesVersion(form, JSON.stringify(stored)) },
  )
  if (!merged) {
    const conflict = { version: JSON.stringify(stored) }
    return { ok: false, refusal: { code: 'CONFLICT', message: words.conflict, conflict } }
  }
  for (const { id } of prices) {
    if (merged[id] === stored[id]) continue
    const input = { id, isCounted: counted.has(id), orderAt: orders.get(id) ?? null }
    const saved = await run(ChooseCounted, { input })
    if (!saved.ok) return saved
  }
  return { ok: true, value: { done: words.chosen, savedAt: JSON.stringify(merged) } }
}

export const stockRowsOf = (
  page: { items: readonly (CountedPrice | null)[] } | null | undefined,
): readonly CountedPrice[] => (page?.items ?? []).filter((row) => row !== null)
