import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
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

/** The mail as it travels and as it is written to a file, and whom the mail server is told. */
export function mimeMessage(mail: OutgoingMail, from: string) {
  const message = new MailComposer(nodemailerMessage(mail, from)).compile()
  return { envelope: message.getEnvelope(), raw: mimeText(message) }
}

/**
 * A part of a mail, with those in it (RFC 2046, section 5.1.1). nodemailer gives the same by sending each part through streams,
 * which takes four times as long.
 */
function mimeText(node: MimeNode): string {
  const headers = node.buildHeaders()
  const { boundary, childNodes, content } = node
  const parts = childNodes.map((part) => `--${boundary}\r\n${mimeText(part)}\r\n`)
  if (boundary) return `${headers}\r\n\r\n${parts.join('')}--${boundary}--\r\n`
  const text = String(content)
  return `${headers}\r\n\r\n${node.getTransferEncoding() === '7bit' ? text : wrap(encode(text))}`
}

/** The mail in nodemailer's form. */
function nodemailerMessage(mail: OutgoingMail, from: string) {
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
