import { href, Link } from 'react-router'
import { Field } from '#app/admin/form/fields.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { useNow } from '#app/admin/list/time.tsx'
import { PaymentFields } from '#app/admin/money/invoices/payments.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { isoDate, shortDate } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { estimatePanelWords as words } from '#words/panel/money/estimates.ts'
import { invoicePanelWords } from '#words/panel/money/invoices.ts'
import type { OpenEstimate } from './estimate-data.ts'

type DepositProps = { estimate: OpenEstimate; customer: string; pressKey: string; mayWork: boolean }

/** After the yes: what came of it, and the ways to record it. */
export function Deposit({ estimate, customer, pressKey, mayWork }: DepositProps) {
  const { id, state, deposit } = estimate
  const timeZone = useTimeZone()
  const today = isoDate(new Date(useNow()), timeZone)
  if (!deposit || state !== 'accepted') return null
  const { paidCents, openCents, paidAt, isInvoiced, invoiceId } = deposit
  return (
    <section className="request-part" aria-labelledby="estimate-deposit">
      <h2 id="estimate-deposit">{words.depositTitle}</h2>
      {paidAt && (
        <p className="mt-2 tabular-nums">
          {words.depositPaid({ amount: exactDollars(paidCents), on: shortDate(paidAt, timeZone) })}{' '}
          {invoiceId && (
            <Link to={href('/admin/invoices/:id', { id: invoiceId })} className="link">
              {isInvoiced ? words.depositOnInvoice : words.depositOnDraft}
            </Link>
          )}
        </p>
      )}
      {openCents > 0 && <p className="mt-2 tabular-nums">{words.depositDue(exactDollars(openCents))}</p>}
      {mayWork && openCents > 0 && (
        <IntentForm intent="deposit" className="invoice-pay">
          {({ errors }) => (
            <PaymentFields
              invoice={{ id, openCents, name: customer, email: null }}
              pressKey={pressKey}
              error={errors.amount}
              tipError={errors.tip}
            >
              <Field
                id={`paidOn-${id}`}
                name="paidOn"
                type="date"
                label={invoicePanelWords.paidOn}
                max={today}
                defaultValue={today}
                required
                error={errors.paidOn}
              />
            </PaymentFields>
          )}
        </IntentForm>
      )}
    </section>
  )
}
