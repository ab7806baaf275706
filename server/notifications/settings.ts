import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/database/database.ts'
import { httpPost, httpPostPublicOnly } from '#server/notifications/webhook/http-post.ts'
import type { WebhookAccess } from '#server/notifications/webhook/webhook-sender.ts'
import { notificationSettings } from '#server/schema/notifications.ts'

export type StoredSettings = Omit<typeof notificationSettings.$inferSelect, 'id' | 'updatedAt'>

/** Where a value comes from: what the owner entered, the environment, or neither. */
export type SettingSource = 'owner' | 'environment' | 'default'

/** The settings in force. */
export type NotificationSettings = {
  /** Empty: everyone who works with requests. */
  recipients: { addresses: readonly string[]; source: SettingSource }
  webhook: { url: string | null; isOn: boolean; source: SettingSource }
  alarms: StoredSettings['alarms']
}

type Environment = Pick<Config, 'notifyTo' | 'webhook'>

export const notificationSettingsId = 'notifications'

const nothingStored: StoredSettings = {
  recipients: null,
  webhookOn: null,
  webhookUrl: null,
  webhookSecret: null,
  customerMailsOff: [],
  alarms: 'all',
  summarySentFor: null,
}

export async function readNotificationSettings(db: Queryable): Promise<StoredSettings> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.id, notificationSettingsId))
  return row ?? nothingStored
}

/** Changes only what is given; the caller has validated it. */
export async function saveNotificationSettings(
  tx: Queryable,
  changes: Partial<StoredSettings>,
): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ id: notificationSettingsId, ...changes })
    .onConflictDoUpdate({ target: notificationSettings.id, set: { ...changes, updatedAt: sql`now()` } })
}

/** Setting by setting, what the owner stored wins over the environment. */
export function effectiveSettings(
  stored: Pick<StoredSettings, 'recipients' | 'webhookOn' | 'webhookUrl' | 'alarms'>,
  environment: Environment,
): NotificationSettings {
  const { notifyTo, webhook } = environment
  return {
    alarms: stored.alarms,
    recipients: stored.recipients
      ? { addresses: stored.recipients, source: 'owner' }
      : { addresses: notifyTo, source: notifyTo.length > 0 ? 'environment' : 'default' },
    webhook:
      stored.webhookOn !== null
        ? { url: stored.webhookUrl, isOn: stored.webhookOn, source: 'owner' }
        : { url: webhook?.url ?? null, isOn: Boolean(webhook), source: webhook ? 'environment' : 'default' },
  }
}

/**
 * How the webhook is called; undefined while it is off. An address from the environment may be in a private network; one
 * that was entered in the panel must be public.
 */
export const webhookAccess =
  (db: Queryable, environment: Environment) => async (): Promise<WebhookAccess | undefined> => {
    const stored = await readNotificationSettings(db)
    const { webhook } = effectiveSettings(stored, environment)
    if (!webhook.isOn || !webhook.url) return undefined
    if (webhook.source === 'environment')
      return environment.webhook && { ...environment.webhook, post: httpPost }
    return stored.webhookSecret
      ? { url: webhook.url, secret: stored.webhookSecret, post: httpPostPublicOnly }
      : undefined
  }

/** 24 random bytes in the form of Standard Webhooks. */
export const newWebhookSecret = () => `whsec_${randomBytes(24).toString('base64')}`
