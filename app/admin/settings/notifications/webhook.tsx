import { CheckBox, Field } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentButton, IntentForm, SaveForm } from '#app/admin/form/intent-form.tsx'
import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { FoldedSection } from '#app/admin/settings/folded-section.tsx'
import type { WebhookTopic } from '#server/notifications/outbox/lead-deliveries.ts'
import { notificationsWords as words } from '#words/panel/notifications.ts'
import type { NotificationResult, Notifications } from './actions.ts'
import { TestButton } from './test-button.tsx'

const sources = {
  owner: words.webhookOwner,
  environment: words.webhookEnvironment,
  default: words.webhookDefault,
}

const webhookIntents = ['save-webhook', 'default-webhook', 'show-secret', 'replace-secret']

export function Webhook({ read }: { read: Notifications }) {
  const { webhookUrl: url, webhookOn: isOn, webhookSource: source } = read.notificationSettings
  return (
    <FoldedSection
      id="webhook"
      title={words.webhook}
      state={url && isOn ? words.isOn : words.isOff}
      intents={webhookIntents}
    >
      <p className="mt-2 text-ink-2 text-note">{words.webhookLead}</p>
      <p className="mt-2 text-ink-2 text-note">{sources[source]}</p>
      <SaveForm intent="save-webhook" words={words}>
        {(errors) => (
          <>
            <Field
              // A new key after saving, so that the field shows what is stored.
              key={url}
              id="webhook-url"
              name="address"
              type="url"
              inputMode="url"
              placeholder="https://"
              label={words.webhookUrl}
              defaultValue={url ?? ''}
              error={errors.address}
            />
            <CheckBox
              key={`${source} ${isOn}`}
              id="webhook-on"
              name="on"
              label={words.webhookOn}
              help={words.webhookOnHelp}
              defaultChecked={isOn || source === 'default'}
            />
          </>
        )}
      </SaveForm>
      {url && <WebhookSecret isOurs={source === 'owner'} />}
      {source === 'owner' && (
        <IntentButton intent="default-webhook" formClassName="mt-4" busy={words.saving}>
          {words.webhookDefaults}
        </IntentButton>
      )}
      {url && isOn && (
        <div className="settings-part">
          <h3 className="font-semibold text-note">{words.lastCalls}</h3>
          <div className="my-3">
            <TestButton channel="webhook" recipient={url} name={words.webhook} />
          </div>
          <Calls calls={read.recentDeliveries} />
        </div>
      )}
    </FoldedSection>
  )
}

/** `isOurs`: false when the secret comes from the environment, which is not shown. */
function WebhookSecret({ isOurs }: { isOurs: boolean }) {
  return (
    <div className="settings-part">
      <h3 className="font-semibold text-note">{words.secret}</h3>
      {isOurs ? (
        <>
          <p className="text-fine text-ink-2">{words.secretHelp}</p>
          <IntentForm<NotificationResult>
            intent="show-secret"
            sharesResultWith="replace-secret"
            className="mt-2"
          >
            {({ isBusy, result }) => (
              <>
                <Secret result={result} />
                <FormButton isBusy={isBusy} busy={words.showing}>
                  {words.show}
                </FormButton>
              </>
            )}
          </IntentForm>
          <IntentForm intent="replace-secret" sharesResultWith="show-secret" className="mt-4">
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

function Secret({ result }: { result: NotificationResult | undefined }) {
  if (!result?.ok || !result.secret) return null
  return (
    <p role="status" className="mb-2">
      <code className="secret">{result.secret}</code>
    </p>
  )
}

const topics: Readonly<Record<string, string>> = words.topics satisfies Record<WebhookTopic, string>

function Calls({ calls }: { calls: Notifications['recentDeliveries'] }) {
  if (calls.length === 0) return <p className="text-ink-2 text-note">{words.noCalls}</p>
  return (
    <ul className="settings-calls" aria-label={words.lastCalls}>
      {calls.map((call) => (
        <li key={call.id}>
          <p className="text-fine text-ink-2">
            {topics[call.topic] ?? call.topic} · <ExactTime at={call.createdAt} />
          </p>
          <DeliveryTrail deliveries={[call]} />
        </li>
      ))}
    </ul>
  )
}
