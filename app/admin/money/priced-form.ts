import { textIn } from '#app/admin/submission/submitted.ts'
import {
  discountOf,
  discountRateIn,
  type LineItem,
  quantityIn,
  taxRateIn,
} from '#content/money/line-items.ts'
import { centsIn } from '#content/money/money.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'

export function pricedIn(form: FormData) {
  const rows = form.getAll('position').flatMap((position) => lineIn(form, String(position)))
  const lines = rows.flatMap((row) => ('line' in row ? [row.line] : []))
  const wrong = rows.flatMap((row) => ('fields' in row ? Object.entries(row.fields) : []))
  const { taxRate, taxPlace } = taxIn(form)
  if (wrong.length > 0) return { fields: Object.fromEntries(wrong) }
  if (taxRate === undefined) return { fields: { taxRate: words.badRate } }
  return { lines, taxRate, taxPlace }
}

/** None for an empty line. */
function lineIn(
  form: FormData,
  position: string,
): ({ line: LineItem } | { fields: Record<string, string> })[] {
  const text = (name: string) => textIn(form, `${name}-${position}`).trim()
  const [name, price, discount] = [text('what'), text('price'), text('discount')]
  if (name + price + discount === '') return []
  const quantity = quantityIn(text('quantity') || '1')
  const unitCents = centsIn(price)
  const discountRate = discountRateIn(discount)
  const inDollars = discountRate === undefined ? centsIn(discount || '0') : 0
  if (name && quantity !== undefined && unitCents !== undefined && inDollars !== undefined) {
    const isOfBook = form.has(`of-book-${position}`) && { priceItemId: text('item') || null }
    const line = { name, quantity, unitCents, isTaxable: form.has(`taxed-${position}`), ...isOfBook }
    if (discountRate === undefined) return [{ line: { ...line, discountCents: inDollars } }]
    return [{ line: { ...line, discountRate, discountCents: discountOf(line, discountRate) } }]
  }
  const fields = {
    ...(!name && { [`what-${position}`]: words.noName }),
    ...(quantity === undefined && { [`quantity-${position}`]: words.badQuantity }),
    ...(unitCents === undefined && { [`price-${position}`]: words.badPrice }),
    ...(inDollars === undefined && { [`discount-${position}`]: words.badDiscount }),
  }
  return [{ fields }]
}

type Tax = { taxRate: number; taxPlace: string | null }

export const noTax: Tax = { taxRate: 0, taxPlace: null }

/** Stands for a tax among those to choose from; what is none of them has fields of its own. */
export const taxChoice = ({ taxRate, taxPlace }: Tax): string => `${taxRate} ${taxPlace ?? ''}`

function taxIn(form: FormData): { taxRate: number | undefined; taxPlace: string | null } {
  const [, rate, place] = /^(\d+) (.*)$/.exec(textIn(form, 'tax')) ?? []
  if (rate !== undefined) return { taxRate: Number(rate), taxPlace: place || null }
  return { taxRate: taxRateIn(textIn(form, 'taxRate') || '0'), taxPlace: textIn(form, 'taxPlace') || null }
}
