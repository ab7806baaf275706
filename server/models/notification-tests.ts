import { notificationErrors as errors } from '#content/en/refusals.ts'
import type { Call } from '#server/data-service/call.ts'
import type { DeliveryFacts } from '#server/data-service/services.ts'
import { isUuid } from '#server/data-service/uuid.ts'
import { toAdministrators } from '#server/notifications/outbox/outbox.ts'
import { sendTest } from '#server/notifications/outbox/test-delivery.ts'
import { findPushSubscription } from '#server/notifications/push/push-subscriptions.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { administratorIn } from './administrators-only.ts'
import { readSettings } from './notification-settings.ts'

type Channel = DeliveryFacts['channel']

/** Sends a test the way that a real notification goes, to somebody who would get one: nobody else, by no way. */
export async function sendTestNotification(
  channel: Channel,
  recipient: string,
  call: Call,
): Promise<Result<DeliveryFacts>> {
  const asks = administratorIn(call, 'send a test')
  if (!asks.ok) return asks
  const refusal = await whyNot[channel](recipient, call)
  if (refusal) return refuse({ code: 'NOT_FOUND', message: refusal })
  const test = await sendTest(call.db, { channel, recipient })
  call.services.notifications.wake()
  return done(test)
}

const whyNot: Record<Channel, (recipient: string, call: Call) => Promise<string | undefined>> = {
  async mail(recipient, call) {
    const settings = await readSettings(call)
    if (!settings.ok) return settings.refusal.message
    const { addresses } = settings.value.recipients
    const isRecipient = addresses.length > 0 ? addresses.includes(recipient) : recipient === toAdministrators
    return isRecipient ? undefined : errors.notARecipient
  },
  async webhook(recipient, call) {
    const settings = await readSettings(call)
    if (!settings.ok) return settings.refusal.message
    const { url, isOn } = settings.value.webhook
    if (!isOn) return errors.noWebhook
    return url === recipient ? undefined : errors.notARecipient
  },
  async push(recipient, { db }) {
    return isUuid(recipient) && (await findPushSubscription(db, recipient)) ? undefined : errors.noDevice
  },
}
