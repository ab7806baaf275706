import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'

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
export type Device = Notifications['pushSubscriptions'][number]

export const ReadRecipients = graphql(`
  query AdminRecipients {
    notificationSettings {
      recipients
    }
  }
`)

export const UpdateSettings = graphql(`
  mutation AdminUpdateNotificationSettings($input: UpdateNotificationSettingsInput!) {
    updateNotificationSettings(input: $input) {
      recipients
    }
  }
`)

export const SendTest = graphql(`
  mutation AdminSendTest($channel: DeliveryChannel!, $recipient: String!) {
    sendTestNotification(channel: $channel, recipient: $recipient) {
      id
    }
  }
`)

export const ReadSecret = graphql('query AdminWebhookSecret { webhookSecret }')

export const ReplaceSecret = graphql('mutation AdminReplaceWebhookSecret { replaceWebhookSecret }')

export const SaveDevice = graphql(`
  mutation AdminSaveDevice($input: SavePushSubscriptionInput!) {
    savePushSubscription(input: $input) {
      id
    }
  }
`)

export const RemoveDevice = graphql(`
  mutation AdminRemoveDevice($id: ID!) {
    deletePushSubscription(id: $id) {
      id
    }
  }
`)
