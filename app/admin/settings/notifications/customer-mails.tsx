import { CheckBox, FormSection } from '#app/admin/form/fields.tsx'
import { IntentForm, SaveRow } from '#app/admin/form/intent-form.tsx'
import { notificationsWords as words } from '#words/admin-notifications.ts'
import type { Notifications } from './actions.ts'

/** Which mails customers get, each with a preview. */
export function CustomerMails({ previews }: { previews: Notifications['customerMailPreviews'] }) {
  return (
    <FormSection id="customers" title={words.customers}>
      <p className="mt-2 text-ink-2 text-note">{words.customersLead}</p>
      <IntentForm intent="save-customer-mails">
        {({ isBusy, result }) => (
          <>
            {previews.map(({ kind, isOn, subject, text }) => {
              const { label, help } = words.customerMails[kind]
              return (
                <div key={`${kind} ${isOn}`}>
                  <CheckBox
                    id={`customer-mail-${kind}`}
                    name={kind}
                    label={label}
                    help={help}
                    defaultChecked={isOn}
                  />
                  <details className="mail-preview">
                    <summary aria-label={words.previewOf(label)}>{words.preview}</summary>
                    <div>
                      <p className="font-semibold">{subject}</p>
                      <p className="mt-3 whitespace-pre-line break-words">{text}</p>
                    </div>
                  </details>
                </div>
              )
            })}
            <SaveRow isBusy={isBusy} result={result} words={words} />
          </>
        )}
      </IntentForm>
    </FormSection>
  )
}
