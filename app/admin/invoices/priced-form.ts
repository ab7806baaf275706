import { textIn } from '#app/admin/list/row-action.tsx'
import { quantityIn, taxRateIn } from '#content/money/line-items.ts'
import { centsIn } from '#content/money/money.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'

export function pricedIn(form: FormData) {
  const rows = form.getAll('position').map((position) => {
    const text = (name: string) => textIn(form, `${name}-${position}`).trim()
    const [quantity, price, discount] = [
      text('quantity') || '1',
      text('price') || '0',
      text('discount') || '0',
    ]
    return {
      name: text('what'),
      quantity: quantityIn(quantity),
      unitCents: centsIn(price),
      discountCents: centsIn(discount),
      isTaxable: form.has(`taxed-${position}`),
    }
  })
  const named = rows.filter(({ name }) => name !== '')
  const lines = named.flatMap(({ name, quantity, unitCents, discountCents, isTaxable }) =>
    quantity === undefined || unitCents === undefined || discountCents === undefined
      ? []
      : [{ name, quantity, unitCents, discountCents, isTaxable }],
  )
  const { taxRate, taxPlace } = taxIn(form)
  if (named.some(({ quantity }) => quantity === undefined)) return { fields: { lines: words.badQuantity } }
  if (lines.length < named.length) return { fields: { lines: words.badPrice } }
  if (taxRate === undefined) return { fields: { taxRate: words.badRate } }
  return { lines, taxRate, taxPlace }
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
