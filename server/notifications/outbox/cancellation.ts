import { z } from 'zod'
import type { Recipients } from './lead-deliveries.ts'
import { type NewDelivery, toLeadStaff } from './outbox.ts'

const topic = 'request.cancelled'

/** A request that its customer withdrew. */
const cancellation = z.object({
  kind: z.enum(['Quote', 'Message']),
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  phoneE164: z.string().nullable(),
  service: z.string(),
  at: z.iso.datetime(),
})

export type Cancellation = z.output<typeof cancellation>

/** Undefined when the delivery is about something else, or was written by another version. */
export const readCancellation = (of: string, payload: unknown): Cancellation | undefined =>
  of === topic ? cancellation.safeParse(payload).data : undefined

/** By mail and to each device. Programs that a webhook calls are not told: they know of new leads only. */
export function cancellationDeliveries(
  cancelled: Cancellation,
  { notifyTo, devices }: Recipients,
): NewDelivery[] {
  const delivery = (channel: NewDelivery['channel'], recipient: string): NewDelivery => ({
    topic,
    subjectType: cancelled.kind,
    subjectId: cancelled.id,
    channel,
    recipient,
    payload: cancelled,
    dedupeKey: `${topic}:${cancelled.id}:${channel}:${recipient}`,
  })
  const addresses = notifyTo.length > 0 ? new Set(notifyTo) : [toLeadStaff]
  return [
    ...Array.from(addresses, (address) => delivery('mail', address)),
    ...devices.map((device) => delivery('push', device)),
  ]
}
