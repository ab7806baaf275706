import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/database/database.ts'
import type { Recipients } from './lead-notifications.ts'
import { readStoredSettings, settingsNow } from './notification-settings.ts'
import { pushDevices } from './push-subscriptions.ts'

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
