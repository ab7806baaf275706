import { isDeepStrictEqual } from 'node:util'
import {
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { z } from 'zod'
import type { SettingsChange } from '#content/settings-change.ts'
import type { Staff } from '#server/actor.ts'
import { changedValues, recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import { because, email, longest, parseInput } from '#server/data-service/input.ts'
import { confirmedForTask } from '#server/models/records/confirmed-staff.ts'
import { alarmOrder } from '#server/notifications/alarm-order.ts'
import { customerMails } from '#server/notifications/mail/customer-mail-delivery.ts'
import { mailSetup, readMailSettings } from '#server/notifications/mail/mail-settings.ts'
import { staffEmails } from '#server/notifications/outbox/outbox.ts'
import {
  effectiveSettings,
  type NotificationSettings,
  readNotificationSettings,
  type StoredSettings,
  saveNotificationSettings,
} from '#server/notifications/settings.ts'
import { webhookUrlProblem } from '#server/notifications/webhook/http-post.ts'
import { newWebhookSecret } from '#server/notifications/webhook/webhook-sender.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { alarmsFor } from '#server/schema/notifications.ts'
import { customerMailKind } from './customer-mail-previews.ts'

const mostRecipients = 20

/** Fields left out do not change; null is "as the server's environment says". */
const notificationSettingsInput = z.object({
  recipients: z
    .array(email)
    .max(mostRecipients, because('tooManyRecipients'))
    .refine(areDifferent, because('recipientListed'))
    .nullable()
    .optional(),
  webhookOn: z.boolean().nullable().optional(),
  webhookUrl: z.string().trim().max(longest.message, because('webhookAddress')).nullable().optional(),
  customerMailsOff: z.array(z.enum(customerMails)).optional(),
  alarms: z.enum(alarmsFor.enumValues).optional(),
})

function areDifferent(addresses: readonly string[]): boolean {
  return new Set(addresses.map((address) => address.toLowerCase())).size === addresses.length
}

const act = { action: 'update', subject: 'NotificationSettings', subjectId: 'notifications' }

export async function readSettings({ db, services }: Call<StaffOrSystem>): Promise<NotificationSettings> {
  return effectiveSettings(await readNotificationSettings(db), services.notifications.environment)
}

async function updateSettings(given: unknown, call: Call<Staff>): Promise<Result<NotificationSettings>> {
  const parsed = parseInput(notificationSettingsInput, given)
  if (!parsed.ok) return parsed
  const { webhookUrl } = parsed.value
  const input = Object.fromEntries(Object.entries(parsed.value).filter(([, value]) => value !== undefined))
  const problem = webhookUrl ? await webhookUrlProblem(webhookUrl) : undefined
  if (problem) return wrongUrl(problem)

  return call.db.transaction(async (tx) => {
    const before = await readNotificationSettings(tx)
    const after: StoredSettings = { ...before, ...input }
    if (after.webhookOn && !after.webhookUrl) return wrongUrl({ reason: 'webhookMissing' })
    if (after.webhookUrl) after.webhookSecret ??= newWebhookSecret()
    const changed = changedValues(before, after)
    if (changed) {
      await saveNotificationSettings(tx, after)
      await recordAudit(tx, call.actor, { ...act, ...changed })
      const { environment } = call.services.notifications
      const [old, now] = [effectiveSettings(before, environment), effectiveSettings(after, environment)]
      await call.services.notifications.notifyOfChange(tx, {
        by: call.actor,
        changes: changesOf(old, now),
        until: old.recipients.addresses,
      })
    }
    return done(effectiveSettings(after, call.services.notifications.environment))
  })
}

function changesOf(before: NotificationSettings, after: NotificationSettings): SettingsChange[] {
  const mailed = [before.recipients.addresses, after.recipients.addresses] as const
  const called = [calledBy(before), calledBy(after)] as const
  return [
    ...(isDeepStrictEqual(...mailed) ? [] : [['recipients', ...mailed] as const]),
    ...(isDeepStrictEqual(...called) ? [] : [['webhook', ...called] as const]),
    ...(before.alarms === after.alarms ? [] : [['alarms', before.alarms, after.alarms] as const]),
  ]
}

/** The URL and its host: only the host may stand in a mail, because the path may hold a secret. */
const calledBy = ({ webhook }: NotificationSettings) =>
  webhook.isOn && webhook.url ? { url: webhook.url, host: new URL(webhook.url).host } : undefined

const wrongUrl = (webhookUrl: Reason) =>
  refuse({ code: 'BAD_INPUT', reason: 'checkFields', fields: { webhookUrl } })

async function webhookSecret({ db, services }: Call): Promise<Result<string>> {
  const stored = await readNotificationSettings(db)
  const { webhook } = effectiveSettings(stored, services.notifications.environment)
  if (webhook.source === 'environment') return refuse({ code: 'CONFLICT', reason: 'environmentSecret' })
  return stored.webhookSecret ? done(stored.webhookSecret) : noSecret
}

async function replaceWebhookSecret(call: Call<Staff>): Promise<Result<string>> {
  const secret = newWebhookSecret()
  return call.db.transaction(async (tx) => {
    const stored = await readNotificationSettings(tx)
    if (!stored.webhookSecret) return noSecret
    await saveNotificationSettings(tx, { webhookSecret: secret })
    await recordAudit(tx, call.actor, { ...act, action: 'replace the webhook secret' })
    await call.services.notifications.notifyOfChange(tx, {
      by: call.actor,
      changes: [['secret']],
    })
    return done(secret)
  })
}

const noSecret = refuse({ code: 'NOT_FOUND', reason: 'noWebhookSecret' })

const texts = new GraphQLList(new GraphQLNonNull(GraphQLString))

export const settingSource = {
  type: new GraphQLNonNull(
    enumOf(
      'SettingSource',
      ['owner', 'environment', 'default'],
      'What the owner entered, what the server’s environment says, or neither.',
    ),
  ),
}

const alarmsType = enumOf(
  'AlarmsFor',
  alarmsFor.enumValues,
  'For which requests an alarm rings again while nobody has taken them.',
)

const settingsType = new GraphQLObjectType<NotificationSettings, Call>({
  name: 'NotificationSettings',
  description: 'Who is told of what comes in.',
  fields: {
    recipients: {
      type: new GraphQLNonNull(texts),
      description: 'Mail addresses; empty: everyone who works with requests',
      resolve: ({ recipients }) => recipients.addresses,
    },
    recipientsSource: { ...settingSource, resolve: ({ recipients }) => recipients.source },
    administrators: {
      type: new GraphQLNonNull(texts),
      description: 'Mail addresses of everyone who works with requests',
      resolve: (_settings, _args, { db }) => staffEmails(db, 'leads'),
    },
    alarms: { type: new GraphQLNonNull(alarmsType), resolve: ({ alarms }) => alarms },
    alarmOrder: {
      type: new GraphQLNonNull(texts),
      description: 'Names of the people whom alarms ring, first to last',
      resolve: async (_settings, _args, { db }) => (await alarmOrder(db)).map(({ name }) => name),
    },
    webhookUrl: { type: GraphQLString, resolve: ({ webhook }) => webhook.url },
    webhookOn: { ...required.flag, resolve: ({ webhook }) => webhook.isOn },
    webhookSource: { ...settingSource, resolve: ({ webhook }) => webhook.source },
    mailFolder: {
      type: GraphQLString,
      description: 'Where mails are written as files, while no mail server is set up',
      resolve: async (_settings, _args, { db, services }) =>
        mailSetup(await readMailSettings(db), services.mail.environment).server ? null : services.mail.folder,
    },
    mailFrom: {
      ...required.text,
      resolve: async (_settings, _args, { db, services }) =>
        mailSetup(await readMailSettings(db), services.mail.environment).from,
    },
  },
})

const settingsInput = new GraphQLInputObjectType({
  name: 'UpdateNotificationSettingsInput',
  description: 'What is left out stays as it is; null is "as the server’s environment says".',
  fields: {
    recipients: { type: texts },
    alarms: { type: alarmsType },
    webhookOn: optional.flag,
    webhookUrl: optional.text,
    customerMailsOff: {
      type: new GraphQLList(new GraphQLNonNull(customerMailKind)),
      description: 'The mails to customers that are not sent',
    },
  },
})

export const notificationSettingsCalls: ExtraCalls = {
  queries: {
    notificationSettings: defineCall({
      may: staffOf('settings', 'readNotificationSettings'),
      type: new GraphQLNonNull(settingsType),
      resolve: async (_args, call) => done(await readSettings(call)),
    }),
    webhookSecret: defineCall({
      // With the secret a read-only program could sign calls as ours.
      may: staffOf('settings', 'readWebhookSecret', { readers: 'secretNotForReaders' }),
      ...required.text,
      description: 'With which a receiver checks our calls (Standard Webhooks)',
      resolve: (_args, call) => webhookSecret(call),
    }),
  },
  mutations: {
    updateNotificationSettings: defineCall({
      may: confirmedForTask('settings', 'changeNotificationSettings'),
      type: new GraphQLNonNull(settingsType),
      args: { input: { type: new GraphQLNonNull(settingsInput) } },
      resolve: ({ input }: { input: object }, call) => updateSettings(input, call),
    }),
    replaceWebhookSecret: defineCall({
      may: confirmedForTask('settings', 'replaceWebhookSecret'),
      ...required.text,
      resolve: (_args, call) => replaceWebhookSecret(call),
    }),
  },
}
