import type { SendFailure, SendResult } from '#server/notifications/outbox/outbox.ts'
import type { Result } from '#server/result.ts'
import type { mailFailure } from '#server/schema/notifications.ts'
import type { MailContent } from './mail-content.ts'

/** A composed mail with its addresses. Every attempt of a delivery has the same id and date. */
export type OutgoingMail = MailContent & { deliveryId: string; date: Date; to: readonly string[] }

/** Why no mail leaves, by what one does about it. */
export type MailFailure = (typeof mailFailure.enumValues)[number]

/** A failed attempt. `failure`: why no mail leaves, when it is not about this one. `detail`: the server's words. */
export type MailSendFailure = SendFailure & { failure?: MailFailure; detail?: string }

/** What came of handing a mail over. */
export type MailSendResult = Result<Extract<SendResult, { ok: true }>['value'], MailSendFailure>

/** Hands a mail to a mail server or writes it to disk. `ok` once it is safe there. */
export type MailSender = {
  send(mail: OutgoingMail, signal: AbortSignal): Promise<MailSendResult>
  close(): void
}

/** The mail in nodemailer's form, for sending and for writing to a file. */
export function nodemailerMessage(mail: OutgoingMail, from: string) {
  return {
    messageId: `<${mail.deliveryId}@${domainOf(from)}>`,
    date: mail.date,
    from: mail.fromName ? { name: mail.fromName, address: addressIn(from) } : from,
    // As objects, because a string would be parsed and could contain several addresses.
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Counting its letters, to choose, takes longer.
    textEncoding: 'quoted-printable' as const,
    // RFC 3834, and what Exchange looks at: no automatic replies to this.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The bare address of a sender: "Lantern <a@example.com>" gives a@example.com. */
export const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

const domainOf = (from: string) => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
