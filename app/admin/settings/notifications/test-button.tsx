import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import { notificationsWords as words } from '#words/panel/notifications.ts'
import type { NotificationTests } from './actions.ts'

type TestProps = { channel: 'mail' | 'webhook' | 'push'; recipient: string; name: string }

export const TestButton = ({ channel, recipient, name }: TestProps) => (
  <IntentButton
    intent="test"
    id={recipient}
    fields={{ channel }}
    busy={words.sending}
    label={words.sendTestTo(name)}
  >
    {words.sendTest}
  </IntentButton>
)

type TestOutcomeProps = {
  tests: NotificationTests
  recipient: string
  isFile?: boolean
}

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
