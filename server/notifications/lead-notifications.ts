import type { Lead, LeadKind } from '#server/schema/leads.ts'
import { toAdministrators } from './mail-recipients.ts'
import { type MessageFacts, messageFacts } from './message-facts.ts'
import type { NewDelivery } from './outbox.ts'
import { type QuoteFacts, quoteFacts } from './quote-facts.ts'
import { type ReviewFacts, reviewFacts } from './review-facts.ts'

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
