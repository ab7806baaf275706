import { z } from 'zod'
import type { Recipients } from './lead-deliveries.ts'
import { type NewDelivery, toLeadStaff } from './outbox.ts'

/** What a customer did on the page of a request and people must know at once. */
const requestNews = z.object({
  about: z.enum(['complained', 'cancelled']),
  kind: z.enum(['Quote', 'Message']),
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  phoneE164: z.string().nullable(),
  service: z.string(),
  at: z.iso.datetime(),
})

export type RequestNews = z.output<typeof requestNews>

/** Undefined when the delivery is about something else, or was written by another version. */
export const readRequestNews = (topic: string, payload: unknown): RequestNews | undefined =>
  topic.startsWith('request.') ? requestNews.safeParse(payload).data : undefined

/** By mail and to each device. Programs that a webhook calls are not told: they know of new leads only. */
export function requestNewsDeliveries(news: RequestNews, { notifyTo, devices }: Recipients): NewDelivery[] {
  const topic = `request.${news.about}`
  const delivery = (channel: NewDelivery['channel'], recipient: string): NewDelivery => ({
    topic,
    subjectType: news.kind,
    subjectId: news.id,
    channel,
    recipient,
    payload: news,
    dedupeKey: `${topic}:${news.id}:${news.at}:${channel}:${recipient}`,
  })
  const addresses = notifyTo.length > 0 ? new Set(notifyTo) : [toLeadStaff]
  return [
    ...Array.from(addresses, (address) => delivery('mail', address)),
    ...devices.map((device) => delivery('push', device)),
  ]
}
