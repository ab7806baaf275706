import { useEffect, useRef, useState } from 'react'
import { exactDollars } from '#app/ui/dollars.ts'
import { type Totals, taxRateText, totalsOf } from '#content/money/line-items.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import { pricedIn } from './priced-form.ts'

type StoredTotals = Totals & { taxRate: number; taxPlace: string | null }

/** `depositCents`: what was paid on it already. */
type LiveTotalsProps = { stored: StoredTotals; depositCents?: number }

export function LiveTotals({ stored, depositCents = 0 }: LiveTotalsProps) {
  const output = useRef<HTMLOutputElement>(null)
  const [shown, setShown] = useState<StoredTotals | null>(stored)
  useEffect(() => {
    const form = output.current?.form
    if (!form) return
    const count = () => {
      const priced = pricedIn(new FormData(form))
      setShown('fields' in priced ? null : { ...priced, ...totalsOf(priced.lines, priced.taxRate) })
    }
    // What was typed earlier is put back without an event.
    const frame = requestAnimationFrame(count)
    form.addEventListener('input', count)
    return () => {
      cancelAnimationFrame(frame)
      form.removeEventListener('input', count)
    }
  }, [])
  return (
    <output ref={output} aria-live="off" aria-label={words.total} className="invoice-sums">
      {shown ? (
        <dl>
          {shown.taxRate > 0 && (
            <>
              <Sum label={words.subtotal} cents={shown.subtotalCents} />
              <Sum label={words.tax(taxRateText(shown.taxRate), shown.taxPlace)} cents={shown.taxCents} />
            </>
          )}
          <Sum label={words.total} cents={shown.totalCents} />
          {depositCents > 0 && <AfterDeposit totalCents={shown.totalCents} depositCents={depositCents} />}
        </dl>
      ) : (
        <p className="text-ink-2 text-note">{words.noTotal}</p>
      )}
    </output>
  )
}

function AfterDeposit({ totalCents, depositCents }: { totalCents: number; depositCents: number }) {
  const openCents = totalCents - depositCents
  return (
    <>
      <Sum label={words.depositHeld} cents={-depositCents} />
      <Sum label={openCents < 0 ? words.toPayBack : words.open} cents={Math.abs(openCents)} />
    </>
  )
}

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{exactDollars(cents)}</dd>
  </div>
)
