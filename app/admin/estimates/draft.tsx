import { CheckBox, Field, FieldFrame, FormSection } from '#app/admin/form/fields.tsx'
import { FormButton, IntentForm } from '#app/admin/form/intent-form.tsx'
import { Lines } from '#app/admin/invoices/draft.tsx'
import { dollars } from '#app/ui/dollars.ts'
import { taxRateText } from '#content/line-items.ts'
import { estimatePanelWords as words } from '#words/panel/money/estimates.ts'
import type { OpenEstimate } from './estimate-data.ts'

const shown = new Set(['lines', 'taxRate', 'taxPlace', 'validUntil', 'note'])

/** Saving and sending are one form, so that what is sent is what is seen. `email`: where it is mailed, if anywhere. */
export function Draft({ estimate, email }: { estimate: OpenEstimate; email: string | null }) {
  const { lines, totalCents, callId } = estimate
  return (
    <IntentForm intent="save" className="invoice-draft">
      {({ isBusy, result, errors }) => (
        <>
          <Lines lines={lines} error={errors.lines} />
          <p className="invoice-total">
            {words.total} <b>{dollars(totalCents)}</b>
          </p>
          <Terms estimate={estimate} errors={errors} />
          {email && (
            <CheckBox
              id="mails"
              name="mails"
              value="yes"
              label={words.mails(email)}
              help={words.mailHelp}
              defaultChecked
            />
          )}
          <p className="text-fine text-ink-2">{callId ? words.byPhone : words.sendHelp}</p>
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
          {Object.keys(errors).some((name) => !shown.has(name)) && (
            <p role="alert" className="form-alert">
              {Object.values(errors)[0]}
            </p>
          )}
        </>
      )}
    </IntentForm>
  )
}

type TermsProps = { estimate: OpenEstimate; errors: Readonly<Record<string, string>> }

function Terms({ estimate: { taxRate, taxPlace, validUntil, note }, errors }: TermsProps) {
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
        id="validUntil"
        name="validUntil"
        type="date"
        label={words.validUntil}
        help={words.validHelp}
        defaultValue={validUntil ?? ''}
        error={errors.validUntil}
      />
      <FieldFrame id="note" label={words.note} error={errors.note}>
        <div className="field">
          <textarea id="note" name="note" rows={3} maxLength={2000} defaultValue={note} />
        </div>
      </FieldFrame>
    </FormSection>
  )
}
