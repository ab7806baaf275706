import { z } from 'zod'
import type { messages, quotes, reviews } from '#server/schema/leads.ts'
import { type NewDelivery, toLeadStaff } from './outbox.ts'

/** A stored lead, with the columns that its notifications contain. */
export type NotifiedLead =
  | { kind: 'Quote'; stored: Pick<typeof quotes.$inferSelect, keyof QuotePayload> }
  | { kind: 'Message'; stored: Pick<typeof messages.$inferSelect, keyof MessagePayload> }
  | { kind: 'Review'; stored: Pick<typeof reviews.$inferSelect, keyof ReviewPayload> }

/** Who is notified of a lead. */
export type Recipients = {
  /** Mail addresses; empty: everyone who works with requests. */
  notifyTo: readonly string[]
  webhook: { url: string } | undefined
  /** Ids of push subscriptions. */
  devices: readonly string[]
}

/**
 * The deliveries of a new lead, suspicious or not: one for each mail address, one for the webhook and one for each device.
 * To be enqueued in the lead's transaction.
 */
export function leadDeliveries({ kind, stored }: NotifiedLead, recipients: Recipients): NewDelivery[] {
  const topic = topics[kind]
  // Through JSON, because that is how it is stored; the schema drops every column that it does not name.
  const { payload } = deliveredLead.parse({ kind, payload: JSON.parse(JSON.stringify(stored)) })
  const about = { topic, subjectType: kind, subjectId: stored.id, payload }
  return deliveriesTo(recipients, about, `${topic}:${stored.id}`)
}

/** One delivery for each recipient; those with the same `once` and recipient are stored once. */
export function deliveriesTo(
  { notifyTo, webhook, devices }: Recipients,
  about: Pick<NewDelivery, 'topic' | 'subjectType' | 'subjectId' | 'payload'>,
  once: string,
): NewDelivery[] {
  const delivery = (channel: NewDelivery['channel'], recipient: string): NewDelivery => ({
    ...about,
    channel,
    recipient,
    dedupeKey: `${once}:${channel}:${recipient}`,
  })
  const addresses = notifyTo.length > 0 ? new Set(notifyTo) : [toLeadStaff]
  return [
    ...Array.from(addresses, (address) => delivery('mail', address)),
    ...(webhook ? [delivery('webhook', webhook.url)] : []),
    ...devices.map((device) => delivery('push', device)),
  ]
}

const topics = { Quote: 'quote.created', Message: 'message.created', Review: 'review.created' } as const

/**
 * Reads the lead back from a delivery. Undefined when the topic is not about a lead, or when the payload does not parse: the
 * row may have been written by another version.
 */
export function readDeliveredLead(topic: string, payload: unknown): DeliveredLead | undefined {
  const kind = Object.entries(topics).find(([, one]) => one === topic)?.[0]
  return deliveredLead.safeParse({ kind, payload }).data
}

/** A lead as it was when it came in: the payload of its deliveries and the `data` of its webhook call. */
const leadPayload = z.object({
  id: z.uuid(),
  email: z.string(),
  submittedAt: z.iso.datetime(),
  /** Why it is suspicious; empty when it is not. */
  quarantineReasons: z.array(z.string()),
})

const requestPayload = leadPayload.extend({
  phone: z.string(),
  phoneE164: z.string().nullable(),
  service: z.string(),
  message: z.string(),
})

const quotePayload = requestPayload.extend({
  firstName: z.string(),
  lastName: z.string(),
  /** Keys of the stored files; people open them in the panel, which signs the links. */
  fileUrls: z.array(z.string()),
})

const messagePayload = requestPayload.extend({ name: z.string() })

const reviewPayload = leadPayload.extend({
  name: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  service: z.string().nullable(),
  location: z.string().nullable(),
})

export const deliveredLead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('Quote'), payload: quotePayload }),
  z.object({ kind: z.literal('Message'), payload: messagePayload }),
  z.object({ kind: z.literal('Review'), payload: reviewPayload }),
])

export type DeliveredLead = z.output<typeof deliveredLead>
export type QuotePayload = z.output<typeof quotePayload>
export type MessagePayload = z.output<typeof messagePayload>
export type ReviewPayload = z.output<typeof reviewPayload>
