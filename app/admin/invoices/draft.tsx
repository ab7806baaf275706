import { CheckBox, Field, FormSection } from '#app/admin/form/fields.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import { DraftButtons, NoteField, OtherErrors, TaxFields } from './draft-parts.tsx'
import type { OpenInvoice } from './invoice-data.ts'
import { Lines } from './line-editor.tsx'
import { LiveTotals } from './live-totals.tsx'
import { noBook, type PriceBook } from './price-book.ts'

type DraftProps = { invoice: OpenInvoice; book: PriceBook | undefined }

export function Draft({ invoice, book = noBook }: DraftProps) {
  return (
    <IntentForm intent="save" className="invoice-draft">
      {({ isBusy, result, errors }) => (
        <>
          <Lines lines={invoice.lines} prices={book.prices} errors={errors} />
          <LiveTotals stored={invoice} />
          <Customer invoice={invoice} errors={errors} />
          <Terms invoice={invoice} taxRates={book.taxRates} errors={errors} />
          <DraftButtons isBusy={isBusy} done={result?.ok ? result.done : undefined} />
          <OtherErrors errors={errors} shown={shown} />
        </>
      )}
    </IntentForm>
  )
}

const shown = new Set(['lines', 'name', 'address', 'email', 'phone', 'taxRate', 'taxPlace', 'dueOn', 'note'])

type PartProps = { invoice: OpenInvoice; errors: Readonly<Record<string, string>> }

function Customer({ invoice: { name, address, email, phone }, errors }: PartProps) {
  return (
    <FormSection id="customer" title={words.customer}>
      <Field
        id="name"
        name="name"
        label={words.name}
        required
        maxLength={100}
        defaultValue={name}
        error={errors.name}
      />
      <Field
        id="address"
        name="address"
        label={words.address}
        maxLength={300}
        defaultValue={address ?? ''}
        error={errors.address}
      />
      <div className="form-pair">
        <Field
          id="email"
          name="email"
          type="email"
          label={words.email}
          help={words.mailsHelp}
          defaultValue={email ?? ''}
          error={errors.email}
        />
        <Field id="phone" name="phone" label={words.phone} defaultValue={phone ?? ''} error={errors.phone} />
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

type TermsProps = PartProps & Pick<PriceBook, 'taxRates'>

function Terms({ invoice: { taxRate, taxPlace, dueOn, note }, taxRates, errors }: TermsProps) {
  return (
    <FormSection id="terms" title={words.terms}>
      <TaxFields taxRate={taxRate} taxPlace={taxPlace} taxRates={taxRates} errors={errors} />
      <Field
        id="dueOn"
        name="dueOn"
        type="date"
        label={words.dueOn}
        help={words.dueHelp}
        defaultValue={dueOn ?? ''}
        error={errors.dueOn}
      />
      <NoteField label={words.note} note={note} error={errors.note} />
    </FormSection>
  )
}
