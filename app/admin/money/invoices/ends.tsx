import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { CheckBox, Field } from '#app/admin/form/fields.tsx'
import { DefaultButton, FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { DeleteDraft } from '#app/admin/money/draft-parts.tsx'
import { requestOf } from '#app/admin/money/owners.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { shortDate } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { type CreditLeft, centsLeft, creditOf } from '#content/money/credits.ts'
import { quantityText } from '#content/money/line-items.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import { creditIn } from './credit-form.ts'
import type { OpenInvoice } from './invoice-data.ts'
import { invoiceTitle } from './invoice-state.tsx'

/** Of an invoice its credits; of a credit its invoice. */
export function Credits({ invoice }: { invoice: OpenInvoice }) {
  const timeZone = useTimeZone()
  const { creditOfId, credits } = invoice
  if (creditOfId)
    return (
      <p className="request-part">
        <Link to={href('/admin/invoices/:id', { id: creditOfId })} className="link">
          {words.creditedInvoice}
        </Link>
      </p>
    )
  if (credits.length === 0) return null
  return (
    <section className="request-part" aria-labelledby="invoice-credits">
      <h2 id="invoice-credits">{words.credits}</h2>
      <ul className="invoice-payments">
        {credits.map(({ id, number, totalCents, sentAt, reason }) => (
          <li key={id}>
            <span className="wrap-anywhere">
              <Link to={href('/admin/invoices/:id', { id })} className="link">
                {invoiceTitle({ kind: 'credit', number, outsideNumber: null })}
              </Link>
              <span className="cell-under">
                {[sentAt && shortDate(sentAt, timeZone), reason].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="tabular-nums">{exactDollars(totalCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type EndsProps = { invoice: OpenInvoice; pressKey: string }

export function Ends({ invoice, pressKey }: EndsProps) {
  const { state, paidCents, creditedCents, creditLeft } = invoice
  if (state === 'draft') return invoice.payments.length === 0 && <DeleteDraft />
  if (!creditLeft) return null
  const mayVoid = paidCents === 0 && creditedCents === 0
  return (
    <details className="request-part invoice-ends">
      <summary className="btn">{mayVoid ? words.end : words.endPaid}</summary>
      <p className="my-3 text-ink-2 text-note">{mayVoid ? words.endHelp : words.creditHelp}</p>
      {mayVoid && (
        <IntentForm intent="void" className="invoice-end">
          {({ isBusy, errors }) => (
            <>
              <Reason end="void" error={errors.reason} />
              <FormButton isBusy={isBusy} className="btn">
                {words.void}
              </FormButton>
            </>
          )}
        </IntentForm>
      )}
      <IntentForm intent="credit" className="invoice-end">
        {({ isBusy, errors }) => (
          // After a credit the fields begin with what is left then.
          <CreditFields
            key={creditedCents}
            invoice={invoice}
            left={{ ...creditLeft, taxRate: invoice.taxRate }}
            pressKey={pressKey}
            isBusy={isBusy}
            errors={errors}
          />
        )}
      </IntentForm>
    </details>
  )
}

const Reason = ({ end, error }: { end: 'void' | 'credit'; error: string | undefined }) => (
  <Field
    id={`reason-${end}`}
    name="reason"
    label={words.reason}
    help={words.reasonHelp}
    required
    maxLength={200}
    error={error}
  />
)

type CreditFieldsProps = EndsProps & {
  left: CreditLeft
  isBusy: boolean
  errors: Readonly<Record<string, string>>
}

function CreditFields({ invoice, left, pressKey, isBusy, errors }: CreditFieldsProps) {
  const { email } = invoice
  return (
    <>
      <DefaultButton disabled />
      <input type="hidden" name="creditId" value={pressKey} />
      <fieldset className="invoice-credit">
        <legend className="font-semibold text-note">{words.creditLines}</legend>
        {left.lines.map(({ position, name, quantity }) => (
          <div key={position}>
            <input type="hidden" name="creditOf" value={position} />
            <Field
              id={`credit-${position}`}
              name={`credit-${position}`}
              label={words.creditLine(name, quantityText(quantity))}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={quantityText(quantity)}
              error={errors[`credit-${position}`]}
            />
          </div>
        ))}
        {errors.lines && (
          <p role="alert" className="font-semibold text-alert text-fine">
            {errors.lines}
          </p>
        )}
      </fieldset>
      <Field
        id="creditAmount"
        name="creditAmount"
        label={words.creditAmount}
        help={words.creditAmountHelp(exactDollars(centsLeft(left)))}
        inputMode="decimal"
        autoComplete="off"
        error={errors.creditAmount}
      />
      <Reason end="credit" error={errors.reason} />
      {email && requestOf(invoice) && (
        <CheckBox id="mails" name="mails" value="yes" label={words.creditMails(email)} defaultChecked />
      )}
      <CreditTotal left={left} />
      <FormButton isBusy={isBusy} className="btn">
        {words.credit}
      </FormButton>
    </>
  )
}

/** As it will be, once script counts what is typed. */
function CreditTotal({ left }: { left: CreditLeft }) {
  const output = useRef<HTMLOutputElement>(null)
  const [cents, setCents] = useState<number | null>(centsLeft(left))
  useEffect(() => {
    const form = output.current?.form
    if (!form) return
    const count = () => setCents(centsOf(form, left))
    const frame = requestAnimationFrame(count)
    form.addEventListener('input', count)
    return () => {
      cancelAnimationFrame(frame)
      form.removeEventListener('input', count)
    }
  }, [left])
  return (
    <output ref={output} aria-live="off" className="font-semibold tabular-nums">
      {cents === null ? words.noTotal : words.creditTotal(exactDollars(cents))}
    </output>
  )
}

function centsOf(form: HTMLFormElement, left: CreditLeft): number | null {
  const asked = creditIn(new FormData(form))
  if ('fields' in asked) return null
  const { amountCents, lines } = asked
  const quantities = new Map((lines ?? []).map(({ position, quantity }) => [position, quantity]))
  const credit = creditOf(left, amountCents ? { amountCents } : { quantities }, {
    amount: '',
    amountBefore: '',
  })
  return typeof credit === 'string' ? null : -credit.totalCents
}
