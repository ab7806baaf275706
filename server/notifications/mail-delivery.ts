import { toAdministrators } from './mail-recipients.ts'
import type { MailSender } from './mail-sender.ts'
import type { Delivery } from './outbox.ts'
import { quoteFacts } from './quote-facts.ts'
import { composeQuoteMail, type MailContent } from './quote-mail.ts'
import type { Sender } from './sender.ts'

type MailDeliveryDeps = {
  mail: MailSender
  /** Asked at each attempt, so that an administrator who came later gets what is still waiting. */
  administratorEmails: () => Promise<readonly string[]>
  /** Complete address of a quote's card in the admin. */
  adminLink: (quoteId: string) => string
}

/** The sender of the outbox's mail channel: composes what the delivery tells and hands it to the mail sender. */
export function mailDelivery({ mail, administratorEmails, adminLink }: MailDeliveryDeps): Sender {
  return async (delivery, signal) => {
    const content = composed(delivery, adminLink)
    if (!content)
      return { ok: false, permanent: true, reason: 'The stored message could not be read by this version.' }
    const isForAdministrators = delivery.recipient === toAdministrators
    const to = isForAdministrators ? await administratorEmails() : [delivery.recipient]
    if (to.length === 0)
      return { ok: false, permanent: false, reason: 'No administrator yet and NOTIFY_TO is not set' }
    return mail.send({ ...content, deliveryId: delivery.id, date: delivery.createdAt, to }, signal)
  }
}

function composed(delivery: Delivery, adminLink: (quoteId: string) => string): MailContent | undefined {
  if (delivery.topic !== 'quote.created') return undefined
  const parsed = quoteFacts.safeParse(delivery.payload)
  return parsed.success ? composeQuoteMail(parsed.data, adminLink) : undefined
}
