import { FormButton } from '#app/admin/settings/form-button.tsx'
import { IntentForm } from '#app/admin/settings/intent-form.tsx'
import { notificationsWords as words } from '#words/admin-notifications.ts'
import type { FormResult } from './notification-forms.ts'

/** The secret with which a receiver checks our calls; only shown when somebody asks. */
export function WebhookSecret({ isOurs }: { isOurs: boolean }) {
  return (
    <div className="settings-part">
      <h3 className="font-semibold text-note">{words.secret}</h3>
      {isOurs ? (
        <>
          <p className="text-fine text-ink-2">{words.secretHelp}</p>
          <IntentForm<FormResult> intent="show-secret" answersWith="replace-secret" className="mt-2">
            {({ isBusy, result }) => (
              <>
                <Secret result={result} />
                <FormButton isBusy={isBusy} busy={words.showing}>
                  {words.show}
                </FormButton>
              </>
            )}
          </IntentForm>
          <IntentForm intent="replace-secret" answersWith="show-secret" className="mt-4">
            {({ isBusy }) => (
              <>
                <FormButton isBusy={isBusy} busy={words.replacing}>
                  {words.replace}
                </FormButton>
                <p className="mt-1 text-fine text-ink-2">{words.replaceHelp}</p>
              </>
            )}
          </IntentForm>
        </>
      ) : (
        <p className="text-fine text-ink-2">{words.secretEnvironment}</p>
      )}
    </div>
  )
}

function Secret({ result }: { result: FormResult | undefined }) {
  if (!result?.ok || !result.secret) return null
  return (
    <p role="status" className="mb-2">
      <code className="secret">{result.secret}</code>
    </p>
  )
}
