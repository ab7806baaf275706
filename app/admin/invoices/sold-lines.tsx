import { dollars } from '#app/ui/dollars.ts'
import { quantityText } from '#content/money/line-items.ts'

type Line = { name: string; quantity: number; unitCents: number; totalCents: number }

type SoldLinesProps = {
  id: string
  title: string
  lines: readonly Line[]
  sums: readonly (readonly [label: string, cents: number])[]
  note: string
}

/** What stands on an estimate or invoice that does not change any more. */
export function SoldLines({ id, title, lines, sums, note }: SoldLinesProps) {
  return (
    <section className="request-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="invoice-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of what was sent never move
          <li key={index}>
            <span className="wrap-anywhere">
              {line.name}
              {line.quantity !== 100 && (
                <span className="cell-under">{`${quantityText(line.quantity)} × ${dollars(line.unitCents)}`}</span>
              )}
            </span>
            <span className="tabular-nums">{dollars(line.totalCents)}</span>
          </li>
        ))}
      </ul>
      <dl className="invoice-sums">
        {sums.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-3 whitespace-pre-line text-ink-2 text-note wrap-anywhere">{note}</p>}
    </section>
  )
}
