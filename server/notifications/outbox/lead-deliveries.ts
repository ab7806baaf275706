import type { Lead, LeadKind } from '#server/data-service/services.ts'
import { toAdministrators, type NewDelivery } from './outbox.ts'
import { z } from 'zod'

/** The columns of a stored lead that its notifications tell. */
export type NotifiedLead =
  | { kind: 'Quote'; stored: Pick<Stored<'Quote'>, keyof QuoteFacts> }
  | { kind: 'Message'; stored: Pick<Stored<'Message'>, keyof MessageFacts> }
  | { kind: 'Review'; stored: Pick<Stored<'Review'>, keyof ReviewFacts> }

type Stored<Kind extends LeadKind> = Extract<Lead, { kind: Kind }>['stored']

/** Who is told. */
export type Recipients = {
  /** Mail addresses; empty: every administrator. */
  notifyTo: readonly string[]
  webhook: { url: string } | undefined
  /** Ids of the devices that subscribed. */
  devices: readonly string[]
}

/** What happened, by what came in, and the facts that are told of it. */
const told = {
  Quote: { topic: 'quote.created', facts: quoteFacts },
  Message: { topic: 'message.created', facts: messageFacts },
  Review: { topic: 'review.created', facts: reviewFacts },
}

/** The messages that a new lead sends out, suspects included: to put into the outbox in the lead's transaction. */
export function notificationsFor(
  { kind, stored }: NotifiedLead,
  { notifyTo, webhook, devices }: Recipients,
): NewDelivery[] {
  const { topic, facts } = told[kind]
  const addresses = notifyTo.length > 0 ? new Set(notifyTo) : [toAdministrators]
  // Through JSON, as the payload is kept; the schema leaves out every column that it does not name.
  const payload = facts.parse(JSON.parse(JSON.stringify(stored)))
  const delivery = (channel: NewDelivery['channel'], recipient: string): NewDelivery => ({
    topic,
    subjectType: kind,
    subjectId: stored.id,
    channel,
    recipient,
    payload,
    dedupeKey: `${topic}:${stored.id}:${channel}:${recipient}`,
  })
  return [
    ...Array.from(addresses, (address) => delivery('mail', address)),
    ...(webhook ? [delivery('webhook', webhook.url)] : []),
    ...devices.map((device) => delivery('push', device)),
  ]
}

/**
 * A quote as it was when it came in: the payload of its deliveries and the `data` of its webhook call. Parsed when it
 * is read back, because a row may have been written by an earlier version.
 */
export const quoteFacts = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  phoneE164: z.string().nullable(),
  email: z.string(),
  service: z.string(),
  message: z.string(),
  /** Keys of the stored files; people open them in the admin, which signs the links. */
  fileUrls: z.array(z.string()),
  submittedAt: z.iso.datetime(),
  /** Why it looks automatic; empty for an ordinary one. */
  quarantineReasons: z.array(z.string()),
})

export type QuoteFacts = z.output<typeof quoteFacts>

/** A message of the contact form as it was when it came in: the payload of its deliveries and its webhook call. */
export const messageFacts = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneE164: z.string().nullable(),
  service: z.string(),
  message: z.string(),
  submittedAt: z.iso.datetime(),
  /** Why it looks automatic; empty for an ordinary one. */
  quarantineReasons: z.array(z.string()),
})

export type MessageFacts = z.output<typeof messageFacts>

/** A review as it was when it came in: the payload of its deliveries and its webhook call. */
export const reviewFacts = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  service: z.string().nullable(),
  location: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  /** Why it looks automatic; empty for an ordinary one. */
  quarantineReasons: z.array(z.string()),
})

export type ReviewFacts = z.output<typeof reviewFacts>
