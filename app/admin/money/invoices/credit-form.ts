import { textIn } from '#app/admin/submission/submitted.ts'
import { quantityIn } from '#content/money/line-items.ts'
import { centsIn } from '#content/money/money.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'

type CreditIn =
  | { amountCents: number; lines: null }
  | { amountCents: null; lines: { position: number; quantity: number }[] | null }

/** An amount counts instead of the lines; a form without either asks for everything that is left. */
export function creditIn(form: FormData): CreditIn | { fields: Record<string, string> } {
  const typed = textIn(form, 'creditAmount').trim()
  if (typed !== '') {
    const amountCents = centsIn(typed)
    return amountCents ? { amountCents, lines: null } : { fields: { creditAmount: words.badAmount } }
  }
  const lines = form.getAll('creditOf').map((position) => ({
    position: Number(position),
    quantity: quantityIn(textIn(form, `credit-${position}`) || '0'),
  }))
  const bad = lines.filter(({ quantity }) => quantity === undefined)
  if (bad.length > 0)
    return {
      fields: Object.fromEntries(bad.map(({ position }) => [`credit-${position}`, words.badQuantity])),
    }
  const asked = lines.flatMap(({ position, quantity }) =>
    quantity === undefined ? [] : [{ position, quantity }],
  )
  return { amountCents: null, lines: asked.length > 0 ? asked : null }
}
