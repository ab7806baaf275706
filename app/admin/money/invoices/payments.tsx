import { type ReactNode, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { CheckBox, Field } from '#app/admin/form/fields.tsx'
import { DefaultButton } from '#app/admin/form/form-button.tsx'
import { IntentButton, IntentForm, intentKey } from '#app/admin/form/intent-form.tsx'
import { useNow } from '#app/admin/list/time.tsx'
import { type UndoableChange, useToast } from '#app/admin/list/undo.tsx'
import { useMayWrite } from '#app/admin/rights.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { isoDate, shortDate } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { priceText } from '#content/money/money.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import type { OpenInvoice } from './invoice-data.ts'
import { doorMethods, type PaidBy, paymentMethods } from './paid-by.ts'

const payKey = intentKey('pay')

/** Taken back by the key of its press: its id is not known yet. `row`: what has the focus after the undo. */
export const paidChange = (form: FormData, { id }: Pick<OpenInvoice, 'id'>, row = id): UndoableChange => ({
  text: words.paymentSaved,
  undo: {
    intent: 'unpay',
    id: row,
    key: textIn(form, 'key'),
    action: href('/admin/invoices/:id', { id }),
  },
})

type PaymentsProps = { invoice: OpenInvoice; pressKey: string; me: string; mayWork: boolean }

export function Payments({ invoice, pressKey, me, mayWork }: PaymentsProps) {
  const { payments, paidBeforeCents, openCents, paidCents, state } = invoice
  const fetcher = useFetcher<Submitted>({ key: payKey })
  useToast(payKey, fetcher, (form) => paidChange(form, invoice))
  const today = isoDate(new Date(useNow()), useTimeZone())
  const isDraft = state === 'draft'
  const payable = isDraft ? { ...invoice, openCents: -paidCents } : invoice
  const form = (
    <IntentForm intent="pay" className="invoice-pay">
      {({ errors }) => (
        <PaymentFields invoice={payable} pressKey={pressKey} error={errors.amount} tipError={errors.tip}>
          <Field
            id={`paidOn-${invoice.id}`}
            name="paidOn"
            type="date"
            label={words.paidOn}
            max={today}
            defaultValue={today}
            required
            error={errors.paidOn}
          />
        </PaymentFields>
      )}
    </IntentForm>
  )
  return (
    <section className="request-part" aria-labelledby="invoice-payments">
      <h2 id="invoice-payments">{isDraft ? words.deposit : words.payments}</h2>
      {isDraft && <p className="mt-2 text-ink-2 text-note">{words.depositHelp}</p>}
      {paidBeforeCents > 0 && <p className="mt-2">{words.paidBefore(exactDollars(paidBeforeCents))}</p>}
      {payments.length === 0 && paidBeforeCents === 0 && (
        <p className="mt-2 text-ink-2">{words.noPayments}</p>
      )}
      {payments.length > 0 && (
        <ul className="invoice-payments">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} me={me} mayWork={mayWork} />
          ))}
        </ul>
      )}
      {mayWork && openCents !== 0 && state !== 'void' && form}
      {isDraft && mayWork && paidCents > 0 && (
        <details className="step-more mt-3">
          <summary className="btn btn-small">{words.payDepositBack}</summary>
          {form}
        </details>
      )}
    </section>
  )
}

type Payable = Pick<OpenInvoice, 'id' | 'openCents' | 'name' | 'email'>

type PaymentFieldsProps = {
  invoice: Payable
  pressKey: string
  error?: string | undefined
  tipError?: string | undefined
  children?: ReactNode
}

/** One press on a way of payment records all that is open, unless another amount is typed. */
export function PaymentFields({ invoice, pressKey, error, tipError, children }: PaymentFieldsProps) {
  const { openCents } = invoice
  return (
    <>
      <DefaultButton disabled />
      <PressKey invoice={invoice} pressKey={pressKey} />
      <div className="form-pair">
        <AmountFields invoice={invoice} error={error} tipError={tipError}>
          {children}
        </AmountFields>
      </div>
      <MailsReceipt invoice={invoice} />
      <p className="mt-3 font-semibold text-note">{openCents < 0 ? words.payBack : words.pay}</p>
      <Methods invoice={invoice} methods={paymentMethods} />
    </>
  )
}

/** Beside their customer: first the ways to pay, and the receipt is mailed unless they say no. */
export function DoorPaymentFields(props: Omit<PaymentFieldsProps, 'children'>) {
  const { invoice, pressKey, error, tipError } = props
  return (
    <>
      <DefaultButton disabled />
      <PressKey invoice={invoice} pressKey={pressKey} />
      <Methods invoice={invoice} methods={doorMethods} />
      <MailsReceipt invoice={invoice} isUsual />
      <details open={(error ?? tipError) !== undefined}>
        <summary className="text-button">{words.otherAmount}</summary>
        <div className="form-pair mt-2">
          <AmountFields invoice={invoice} error={error} tipError={tipError} />
        </div>
      </details>
    </>
  )
}

const PressKey = ({ invoice, pressKey }: Pick<PaymentFieldsProps, 'invoice' | 'pressKey'>) => (
  <input type="hidden" name="key" value={`${pressKey} ${invoice.openCents}`} />
)

function AmountFields({ invoice, error, tipError, children }: Omit<PaymentFieldsProps, 'pressKey'>) {
  const { id, openCents } = invoice
  const [refused, setRefused] = useState({ error, openCents })
  if (refused.error !== error) setRefused({ error, openCents })
  return (
    <>
      <Field
        key={openCents}
        id={`amount-${id}`}
        name="amount"
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={priceText(Math.abs(openCents))}
        // It names what was open then.
        error={refused.openCents === openCents ? error : undefined}
      />
      {children}
      {openCents > 0 && <TipField key={`tip ${openCents}`} id={`tip-${id}`} error={tipError} />}
      <Field
        id={`reference-${id}`}
        name="reference"
        label={words.reference}
        autoComplete="off"
        maxLength={100}
      />
    </>
  )
}

export const TipField = ({ id, error }: { id: string; error: string | undefined }) => (
  <Field
    id={id}
    name="tip"
    label={words.tip}
    help={words.tipHelp}
    inputMode="decimal"
    autoComplete="off"
    error={error}
  />
)

function MailsReceipt({ invoice: { id, email, openCents }, isUsual }: { invoice: Payable; isUsual?: true }) {
  if (!email || openCents <= 0) return null
  return (
    <CheckBox
      id={`receipt-${id}`}
      name="receipt"
      value="yes"
      label={words.mailsReceipt(email)}
      defaultChecked={isUsual === true}
    />
  )
}

const Methods = ({ invoice: { name }, methods }: { invoice: Payable; methods: readonly PaidBy[] }) => (
  <div className="invoice-methods">
    {methods.map((method) => (
      <button
        key={method}
        type="submit"
        name="method"
        value={method}
        className="btn"
        aria-label={words.payBy(words.methods[method], name)}
      >
        {words.methods[method]}
      </button>
    ))}
  </div>
)

type PaymentProps = { payment: OpenInvoice['payments'][number]; me: string; mayWork: boolean }

function Payment({ payment, me, mayWork }: PaymentProps) {
  const {
    id,
    amountCents,
    tipCents,
    isDeposit,
    method,
    by,
    byId,
    paidAt,
    reference,
    reversedAt,
    reversedBy,
  } = payment
  const mayReverse = useMayWrite('money') || (mayWork && byId === me)
  const timeZone = useTimeZone()
  const amount = exactDollars(amountCents)
  const text = words.payment({
    amount,
    method: words.methods[method],
    by,
    at: shortDate(paidAt, timeZone),
  })
  return (
    <li>
      <span className="wrap-anywhere tabular-nums">
        {reversedAt ? <s>{text}</s> : text}
        {tipCents > 0 && <span className="cell-under">{words.tipOf(exactDollars(tipCents))}</span>}
        {isDeposit && amountCents > 0 && <span className="cell-under">{words.deposit}</span>}
        {reference && <span className="cell-under">{reference}</span>}
        {reversedAt && <span className="cell-under">{words.reversed(reversedBy ?? '')}</span>}
      </span>
      {mayReverse && !reversedAt && (
        <IntentButton intent="reverse" id={id} label={words.takeBackOf(amount)}>
          {words.takeBack}
        </IntentButton>
      )}
    </li>
  )
}
