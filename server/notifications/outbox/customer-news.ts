import { z } from 'zod'
import { byChannel, type Recipients } from './lead-deliveries.ts'
import { deliveriesTo, type NewDelivery } from './outbox.ts'

/** What a customer can do on the page of their request, of which the business is notified. */
const actions = ['cancelled', 'added', 'corrected'] as const

type CustomerAction = (typeof actions)[number]

const news = z.object({
  kind: z.enum(['Quote', 'Message']),
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  phoneE164: z.string().nullable(),
  service: z.string(),
  at: z.iso.datetime(),
  /** What was added. */
  text: z.string().nullish(),
  files: z.int().nullish(),
})

/** What a customer did, and enough of the request to call them. */
export type CustomerNews = z.output<typeof news> & { action: CustomerAction }

const topicOf = (action: CustomerAction) => `request.${action}`

/** Undefined when the delivery is about something else, or was written by another version. */
export function readCustomerNews(topic: string, payload: unknown): CustomerNews | undefined {
  const action = actions.find((one) => topic === topicOf(one))
  const { data } = news.safeParse(payload)
  return action && data && { ...data, action }
}

/** At most one notification of the same action in this time, for customers who add line by line and for misused links. */
const onceInMs = 10 * 60_000

/** The deliveries by mail and to each device. Webhooks get none: their programs know of new leads only. */
export function customerNewsDeliveries(
  { action, ...payload }: CustomerNews,
  { notifyTo, devices }: Recipients,
): NewDelivery[] {
  const topic = topicOf(action)
  const time = action === 'cancelled' ? '' : `:${Math.floor(Date.parse(payload.at) / onceInMs)}`
  const about = { topic, subjectType: payload.kind, subjectId: payload.id, payload }
  const recipients = byChannel({ notifyTo, webhook: undefined, devices })
  return deliveriesTo(recipients, about, `${topic}:${payload.id}${time}`)
}
