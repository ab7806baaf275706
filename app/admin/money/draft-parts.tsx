import type { ReactNode } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Field, FormSection, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { fieldOf } from '#app/admin/form/record-fields.tsx'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { taxRateText } from '#content/money/line-items.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import type { PriceBook } from './price-book.ts'
import { noTax, taxChoice } from './priced-form.ts'

type Errors = Readonly<Record<string, string>>

type TaxFieldsProps = {
  taxRate: number
  taxPlace: string | null
  taxRates: PriceBook['taxRates']
  errors: Errors
}

/** One of the rates that the owner entered, or one of its own, whose fields a style sheet shows. */
export function TaxFields({ taxRates, ...tax }: TaxFieldsProps) {
  const { taxRate, taxPlace } = tax
  if (taxRates.length === 0) return <OwnTax {...tax} />
  const choices = [...taxRates.map(({ rate, place }) => ({ taxRate: rate, taxPlace: place })), noTax]
  const current = taxChoice({ taxRate, taxPlace })
  const isListed = choices.some((choice) => taxChoice(choice) === current)
  return (
    <>
      <SelectField id="tax" name="tax" label={words.taxChoice} defaultValue={isListed ? current : 'own'}>
        {choices.map((choice) => (
          <option key={taxChoice(choice)} value={taxChoice(choice)}>
            {choice === noTax ? words.noTax : words.taxOption(taxRateText(choice.taxRate), choice.taxPlace)}
          </option>
        ))}
        <option value="own">{words.ownTax}</option>
      </SelectField>
      <OwnTax {...tax} />
    </>
  )
}

function OwnTax({ taxRate, taxPlace, errors }: Omit<TaxFieldsProps, 'taxRates'>) {
  const entered = { start: { taxRate: taxRateText(taxRate), taxPlace }, errors }
  return (
    <div className="form-pair own-tax">
      <Field {...fieldOf('taxRate', entered, words)} inputMode="decimal" />
      <Field {...fieldOf('taxPlace', entered, words)} maxLength={100} />
    </div>
  )
}

type TermsProps = Pick<TaxFieldsProps, 'taxRates' | 'errors'> & {
  paper: Pick<TaxFieldsProps, 'taxRate' | 'taxPlace'> & { note: string }
  words: Readonly<Record<'terms' | 'note', string>>
  children: ReactNode
}

export function Terms({ paper, taxRates, errors, words, children }: TermsProps) {
  const { taxRate, taxPlace, note } = paper
  return (
    <FormSection id="terms" title={words.terms}>
      <TaxFields taxRate={taxRate} taxPlace={taxPlace} taxRates={taxRates} errors={errors} />
      {children}
      <TextArea
        id="note"
        name="note"
        label={words.note}
        error={errors.note}
        rows={3}
        maxLength={2000}
        defaultValue={note}
      />
    </FormSection>
  )
}

/** Saving and sending are one form, so that what is sent is what is seen. */
export function DraftButtons({ isBusy, result }: { isBusy: boolean; result: Submitted | undefined }) {
  return (
    <div className="settings-buttons">
      <FormButton isBusy={isBusy} busy={words.saving} name="next" value="send" className="btn btn-strong">
        {words.send}
      </FormButton>
      <FormButton isBusy={isBusy} busy={words.saving} className="btn">
        {words.save}
      </FormButton>
      {result?.ok && <p className="text-note">{result.done}</p>}
    </div>
  )
}

/** A navigation, because the page of a deleted record is left (decision 27). It can be restored from the trash. */
export function DeleteDraft() {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'delete'
  const result = useActionData<Submitted>()
  return (
    <Form method="post" className="request-part">
      <FormIntent intent="delete" id="" />
      <Alert>{result?.ok === false && result.intent === 'delete' && !isBusy && result.problem}</Alert>
      <FormButton isBusy={isBusy} busy={words.deleting} className="btn text-alert">
        {words.deleteDraft}
      </FormButton>
    </Form>
  )
}

type OtherErrorsProps = { errors: Errors; shown: ReadonlySet<string> }

export function OtherErrors({ errors, shown }: OtherErrorsProps) {
  const others = Object.entries(errors).filter(([name]) => !shown.has(name) && !/-\d+$/.test(name))
  return <Alert>{others[0]?.[1]}</Alert>
}
