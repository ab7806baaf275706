import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/database/database.ts'
import { notificationSettings } from '#server/schema/operations.ts'
import { postAnywhere, postToPublic } from '#server/notifications/webhook/http-post.ts'
import type { WebhookAccess } from '#server/notifications/webhook/webhook-sender.ts'
import type { Recipients } from '#server/notifications/outbox/lead-deliveries.ts'
import { pushDevices } from '#server/notifications/push/push-subscriptions.ts'

export type StoredSettings = Omit<typeof notificationSettings.$inferSelect, 'id' | 'updatedAt'>

/** Where a value comes from: what the owner entered, the environment, or neither. */
export type SettingSource = 'owner' | 'environment' | 'default'

/** Who is told of what comes in, as it holds now. */
export type NotificationSettings = {
  /** Empty: every administrator. */
  recipients: { addresses: readonly string[]; source: SettingSource }
  webhook: { url: string | null; isOn: boolean; source: SettingSource }
}

type Environment = Pick<Config, 'notifyTo' | 'webhook'>

const theRow = 'notifications'

const untouched: StoredSettings = {
  recipients: null,
  webhookOn: null,
  webhookUrl: null,
  webhookSecret: null,
}

export async function readStoredSettings(db: Queryable): Promise<StoredSettings> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.id, theRow))
  return row ?? untouched
}

/** Changes only what is named; the caller has checked it. */
export async function storeSettings(tx: Queryable, changes: Partial<StoredSettings>): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ id: theRow, ...changes })
    .onConflictDoUpdate({ target: notificationSettings.id, set: { ...changes, updatedAt: sql`now()` } })
}

/** What the owner stored wins over the environment, setting by setting. */
export function settingsNow(stored: StoredSettings, environment: Environment): NotificationSettings {
  const { notifyTo, webhook } = environment
  return {
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
 * How the webhook is called now; undefined while it is off. The operator's own address may be anywhere; one that was
 * entered in the panel must be public.
 */
export const webhookAccess =
  (db: Queryable, environment: Environment) => async (): Promise<WebhookAccess | undefined> => {
    const stored = await readStoredSettings(db)
    const { webhook } = settingsNow(stored, environment)
    if (!webhook.isOn || !webhook.url) return undefined
    if (webhook.source === 'environment')
      return environment.webhook && { ...environment.webhook, post: postAnywhere }
    return stored.webhookSecret
      ? { url: webhook.url, secret: stored.webhookSecret, post: postToPublic }
      : undefined
  }

/** A secret as Standard Webhooks writes them: 24 random bytes. */
export const newWebhookSecret = () => `whsec_${randomBytes(24).toString('base64')}`

/** Who is told of what comes in now. */
export async function recipientsNow(
  db: Queryable,
  environment: Pick<Config, 'notifyTo' | 'webhook'>,
): Promise<Recipients> {
  const { recipients, webhook } = settingsNow(await readStoredSettings(db), environment)
  const devices = await pushDevices(db)
  return {
    notifyTo: recipients.addresses,
    webhook: webhook.isOn && webhook.url ? { url: webhook.url } : undefined,
    devices: devices.map(({ id }) => id),
  }
}
