import { z } from 'zod'
import { byChannel, type Recipients } from './lead-deliveries.ts'
import { deliveriesTo, type NewDelivery } from './outbox.ts'

/** What a customer does on the page of their request, and the business must hear of though no screen is open. */
const deeds = ['cancelled', 'added', 'corrected'] as const

type Deed = (typeof deeds)[number]

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
export type CustomerNews = z.output<typeof news> & { deed: Deed }

const topicOf = (deed: Deed) => `request.${deed}`

/** Undefined when the delivery is about something else, or was written by another version. */
export function readCustomerNews(topic: string, payload: unknown): CustomerNews | undefined {
  const deed = deeds.find((one) => topic === topicOf(one))
  const { data } = news.safeParse(payload)
  return deed && data && { ...data, deed }
}

/** A customer who adds line by line, or whoever misuses the link, is notified of once in this time. */
const onceInMs = 10 * 60_000

/** The deliveries by mail and to each device. Webhooks get none: their programs know of new leads only. */
export function customerNewsDeliveries(
  { deed, ...payload }: CustomerNews,
  { notifyTo, devices }: Recipients,
): NewDelivery[] {
  const topic = topicOf(deed)
  const time = deed === 'cancelled' ? '' : `:${Math.floor(Date.parse(payload.at) / onceInMs)}`
  const about = { topic, subjectType: payload.kind, subjectId: payload.id, payload }
  const recipients = byChannel({ notifyTo, webhook: undefined, devices })
  return deliveriesTo(recipients, about, `${topic}:${payload.id}${time}`)
}
