import { href, Link, useFetcher } from 'react-router'
import { useKeptFocus } from '#app/admin/form/use-kept-focus.ts'
import { useToast } from '#app/admin/list/undo.tsx'
import { MakeForm } from '#app/admin/money/make-form.tsx'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import type { InvoiceRow } from './invoice-data.ts'
import { InvoiceState, invoiceTitle } from './invoice-state.tsx'
import { DoorPaymentFields, PaymentFields, paidChange } from './payments.tsx'

type RequestInvoicesProps = {
  request: { kind: string; id: string } | undefined
  invoices: readonly InvoiceRow[]
  pressKey: string
  mayWork: boolean
  /** What there is to do is offered elsewhere. */
  isWrappedUp?: boolean
}

export function RequestInvoices(props: RequestInvoicesProps) {
  const { request, invoices, pressKey, mayWork, isWrappedUp = false } = props
  const focus = useKeptFocus()
  if (invoices.length === 0 && (isWrappedUp || !mayWork)) return null
  return (
    <section {...focus} tabIndex={-1} className="request-part" aria-labelledby="request-invoices">
      <h2 id="request-invoices">{invoices.length > 1 ? words.several : words.inRequest}</h2>
      {invoices.length > 0 && (
        <ul className="invoice-payments">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <Link to={href('/admin/invoices/:id', { id: invoice.id })} className="link">
                {invoiceTitle(invoice)}
              </Link>
              <InvoiceState invoice={invoice} />
              <span className="tabular-nums">{exactDollars(invoice.totalCents)}</span>
              {mayWork && !isWrappedUp && invoice.openCents > 0 && (
                <QuickPayment invoice={invoice} pressKey={pressKey} row={request?.id} />
              )}
            </li>
          ))}
        </ul>
      )}
      {request && mayWork && (
        <MakeForm
          action={href('/admin/invoices')}
          request={request}
          label={words.make}
          busyLabel={words.making}
          className={invoices.length > 0 ? 'btn btn-small' : 'btn'}
        />
      )}
    </section>
  )
}

type QuickPaymentProps = { invoice: InvoiceRow; pressKey: string; row: string | undefined }

const QuickPayment = (props: QuickPaymentProps) => (
  <details className="step-more">
    <summary className="btn btn-small">{words.pay}</summary>
    <PaymentForm {...props} />
  </details>
)

/** Sent to the page of the invoice, which shows it where there is no script. */
export function PaymentForm({
  invoice,
  pressKey,
  row,
  isAtTheDoor,
}: QuickPaymentProps & { isAtTheDoor?: true }) {
  const key = `pay-${invoice.id}`
  const Fields = isAtTheDoor ? DoorPaymentFields : PaymentFields
  const fetcher = useFetcher<Submitted>({ key })
  useToast(key, fetcher, (form) => paidChange(form, invoice, row))
  const result = fetcher.state === 'idle' ? fetcher.data : undefined
  const [error, tipError] =
    result?.ok === false
      ? [result.fields.amount ?? (result.fields.tip ? undefined : result.problem), result.fields.tip]
      : []
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/invoices/:id', { id: invoice.id })}
      className="invoice-pay"
    >
      <FormIntent intent="pay" id="" />
      <Fields invoice={invoice} pressKey={pressKey} error={error} tipError={tipError} />
    </fetcher.Form>
  )
}
