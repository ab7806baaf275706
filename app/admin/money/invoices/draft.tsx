import { href, Link, useSearchParams } from 'react-router'
import { CheckBox, Field, FormSection } from '#app/admin/form/fields.tsx'
import { DefaultButton, FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { OpenedVersion } from '#app/admin/form/opened-version.tsx'
import { fieldOf } from '#app/admin/form/record-fields.tsx'
import { DraftButtons, OtherErrors, Terms } from '#app/admin/money/draft-parts.tsx'
import { Lines } from '#app/admin/money/line-editor.tsx'
import { LiveTotals } from '#app/admin/money/live-totals.tsx'
import { noBook, type PriceBook } from '#app/admin/money/price-book.ts'
import { useMayOpen } from '#app/admin/rights.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import type { OpenInvoice } from './invoice-data.ts'
import { paidByIn } from './paid-by.ts'
import { TipField } from './payments.tsx'
import { Unprinted, unprintedText } from './unprinted.tsx'

type DraftProps = { invoice: OpenInvoice; book: PriceBook | undefined }

export function InvoiceDraft({ invoice, book = noBook }: DraftProps) {
  // Who comes from a finished job has the money in hand.
  const paidBy = paidByIn(useSearchParams()[0].get('paid'))
  return (
    <IntentForm intent="save" className="invoice-draft">
      {({ isBusy, result, errors }) => (
        <>
          <DefaultButton />
          <Lines lines={invoice.lines} prices={book.prices} errors={errors} />
          <LiveTotals stored={invoice} depositCents={invoice.paidCents} />
          {paidBy && (
            <>
              <TipField id="tip" error={errors.tip} />
              <FormButton
                isBusy={isBusy}
                busy={words.saving}
                name="next"
                value={paidBy}
                className="btn btn-strong"
              >
                {words.sendPaid(words.methods[paidBy])}
              </FormButton>
            </>
          )}
          <Customer invoice={invoice} errors={errors} />
          <Terms paper={invoice} words={words} taxRates={book.taxRates} errors={errors}>
            <Field {...fieldOf('dueOn', { start: invoice, errors }, words)} type="date" />
          </Terms>
          {book.hasPaymentLink === false && invoice.note.trim() === '' && <NoWayToPay />}
          <Unprinted text={errors.unprinted ?? unprintedText(invoice.unprinted)} />
          <DraftButtons isBusy={isBusy} result={result} />
          <OpenedVersion stored={invoice.updatedAt} result={result} />
          <OtherErrors errors={errors} shown={shown} />
        </>
      )}
    </IntentForm>
  )
}

/** What a customer is asked to pay, they must be able to pay. */
const NoWayToPay = () => (
  <p className="notice mt-4">
    {words.noWayToPay}{' '}
    {useMayOpen()(href('/admin/settings/invoicing')) && (
      <Link to={href('/admin/settings/invoicing')} className="link">
        {words.sayHowToPay}
      </Link>
    )}
  </p>
)

const shown = new Set([
  'lines',
  'name',
  'address',
  'email',
  'phone',
  'taxRate',
  'taxPlace',
  'dueOn',
  'note',
  'tip',
  'unprinted',
])

type PartProps = { invoice: OpenInvoice; errors: Readonly<Record<string, string>> }

function Customer({ invoice, errors }: PartProps) {
  const { email } = invoice
  const entered = { start: invoice, errors }
  return (
    <FormSection id="customer" title={words.customer}>
      <Field {...fieldOf('name', entered, words)} required maxLength={100} />
      <Field {...fieldOf('address', entered, words)} maxLength={300} />
      <div className="form-pair">
        <Field {...fieldOf('email', entered, words)} type="email" help={words.mailsHelp} />
        <Field {...fieldOf('phone', entered, words)} />
      </div>
      {email && (
        <CheckBox
          id="mails"
          name="mails"
          value="yes"
          label={words.mails(email)}
          help={words.sendHelp}
          defaultChecked
        />
      )}
    </FormSection>
  )
}
