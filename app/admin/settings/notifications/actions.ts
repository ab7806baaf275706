import { administratorContext } from '#app/admin/access.ts'
import {
  type IntentArgs,
  type IntentHandler,
  type IntentResult,
  runIntent,
} from '#app/admin/form/intent-action.ts'
import { deliveryOnRow, RetryDelivery } from '#app/admin/list/delivery.ts'
import { textIn } from '#app/admin/list/row-action.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { notificationsWords as words } from '#words/admin-notifications.ts'

export const ReadNotifications = graphql(
  `
    query AdminNotifications {
      notificationSettings {
        recipients
        recipientsSource
        administrators
        webhookUrl
        webhookOn
        webhookSource
        mailFolder
        mailFrom
      }
      notificationTests {
        ...DeliveryOnRow
      }
      recentDeliveries(channel: webhook) {
        ...DeliveryOnRow
        topic
        createdAt
      }
      pushSubscriptions {
        id
        label
        username
        createdAt
        lastSuccessAt
      }
      pushPublicKey
    }
  `,
  [deliveryOnRow],
)

export type Notifications = ResultOf<typeof ReadNotifications>
export type NotificationTests = Notifications['notificationTests']
export type Device = Notifications['pushSubscriptions'][number]

type Intent = keyof typeof words.failures

/** What is shown in one response only. */
type Shown = { secret?: string; deviceId?: string }

/** The result of a form of this screen. */
export type NotificationResult = IntentResult<Shown>

/** The screen's `action`. */
export function runNotificationIntent(args: IntentArgs) {
  return runIntent<Shown>(args, handlers(args.context.get(administratorContext).run))
}

const handlers = (run: Run): Record<Intent, IntentHandler<Shown>> => ({
  'add-recipient': (form) =>
    report(
      form,
      words.saved,
      changeRecipients(run, (list) => [...list, textIn(form, 'address')]),
    ),
  'remove-recipient': (form) =>
    report(
      form,
      words.removed,
      changeRecipients(run, (list) => list.filter((address) => address !== textIn(form, 'id'))),
    ),
  'default-recipients': (form) =>
    report(form, words.saved, run(UpdateSettings, { input: { recipients: null } })),

  test: (form) => {
    const channel = channels.find((name) => name === textIn(form, 'channel')) ?? 'mail'
    return report(form, '', run(SendTest, { channel, recipient: textIn(form, 'id') }))
  },
  retry: (form) => report(form, '', run(RetryDelivery, { id: textIn(form, 'id') })),

  'save-webhook': (form) => {
    const input = { webhookUrl: textIn(form, 'address').trim() || null, webhookOn: form.has('on') }
    return report(form, words.saved, run(UpdateSettings, { input }))
  },
  'default-webhook': (form) => report(form, words.saved, run(UpdateSettings, { input: { webhookOn: null } })),
  'show-secret': (form) =>
    report(form, '', run(ReadSecret, {}), ({ webhookSecret }) => ({ secret: webhookSecret })),
  'replace-secret': (form) =>
    report(form, '', run(ReplaceSecret, {}), ({ replaceWebhookSecret }) => ({
      secret: replaceWebhookSecret,
    })),

  'save-device': (form) => {
    const [endpoint = '', p256dh = '', auth = '', label = ''] = ['endpoint', 'p256dh', 'auth', 'label'].map(
      (name) => textIn(form, name),
    )
    return report(
      form,
      '',
      run(SaveDevice, { input: { endpoint, p256dh, auth, label } }),
      ({ savePushSubscription }) => ({ deviceId: savePushSubscription.id }),
    )
  },
  'remove-device': (form) => report(form, words.removed, run(RemoveDevice, { id: textIn(form, 'id') })),
})

const channels = ['mail', 'webhook', 'push'] as const

/** The list is saved as a whole, so it is read first. */
async function changeRecipients(run: Run, change: (recipients: string[]) => string[]) {
  const current = await run(ReadRecipients, {})
  if (!current.ok) return current
  return run(UpdateSettings, { input: { recipients: change(current.data.notificationSettings.recipients) } })
}

/**
 * The result of a call as that of a handler. A failure is put in the screen's own words, and at the address, the only
 * field that people fill in here, when the data service refused that.
 */
async function report<Data>(
  form: FormData,
  done: string,
  call: Promise<Answer<Data>>,
  shown: (data: Data) => Shown = () => ({}),
): ReturnType<IntentHandler<Shown>> {
  const called = await call
  if (called.ok) return { ok: true, value: { done, ...shown(called.data) } }
  const { code, fields = {} } = called.error
  const [wrong] = Object.values(fields)
  const refusal = { code, message: failureText(textIn(form, 'intent')), value: textIn(form, 'address') }
  return { ok: false, refusal: { ...refusal, ...(wrong && { fields: { address: wrong } }) } }
}

/** What is said when an intent fails, whatever the reason. */
export const failureText = (intent: string): string => failures[intent] ?? ''

const failures: Readonly<Record<string, string>> = words.failures

const ReadRecipients = graphql(`
  query AdminRecipients {
    notificationSettings {
      recipients
    }
  }
`)

const UpdateSettings = graphql(`
  mutation AdminUpdateNotificationSettings($input: UpdateNotificationSettingsInput!) {
    updateNotificationSettings(input: $input) {
      recipients
    }
  }
`)

const SendTest = graphql(`
  mutation AdminSendTest($channel: DeliveryChannel!, $recipient: String!) {
    sendTestNotification(channel: $channel, recipient: $recipient) {
      id
    }
  }
`)

const ReadSecret = graphql('query AdminWebhookSecret { webhookSecret }')

const ReplaceSecret = graphql('mutation AdminReplaceWebhookSecret { replaceWebhookSecret }')

const SaveDevice = graphql(`
  mutation AdminSaveDevice($input: SavePushSubscriptionInput!) {
    savePushSubscription(input: $input) {
      id
    }
  }
`)

const RemoveDevice = graphql(`
  mutation AdminRemoveDevice($id: ID!) {
    deletePushSubscription(id: $id) {
      id
    }
  }
`)
