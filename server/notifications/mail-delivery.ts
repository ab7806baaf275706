import { composeMail, type Told } from './compose-mail.ts'
import { toAdministrators } from './mail-recipients.ts'
import type { MailSender } from './mail-sender.ts'
import type { Sender } from './sender.ts'

type MailDeliveryDeps = {
  mail: MailSender
  /** Asked at each attempt, so that an administrator who came later gets what is still waiting. */
  administratorEmails: () => Promise<readonly string[]>
  company: () => Promise<Told['company']>
} & Pick<Told, 'adminLink' | 'site' | 'secret'>

/** The sender of the outbox's mail channel: composes what the delivery tells and hands it to the mail sender. */
export function mailDelivery(deps: MailDeliveryDeps): Sender {
  const { mail, administratorEmails, company, ...told } = deps
  return async (delivery, signal) => {
    const content = await composeMail(delivery, { ...told, company: await company() })
    if (!content)
      return { ok: false, permanent: true, reason: 'The stored message could not be read by this version.' }
    const isForAdministrators = delivery.recipient === toAdministrators
    const to = isForAdministrators ? await administratorEmails() : [delivery.recipient]
    if (to.length === 0)
      return {
        ok: false,
        permanent: false,
        reason: 'There is no administrator and no other address to mail to yet.',
      }
    return mail.send({ ...content, deliveryId: delivery.id, date: delivery.createdAt, to }, signal)
  }
}
