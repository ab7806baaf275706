import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import type { NotificationSettings } from '#server/notifications/settings.ts'
import { readSettings, replaceWebhookSecret, updateSettings, webhookSecret } from './notification-settings.ts'

const text = { type: new GraphQLNonNull(GraphQLString) }
const texts = new GraphQLList(new GraphQLNonNull(GraphQLString))

const source = {
  type: new GraphQLNonNull(
    new GraphQLEnumType({
      name: 'SettingSource',
      description: 'What the owner entered, what the server’s environment says, or neither.',
      values: { owner: {}, environment: {}, default: {} },
    }),
  ),
}

const settingsType = new GraphQLObjectType<NotificationSettings, Call>({
  name: 'NotificationSettings',
  description: 'Who is told of what comes in.',
  fields: {
    recipients: {
      type: new GraphQLNonNull(texts),
      description: 'Mail addresses; empty: every administrator',
      resolve: ({ recipients }) => recipients.addresses,
    },
    recipientsSource: { ...source, resolve: ({ recipients }) => recipients.source },
    administrators: {
      type: new GraphQLNonNull(texts),
      description: 'Mail addresses of everybody who is an administrator',
      resolve: (_settings, _args, { services }) => services.notifications.administratorEmails(),
    },
    webhookUrl: { type: GraphQLString, resolve: ({ webhook }) => webhook.url },
    webhookOn: { type: new GraphQLNonNull(GraphQLBoolean), resolve: ({ webhook }) => webhook.isOn },
    webhookSource: { ...source, resolve: ({ webhook }) => webhook.source },
    mailFolder: {
      type: GraphQLString,
      description: 'Where mails are written as files, while no mail server is configured',
      resolve: (_settings, _args, { services }) => services.notifications.mailFolder,
    },
    mailFrom: { ...text, resolve: (_settings, _args, { services }) => services.notifications.mailFrom },
  },
})

const settingsInput = new GraphQLInputObjectType({
  name: 'UpdateNotificationSettingsInput',
  description: 'What is left out stays as it is; null is "as the server’s environment says".',
  fields: {
    recipients: { type: texts },
    webhookOn: { type: GraphQLBoolean },
    webhookUrl: { type: GraphQLString },
  },
})

/** The settings of notifications, for administrators. */
export const notificationSettingsCalls: ExtraCalls = {
  queries: {
    notificationSettings: {
      type: new GraphQLNonNull(settingsType),
      resolve: async (_root, _args, call) => unwrap(await readSettings(call)),
    },
    webhookSecret: {
      ...text,
      description: 'With which a receiver checks our calls (Standard Webhooks)',
      resolve: async (_root, _args, call) => unwrap(await webhookSecret(call)),
    },
  },
  mutations: {
    updateNotificationSettings: {
      type: new GraphQLNonNull(settingsType),
      args: { input: { type: new GraphQLNonNull(settingsInput) } },
      resolve: async (_root, args: { input: object }, call) => unwrap(await updateSettings(args.input, call)),
    },
    replaceWebhookSecret: {
      ...text,
      resolve: async (_root, _args, call) => unwrap(await replaceWebhookSecret(call)),
    },
  },
}
