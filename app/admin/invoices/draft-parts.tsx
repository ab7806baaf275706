import { Field, FieldFrame } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/intent-form.tsx'
import { taxRateText } from '#content/money/line-items.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'

/** What the drafts of an estimate and of an invoice have in common, beside their lines. */

type Errors = Readonly<Record<string, string>>

type TaxFieldsProps = { taxRate: number; taxPlace: string | null; errors: Errors }

export function TaxFields({ taxRate, taxPlace, errors }: TaxFieldsProps) {
  return (
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
  )
}

type NoteFieldProps = { label: string; note: string; error: string | undefined }

export function NoteField({ label, note, error }: NoteFieldProps) {
  return (
    <FieldFrame id="note" label={label} error={error}>
      <div className="field">
        <textarea id="note" name="note" rows={3} maxLength={2000} defaultValue={note} />
      </div>
    </FieldFrame>
  )
}

/** Saving and sending are one form, so that what is sent is what is seen. */
export function DraftButtons({ isBusy, done }: { isBusy: boolean; done: string | undefined }) {
  return (
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
      {done !== undefined && <p className="text-note">{done}</p>}
    </div>
  )
}

/** Of what has no field here. */
export function OtherErrors({ errors, shown }: { errors: Errors; shown: ReadonlySet<string> }) {
  if (Object.keys(errors).every((name) => shown.has(name))) return null
  return (
    <p role="alert" className="form-alert">
      {Object.values(errors)[0]}
    </p>
  )
}
