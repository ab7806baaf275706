import type { MailContent } from './lead-mail.ts'
import type { SendResult } from '#server/notifications/outbox/outbox.ts'

/** A composed mail with its addresses. A repeat of the same delivery has the same id and date, so it can be recognized. */
export type OutgoingMail = MailContent & { deliveryId: string; date: Date; to: readonly string[] }

/** Hands a mail over. `ok` once the other side, a mail server or a disk, has it for good. */
export type MailSender = {
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SendResult>
  close(): void
}

/** The mail as nodemailer takes it, for sending and for writing alike. */
export function messageOf(mail: OutgoingMail, from: string) {
  return {
    messageId: `<${mail.deliveryId}@${domainOf(from)}>`,
    date: mail.date,
    from: mail.fromName ? { name: mail.fromName, address: addressIn(from) } : from,
    // As objects: a text would be parsed, and could name more people than one.
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // RFC 3834: vacation notes do not answer this.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

const domainOf = (from: string) => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
