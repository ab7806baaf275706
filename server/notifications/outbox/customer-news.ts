import { z } from 'zod'
import { contactWays } from '#content/promise-rules.ts'
import { requestKinds } from '#server/schema/requests.ts'
import { byChannel, type Recipients } from './lead-deliveries.ts'
import { deliveriesTo, type NewDelivery } from './outbox.ts'

export const customerActions = [
  'cancelled',
  'added',
  'corrected',
  'accepted',
  'declined',
  'anotherTime',
  'appointmentCancelled',
  'booked',
  'wished',
] as const

type CustomerAction = (typeof customerActions)[number]

const news = z.object({
  kind: z.enum(requestKinds),
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  phoneE164: z.string().nullable(),
  contactBy: z.enum(contactWays).nullish(),
  service: z.string(),
  at: z.iso.datetime(),
  text: z.string().nullish(),
  appointment: z.object({ scheduledAt: z.iso.datetime(), windowMinutes: z.int().nullable() }).nullish(),
  /** A yes while a visit is ahead or under way. */
  isBooked: z.boolean().nullish(),
  files: z.int().nullish(),
})

export type CustomerNews = z.output<typeof news> & { action: CustomerAction }

export const newsTopic = (action: CustomerAction) => `request.${action}`

export const newsTopics = customerActions.map(newsTopic)

/** What a customer did is in the topic only. */
export const newsOf = (action: CustomerAction) => news.transform((told) => ({ ...told, action }))

/** Limits notifications about customers who add line by line, and about misused links. */
const onceInMs = 10 * 60_000

/** Not to webhooks: their programs know of new leads only. */
export function customerNewsDeliveries(
  { action, ...payload }: CustomerNews,
  { notifyTo, devices }: Recipients,
): NewDelivery[] {
  const topic = newsTopic(action)
  const picked = action === 'booked' || action === 'wished' ? `:${payload.appointment?.scheduledAt}` : ''
  const time = action === 'cancelled' ? '' : `:${Math.floor(Date.parse(payload.at) / onceInMs)}${picked}`
  const about = { topic, subjectType: payload.kind, subjectId: payload.id, payload }
  const recipients = byChannel({ notifyTo, webhook: undefined, devices })
  return deliveriesTo(recipients, about, `${topic}:${payload.id}${time}`)
}
