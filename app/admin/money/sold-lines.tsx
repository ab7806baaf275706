import { exactDollars } from '#app/ui/dollars.ts'
import { discountText, type LineItem, quantityText, taxRateText } from '#content/money/line-items.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'

type SoldLine = LineItem & { totalCents: number }

type Sum = readonly [label: string, cents: number]

/** What an estimate or an invoice has of it. */
type Sold = {
  lines: readonly SoldLine[]
  subtotalCents: number
  taxRate: number
  taxPlace: string | null
  taxCents: number
  totalCents: number
  note: string
}

type SoldLinesProps = { id: string; title: string; sold: Sold; afterTotal?: readonly Sum[] }

export function SoldLines({ id, title, sold, afterTotal = [] }: SoldLinesProps) {
  const { lines, subtotalCents, taxRate, taxPlace, taxCents, totalCents, note } = sold
  const isTaxed = taxRate > 0
  const untilTotal: readonly Sum[] = isTaxed
    ? [
        [words.subtotal, subtotalCents],
        [words.tax(taxRateText(taxRate), taxPlace), taxCents],
      ]
    : []
  const sums: readonly Sum[] = [...untilTotal, [words.total, totalCents], ...afterTotal]
  return (
    <section className="request-part invoice-sold" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="invoice-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of what was sent never move
          <li key={index}>
            <span className="wrap-anywhere">
              {line.name}
              <span className="cell-under">{remarksOf(line, isTaxed)}</span>
            </span>
            <span className="tabular-nums">{exactDollars(line.totalCents)}</span>
          </li>
        ))}
      </ul>
      <dl className="invoice-sums">
        {sums.map(([label, cents]) => (
          <div key={label} data-strong={label === words.total || undefined}>
            <dt>{label}</dt>
            <dd>{exactDollars(cents)}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-3 whitespace-pre-line text-ink-2 text-note wrap-anywhere">{note}</p>}
    </section>
  )
}

function remarksOf(line: SoldLine, isTaxed: boolean): string {
  const { quantity, unitCents, discountCents, isTaxable } = line
  const remarks = [
    (quantity !== 100 || discountCents !== 0) && `${quantityText(quantity)} × ${exactDollars(unitCents)}`,
    discountCents !== 0 && words.off(discountText(line, exactDollars(Math.abs(discountCents)))),
    isTaxed && !isTaxable && words.untaxed,
  ]
  return remarks.filter((remark) => remark !== false).join(', ')
}
