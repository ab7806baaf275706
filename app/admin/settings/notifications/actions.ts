import { RetryDelivery } from '#app/admin/list/retry-delivery.ts'
import { deliveryOnRow } from '#app/admin/records/delivery.ts'
import type { SubmissionHandler, SubmissionOutcome } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'
import { notificationsWords as words } from '#words/panel/notifications.ts'

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
        alarms
        alarmOrder
      }
      recentDeliveries(channel: webhook) {
        ...DeliveryOnRow
        topic
        createdAt
      }
      customerMailPreviews {
        kind
        isOn
        subject
        text
      }
    }
  `,
  [deliveryOnRow],
)

/** Of the person who looks. Owners see the devices of all. */
export const ReadMyNotifications = graphql(
  `
    query AdminMyNotifications($all: Boolean!) {
      notificationTests {
        ...DeliveryOnRow
      }
      pushSubscriptions {
        id
        label
        username
        createdAt
        lastSuccessAt
      }
      pushPublicKey
      myCalendar {
        path
        createdAt
        lastReadAt
      }
      dailySummary @include(if: $all)
    }
  `,
  [deliveryOnRow],
)

export type Notifications = ResultOf<typeof ReadNotifications>
export type MyNotifications = ResultOf<typeof ReadMyNotifications>
export type NotificationTests = MyNotifications['notificationTests']
export type Device = MyNotifications['pushSubscriptions'][number]

type NotificationIntent = keyof typeof words.failures

export type NotificationShown = { secret?: string; deviceId?: string }

export type NotificationResult = Submitted<NotificationShown>

export const notificationHandlers = (
  run: Run,
): Record<NotificationIntent, SubmissionHandler<NotificationShown>> => ({
  'add-recipient': (form) =>
    report(
      words.saved,
      changeRecipients(run, (list) => [...list, textIn(form, 'address')]),
    ),
  'remove-recipient': (form) =>
    report(
      words.removed,
      changeRecipients(run, (list) => list.filter((address) => address !== textIn(form, 'id'))),
    ),
  'default-recipients': () => report(words.saved, run(UpdateSettings, { input: { recipients: null } })),

  test: (form) => {
    const channel = channels.find((name) => name === textIn(form, 'channel')) ?? 'mail'
    return report('', run(SendTest, { channel, recipient: textIn(form, 'id') }))
  },
  retry: (form) => report('', run(RetryDelivery, { id: textIn(form, 'id') })),

  'save-customer-mails': (form) => {
    const customerMailsOff = customerMailKinds.filter((kind) => !form.has(kind))
    return report(words.saved, run(UpdateSettings, { input: { customerMailsOff } }))
  },

  'save-alarms': (form) => {
    const alarms = alarmChoices.find((choice) => choice === textIn(form, 'alarms')) ?? 'all'
    return report(words.saved, run(UpdateSettings, { input: { alarms } }))
  },
  'save-morning': (form) => report(words.saved, run(UpdateMorning, { isOn: form.has('on') })),

  'save-webhook': (form) => {
    const input = { webhookUrl: textIn(form, 'address').trim() || null, webhookOn: form.has('on') }
    return report(words.saved, run(UpdateSettings, { input }))
  },
  'default-webhook': () => report(words.saved, run(UpdateSettings, { input: { webhookOn: null } })),
  'show-secret': () => report('', run(ReadSecret, {}), ({ webhookSecret }) => ({ secret: webhookSecret })),
  'replace-secret': () =>
    report('', run(ReplaceSecret, {}), ({ replaceWebhookSecret }) => ({
      secret: replaceWebhookSecret,
    })),

  'save-device': (form) => {
    const [endpoint = '', p256dh = '', auth = '', label = ''] = ['endpoint', 'p256dh', 'auth', 'label'].map(
      (name) => textIn(form, name),
    )
    return report(
      '',
      run(SaveDevice, { input: { endpoint, p256dh, auth, label } }),
      ({ savePushSubscription }) => ({ deviceId: savePushSubscription.id }),
    )
  },
  'remove-device': (form) => report(words.removed, run(RemoveDevice, { id: textIn(form, 'id') })),

  'renew-calendar': () => report(words.calendarRenewed, run(RenewCalendar, {})),
  'remove-calendar': () => report(words.calendarRemoved, run(RemoveCalendar, {})),
})

const channels = ['mail', 'webhook', 'push'] as const

const alarmChoices = ['all', 'emergencies', 'none'] as const

const customerMailKinds = [
  'received',
  'taken',
  'tried',
  'appointment',
  'reminder',
  'onTheWay',
  'copy',
  'done',
] as const

/** The list is saved as a whole, so it is read first. */
async function changeRecipients(run: Run, change: (recipients: string[]) => string[]) {
  const current = await run(ReadRecipients, {})
  if (!current.ok) return current
  return run(UpdateSettings, { input: { recipients: change(current.value.notificationSettings.recipients) } })
}

/** Forms here have one field that can be wrong, the address: any error of a field is shown there. */
async function report<Data>(
  done: string,
  call: Promise<CallResult<Data>>,
  shown: (data: Data) => NotificationShown = () => ({}),
): Promise<SubmissionOutcome<NotificationShown>> {
  const result = await call
  if (result.ok) return { ok: true, value: { done, shown: shown(result.value) } }
  const { code, message, fields = {} } = result.refusal
  const [wrong] = Object.values(fields)
  return { ok: false, refusal: { code, message, ...(wrong && { fields: { address: wrong } }) } }
}

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

const UpdateMorning = graphql(`
  mutation AdminUpdateMorningMail($isOn: Boolean!) {
    updateDailySummary(isOn: $isOn)
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

const RenewCalendar = graphql('mutation AdminRenewCalendar { renewMyCalendar { path } }')

const RemoveCalendar = graphql('mutation AdminRemoveCalendar { removeMyCalendar }')

const RemoveDevice = graphql(`
  mutation AdminRemoveDevice($id: ID!) {
    deletePushSubscription(id: $id) {
      id
    }
  }
`)
