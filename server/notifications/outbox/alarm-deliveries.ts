import { z } from 'zod'
import { type DeliveredLead, deliveredLead, type NotifiedLead } from './lead-deliveries.ts'
import { deliveriesTo, type NewDelivery } from './outbox.ts'

/** Of an alarm about a quote or message. */
export const alarmTopic = 'lead.waiting'

/** Why it rings: nobody has taken the request, its sender says that nobody called, or it was to be looked at again now. */
const alarmReasons = ['waiting', 'complained', 'followUp'] as const

const alarm = z.object({
  reason: z.enum(alarmReasons),
  isEmergency: z.boolean(),
  /** Since the request came, when it rang. */
  minutes: z.int(),
  /** How many requests it speaks for; the one that it is about is named. */
  waiting: z.int().default(1),
})

/** What an alarm says besides the request. */
export type Alarm = z.output<typeof alarm>

/** Whom one alarm reaches: push subscriptions and mail addresses. */
export type AlarmRecipients = { devices: readonly string[]; addresses: readonly string[] }

/**
 * The deliveries of one alarm, to be enqueued in the transaction that says that it rang. `round`: tells it from the other
 * alarms about the same request; the same one is stored once.
 */
export function alarmDeliveries(
  { kind, stored }: NotifiedLead,
  ringing: Alarm,
  { round, devices, addresses }: AlarmRecipients & { round: string },
): NewDelivery[] {
  const lead = deliveredLead.parse({ kind, payload: JSON.parse(JSON.stringify(stored)) })
  return deliveriesTo(
    [
      ['push', devices],
      ['mail', addresses],
    ],
    { topic: alarmTopic, subjectType: kind, subjectId: stored.id, payload: { alarm: ringing, lead } },
    `${alarmTopic}:${stored.id}:${round}`,
  )
}

/** An alarm with the request as it was when it rang. */
export type DeliveredAlarm = { alarm: Alarm; lead: DeliveredLead }

const alarmPayload = z.object({ alarm, lead: deliveredLead })

/** Reads the alarm back from a delivery; undefined when it is none, or written by another version. */
export function readDeliveredAlarm(topic: string, payload: unknown): DeliveredAlarm | undefined {
  return topic === alarmTopic ? alarmPayload.safeParse(payload).data : undefined
}
