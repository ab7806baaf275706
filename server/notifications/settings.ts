import { eq, sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/database/database.ts'
import { notificationSettings } from '#server/schema/notifications.ts'

export type StoredSettings = Omit<typeof notificationSettings.$inferSelect, 'id' | 'updatedAt'>

export type SettingSource = 'owner' | 'environment' | 'default'

export type NotificationSettings = {
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
  heldToldUntil: null,
}

export async function readNotificationSettings(db: Queryable): Promise<StoredSettings> {
  const [row] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.id, notificationSettingsId))
  return row ?? nothingStored
}

export async function saveNotificationSettings(
  tx: Queryable,
  changes: Partial<StoredSettings>,
): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ id: notificationSettingsId, ...changes })
    .onConflictDoUpdate({ target: notificationSettings.id, set: { ...changes, updatedAt: sql`now()` } })
}

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
