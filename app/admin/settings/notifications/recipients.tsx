import { href, Link } from 'react-router'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentButton, IntentForm, type IntentState, useNextEntry } from '#app/admin/form/intent-form.tsx'
import { SettingsRows } from '#app/admin/form/settings-page.tsx'
import { notificationsWords as words } from '#words/panel/notifications.ts'
import type { Notifications, NotificationTests } from './actions.ts'
import { TestButton, TestOutcome } from './test-button.tsx'

/** As in server/notifications/outbox/outbox.ts: a mail to all who work with leads. */
const leadStaffRecipient = 'administrators'

export function Recipients({ read, tests }: { read: Notifications; tests: NotificationTests }) {
  const { notificationSettings: settings } = read
  const { recipients, recipientsSource: source, administrators, mailFolder } = settings
  const hint = administrators.length > 0 ? words.administratorsAre(administrators) : words.noAdministrator
  const rows =
    recipients.length > 0
      ? recipients.map((address) => ({ id: address, name: address, hint: '' }))
      : [{ id: leadStaffRecipient, name: words.administrators, hint }]
  const mailTests = tests.filter(({ channel }) => channel === 'mail')
  return (
    <FormSection id="mail" title={words.mail}>
      {mailFolder && (
        <div className="notice notice-alert mt-4">
          <p className="font-semibold">{words.filesTitle}</p>
          <p>{words.files}</p>
          <Link to={href('/admin/settings/mail')} className="link inline-flex min-h-12 items-center">
            {words.setUp}
          </Link>
        </div>
      )}
      <p className="mt-2 text-ink-2 text-note">{sourceText(source, recipients.length)}</p>
      <SettingsRows rows={rows} label={words.mail}>
        {({ id, name, hint }) => (
          <>
            <div className="settings-row-name">
              <p>{name}</p>
              {hint && <p className="font-normal text-fine text-ink-2">{hint}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              <TestButton channel="mail" recipient={id} name={name} />
              {id !== leadStaffRecipient && (
                <IntentButton
                  intent="remove-recipient"
                  id={id}
                  busy={words.removing}
                  label={words.removeOf(name)}
                >
                  {words.remove}
                </IntentButton>
              )}
            </div>
            <TestOutcome tests={mailTests} recipient={id} isFile={mailFolder !== null} />
          </>
        )}
      </SettingsRows>
      <IntentForm intent="add-recipient" className="settings-add">
        {(state) => <NewAddress {...state} />}
      </IntentForm>
      {source === 'owner' && (
        <IntentButton intent="default-recipients" formClassName="mt-4" busy={words.saving}>
          {words.useDefaults}
        </IntentButton>
      )}
      <p className="mt-4 text-fine text-ink-2">{words.sender(settings.mailFrom)}</p>
    </FormSection>
  )
}

function NewAddress({ isBusy, result, errors }: IntentState) {
  const input = useNextEntry(result)
  return (
    <>
      <Field
        ref={input}
        id="new-recipient"
        name="address"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        label={words.address}
        error={errors.address}
      />
      <FormButton isBusy={isBusy} busy={words.adding} className="btn">
        {words.add}
      </FormButton>
    </>
  )
}

function sourceText(source: 'owner' | 'environment' | 'default', count: number): string {
  if (source === 'environment') return words.recipientsEnvironment
  if (count > 0) return words.recipientsOwner
  return source === 'owner' ? words.recipientsEmpty : words.recipientsDefault
}
