import type { quotes } from '../models/quote-table.ts'
import { toAdministrators } from './mail-recipients.ts'
import type { NewDelivery } from './outbox.ts'
import type { QuoteFacts } from './quote-facts.ts'

/** The columns of a stored quote that its notifications tell. */
export type NotifiedQuote = Pick<typeof quotes.$inferSelect, keyof QuoteFacts>

type Recipients = {
  /** Mail addresses; empty: every administrator. */
  notifyTo: readonly string[]
  webhook: { url: string } | undefined
}

/** The messages that a new quote sends out, suspects included: to put into the outbox in the quote's transaction. */
export function notificationsFor(quote: NotifiedQuote, { notifyTo, webhook }: Recipients): NewDelivery[] {
  const addresses = notifyTo.length > 0 ? new Set(notifyTo) : [toAdministrators]
  const payload = factsOf(quote)
  const delivery = (channel: NewDelivery['channel'], recipient: string): NewDelivery => ({
    topic: 'quote.created',
    subjectType: 'Quote',
    subjectId: quote.id,
    channel,
    recipient,
    payload,
    dedupeKey: `quote.created:${quote.id}:${channel}:${recipient}`,
  })
  return [
    ...Array.from(addresses, (address) => delivery('mail', address)),
    ...(webhook ? [delivery('webhook', webhook.url)] : []),
  ]
}

function factsOf(quote: NotifiedQuote): QuoteFacts {
  return {
    id: quote.id,
    firstName: quote.firstName,
    lastName: quote.lastName,
    phone: quote.phone,
    phoneE164: quote.phoneE164,
    email: quote.email,
    service: quote.service,
    message: quote.message,
    fileUrls: quote.fileUrls,
    submittedAt: quote.submittedAt.toISOString(),
    quarantineReasons: quote.quarantineReasons,
  }
}
