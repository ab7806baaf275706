import { useState } from 'react'
import { CheckBox, Field, FieldFrame, FormSection } from '#app/admin/form/fields.tsx'
import { FormButton, IntentForm } from '#app/admin/form/intent-form.tsx'
import { dollars } from '#app/ui/dollars.ts'
import { quantityText, taxRateText } from '#content/line-items.ts'
import { priceText } from '#content/money.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import type { OpenInvoice } from './invoice-data.ts'

/** Saving and sending are one form, so that what is sent is what is seen. */
export function Draft({ invoice }: { invoice: OpenInvoice }) {
  return (
    <IntentForm intent="save" className="invoice-draft">
      {({ isBusy, result, errors }) => (
        <>
          <Lines lines={invoice.lines} error={errors.lines} />
          <p className="invoice-total">
            {words.total} <b>{dollars(invoice.totalCents)}</b>
          </p>
          <Customer invoice={invoice} errors={errors} />
          <Terms invoice={invoice} errors={errors} />
          <div className="settings-buttons">
            <button
              type="submit"
              name="next"
              value="send"
              className="btn btn-strong"
              aria-disabled={isBusy || undefined}
            >
              {isBusy ? words.saving : words.send}
            </button>
            <FormButton isBusy={isBusy} busy={words.saving} className="btn">
              {words.save}
            </FormButton>
            {result?.ok && <p className="text-note">{result.done}</p>}
          </div>
          {Object.entries(errors).some(([name]) => !shown.has(name)) && (
            <p role="alert" className="form-alert">
              {Object.values(errors)[0]}
            </p>
          )}
        </>
      )}
    </IntentForm>
  )
}

const shown = new Set(['lines', 'name', 'address', 'email', 'phone', 'taxRate', 'taxPlace', 'dueOn', 'note'])

const blanks = 2

type Line = OpenInvoice['lines'][number]

/** Also of an estimate. */
export function Lines({ lines, error }: { lines: readonly Line[]; error: string | undefined }) {
  const [added, setAdded] = useState(0)
  const count = lines.length + blanks + added
  return (
    <FormSection id="lines" title={words.lines}>
      <p className="text-fine text-ink-2">{words.linesHelp}</p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields keep their place
        <LineFields key={index} position={index} line={lines[index]} />
      ))}
      {error && (
        <p role="alert" className="font-semibold text-alert text-fine">
          {error}
        </p>
      )}
      <button type="button" className="btn btn-small" onClick={() => setAdded(added + 1)}>
        {words.addLine}
      </button>
    </FormSection>
  )
}

function LineFields({ position, line }: { position: number; line: Line | undefined }) {
  const field = (name: string) => ({
    id: `${name}-${position}`,
    name: `${name}-${position}`,
    autoComplete: 'off',
  })
  return (
    <fieldset className="invoice-line">
      <legend className="sr-only">{words.line(position + 1)}</legend>
      <input type="hidden" name="position" value={position} />
      <Field {...field('what')} label={words.what} maxLength={200} defaultValue={line?.name} />
      <div className="invoice-figures">
        <Field
          {...field('quantity')}
          label={words.quantity}
          inputMode="decimal"
          defaultValue={quantityText(line?.quantity ?? 100)}
        />
        <Field
          {...field('price')}
          label={words.price}
          inputMode="decimal"
          defaultValue={line && priceText(line.unitCents)}
        />
        <Field
          {...field('discount')}
          label={words.discount}
          inputMode="decimal"
          defaultValue={line?.discountCents ? priceText(line.discountCents) : ''}
        />
      </div>
      <CheckBox
        {...field('taxed')}
        value="yes"
        label={words.taxed}
        help={words.taxedHelp}
        defaultChecked={line?.isTaxable ?? true}
      />
    </fieldset>
  )
}

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

function Terms({ invoice: { taxRate, taxPlace, dueOn, note }, errors }: PartProps) {
  return (
    <FormSection id="terms" title={words.terms}>
      <div className="form-pair">
        <Field
          id="taxRate"
          name="taxRate"
          label={words.taxRate}
          inputMode="decimal"
          defaultValue={taxRateText(taxRate)}
          error={errors.taxRate}
        />
        <Field
          id="taxPlace"
          name="taxPlace"
          label={words.taxPlace}
          maxLength={100}
          defaultValue={taxPlace ?? ''}
          error={errors.taxPlace}
        />
      </div>
      <Field
        id="dueOn"
        name="dueOn"
        type="date"
        label={words.dueOn}
        help={words.dueHelp}
        defaultValue={dueOn ?? ''}
        error={errors.dueOn}
      />
      <FieldFrame id="note" label={words.note} error={errors.note}>
        <div className="field">
          <textarea id="note" name="note" rows={3} maxLength={2000} defaultValue={note} />
        </div>
      </FieldFrame>
    </FormSection>
  )
}
