import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import { FormButton } from '#app/admin/settings/form-button.tsx'
import { IntentForm } from '#app/admin/settings/intent-form.tsx'
import { notificationsWords as words } from '#words/admin-notifications.ts'
import type { Notifications } from './documents.ts'

type TestProps = { channel: 'mail' | 'webhook' | 'push'; recipient: string; name: string }

/** Sends a test the way that a real notification goes. */
export function TestButton({ channel, recipient, name }: TestProps) {
  return (
    <IntentForm intent="test" id={recipient}>
      {({ isBusy }) => (
        <>
          <input type="hidden" name="channel" value={channel} />
          <FormButton isBusy={isBusy} busy={words.sending} label={words.sendTestTo(name)}>
            {words.sendTest}
          </FormButton>
        </>
      )}
    </IntentForm>
  )
}

type TestOutcomeProps = {
  tests: Notifications['notificationTests']
  recipient: string
  /** It was written to disk and not sent. */
  isFile?: boolean
}

/** What became of the last test of a recipient; nothing before the first. */
export function TestOutcome({ tests, recipient, isFile }: TestOutcomeProps) {
  const test = tests.find((delivery) => delivery.recipient === recipient)
  if (!test) return null
  return (
    <div className="test-outcome">
      <p>{isFile ? words.lastTestFile : words.lastTest}</p>
      <DeliveryTrail deliveries={[test]} />
    </div>
  )
}
