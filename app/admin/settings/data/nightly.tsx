import { FormSection } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/settings/form-button.tsx'
import { IntentForm } from '#app/admin/settings/intent-form.tsx'
import { dataWords as words } from '#words/admin-data.ts'

/** Whether a backup is made by itself. */
export function Nightly({ isOn }: { isOn: boolean }) {
  return (
    <FormSection id="nightly" title={words.nightly}>
      <p className="mt-2 text-ink-2 text-note">{isOn ? words.nightlyOn : words.nightlyOff}</p>
      <IntentForm intent={isOn ? 'nightly-off' : 'nightly-on'} className="mt-4">
        {({ isBusy }) => <FormButton isBusy={isBusy}>{isOn ? words.turnOff : words.turnOn}</FormButton>}
      </IntentForm>
    </FormSection>
  )
}
