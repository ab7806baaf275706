import { composeMail, type Told } from './compose-mail.ts'
import { toAdministrators } from './mail-recipients.ts'
import type { MailSender } from './mail-sender.ts'
import type { Sender } from './sender.ts'

type MailDeliveryDeps = {
  mail: MailSender
  /** Asked at each attempt, so that an administrator who came later gets what is still waiting. */
  administratorEmails: () => Promise<readonly string[]>
  company: () => Promise<Told['company']>
} & Pick<Told, 'adminLink' | 'site'>

/** The sender of the outbox's mail channel: composes what the delivery tells and hands it to the mail sender. */
export function mailDelivery(deps: MailDeliveryDeps): Sender {
  const { mail, administratorEmails, company, adminLink, site } = deps
  return async (delivery, signal) => {
    const content = composeMail(delivery, { company: await company(), adminLink, site })
    if (!content)
      return { ok: false, permanent: true, reason: 'The stored message could not be read by this version.' }
    const isForAdministrators = delivery.recipient === toAdministrators
    const to = isForAdministrators ? await administratorEmails() : [delivery.recipient]
    if (to.length === 0)
      return { ok: false, permanent: false, reason: 'No administrator yet and NOTIFY_TO is not set' }
    return mail.send({ ...content, deliveryId: delivery.id, date: delivery.createdAt, to }, signal)
  }
}
