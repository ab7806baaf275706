import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import type { AccessResult } from '#app/admin/settings/access/answer-access.ts'
import { FormButton } from '#app/admin/settings/form-button.tsx'
import { IntentForm } from '#app/admin/settings/intent-form.tsx'
import { apiKeysWords as words } from '#words/admin-access.ts'
import { ShownOnce } from './shown-once.tsx'

/** Makes a key and shows it, this once. `origin`: where programs call. */
export function NewKeyForm({ origin }: { origin: string }) {
  return (
    <FormSection id="new-key" title={words.newKey}>
      <IntentForm<AccessResult> intent="create">
        {({ isBusy, result }) => (
          <>
            {result?.ok && result.newKey && <ShownOnce newKey={result.newKey} origin={origin} />}
            <KeyFields result={result} />
            <FormButton isBusy={isBusy} busy={words.creating} className="btn btn-primary mt-6">
              {words.create}
            </FormButton>
          </>
        )}
      </IntentForm>
    </FormSection>
  )
}

function KeyFields({ result }: { result: AccessResult | undefined }) {
  const name = useRef<HTMLInputElement>(null)
  const errors = result && !result.ok ? result.fields : {}
  useEffect(() => {
    if (!result || !name.current) return
    if (result.ok) name.current.value = ''
    else name.current.focus()
  }, [result])
  return (
    <>
      <Field
        ref={name}
        id="key-name"
        name="name"
        label={words.name}
        help={words.nameHelp}
        error={errors.name}
        maxLength={60}
        autoComplete="off"
        required
      />
      <fieldset className="mt-5">
        <legend className="font-semibold text-note">{words.may}</legend>
        <Scope value="read" label={words.mayRead} isDefault />
        <Scope value="full" label={words.mayAll} />
      </fieldset>
      <div className="mt-4">
        <label htmlFor="key-days" className="block font-semibold text-note">
          {words.days}
        </label>
        <span className="select mt-1.5">
          <select id="key-days" name="days" defaultValue="365">
            {words.periods.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown className="icon" aria-hidden="true" />
        </span>
      </div>
    </>
  )
}

function Scope({ value, label, isDefault }: { value: string; label: string; isDefault?: boolean }) {
  return (
    <label className="check-box">
      <input type="radio" name="scope" value={value} defaultChecked={isDefault} />
      {label}
    </label>
  )
}
