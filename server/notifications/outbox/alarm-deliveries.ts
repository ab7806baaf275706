import { z } from 'zod'
import { deliveredLead, type NotifiedLead } from './lead-deliveries.ts'
import { deliveriesTo, type NewDelivery } from './outbox.ts'

export const alarmTopic = 'lead.waiting'

const alarmReasons = [
  'waiting',
  'complained',
  'followUp',
  'given',
  'unanswered',
  'handedBack',
  'takenAway',
  'moved',
] as const

/**
 * `waiting`: how many requests it covers; only one is named. `by` and `to`: names of the person who gave it, took it or handed
 * it back, and of the assignee.
 */
const alarm = z.object({
  reason: z.enum(alarmReasons),
  isEmergency: z.boolean(),
  minutes: z.int(),
  waiting: z.int().default(1),
  by: z.string().optional(),
  to: z.string().optional(),
  note: z.string().nullish(),
  /** Of `moved`: the appointment that the person was told last. */
  known: z.string().optional(),
  job: z
    .object({
      address: z.string().nullable(),
      scheduledAt: z.iso.datetime().nullable(),
      windowMinutes: z.int().nullable().default(null),
      quotedCents: z.int().nullable(),
      notes: z.string().nullable(),
    })
    .optional(),
})

export type Alarm = z.output<typeof alarm>

export type AlarmRecipients = { devices: readonly string[]; addresses: readonly string[] }

/** Enqueued in the transaction that records the alarm. The same `round` is stored once. */
export function alarmDeliveries(
  lead: NotifiedLead,
  ringing: Alarm,
  { round, devices, addresses }: AlarmRecipients & { round: string },
): NewDelivery[] {
  const { kind, id } = lead
  const delivered = deliveredLead.parse({ kind, payload: JSON.parse(JSON.stringify(lead)) })
  return deliveriesTo(
    [
      ['push', devices],
      ['mail', addresses],
    ],
    { topic: alarmTopic, subjectType: kind, subjectId: id, payload: { alarm: ringing, lead: delivered } },
    `${alarmTopic}:${id}:${round}`,
  )
}

export const alarmPayload = z.object({ alarm, lead: deliveredLead })

export type DeliveredAlarm = z.output<typeof alarmPayload>
