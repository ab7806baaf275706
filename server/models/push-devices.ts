import { z } from 'zod'
import { notificationChangeWords as words } from '#content/en/mail.ts'
import { notificationErrors as errors } from '#content/en/refusals.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { line } from '#server/data-service/text-input.ts'
import { isUuid } from '#server/data-service/uuid.ts'
import { deletePushSubscription, findPushSubscription, listPushDevices, type PushDevice, savePushSubscription } from '#server/notifications/push/push-subscriptions.ts'
import { webhookUrlProblem } from '#server/notifications/webhook/public-address.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { administratorIn, confirmedIn } from './administrators-only.ts'

/** Bytes in base64url, so many of them. */
const bytes = (count: number) =>
  z.string().refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === count)

/** What a browser's `PushSubscription` says, and what people call the device. */
const subscriptionInput = z.object({
  endpoint: z.string().max(2_000),
  /** An uncompressed point of P-256. */
  p256dh: bytes(65),
  auth: bytes(16),
  label: line(errors.subscription, 80),
})

export async function readDevices(call: Call): Promise<Result<PushDevice[]>> {
  const asks = administratorIn(call, 'read the devices')
  return asks.ok ? done(await listPushDevices(call.db)) : asks
}

/** From now on this device of the administrator who asks is told of what comes in. */
export async function saveDevice(given: unknown, call: Call): Promise<Result<PushDevice>> {
  const asks = await confirmedIn(call, 'add a device')
  if (!asks.ok) return asks
  const { userId, username } = asks.value
  const { data: input } = subscriptionInput.safeParse(given)
  // A push service is a public one: the address comes from a browser, but anybody can write their own.
  if (!input || (await webhookUrlProblem(input.endpoint)))
    return refuse({ code: 'BAD_INPUT', message: errors.subscription })
  return call.db.transaction(async (tx) => {
    const { id, label, createdAt, lastSuccessAt } = await savePushSubscription(tx, { userId, ...input })
    await recordAudit(tx, asks.value, { action: 'create', subject: 'PushDevice', subjectId: id, label })
    await call.services.notifications.tellOfChange(tx, {
      by: asks.value,
      changes: [words.deviceAdded(label)],
    })
    return done({ id, label, createdAt, lastSuccessAt, username })
  })
}

/** Any administrator may remove any device: a phone that is lost is not there to do it. */
export async function deleteDevice(id: string, call: Call): Promise<Result<{ id: string }>> {
  const asks = await confirmedIn(call, 'remove a device')
  if (!asks.ok) return asks
  return call.db.transaction(async (tx) => {
    const device = isUuid(id) ? await findPushSubscription(tx, id) : undefined
    if (!device) return refuse({ code: 'NOT_FOUND', message: errors.noDevice })
    await deletePushSubscription(tx, id)
    const { label } = device
    await recordAudit(tx, asks.value, { action: 'delete', subject: 'PushDevice', subjectId: id, label })
    await call.services.notifications.tellOfChange(tx, {
      by: asks.value,
      changes: [words.deviceRemoved(label)],
    })
    return done({ id })
  })
}
