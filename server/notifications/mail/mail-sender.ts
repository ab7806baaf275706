import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import type { SendFailure, SendResult } from '#server/notifications/outbox/outbox.ts'
import type { Result } from '#server/result.ts'
import type { mailFailure } from '#server/schema/notifications.ts'
import type { MailContent } from './mail-content.ts'

export type OutgoingMail = MailContent & { deliveryId: string; date: Date; to: readonly string[] }

export type MailFailure = (typeof mailFailure.enumValues)[number]

/** `failure` if it concerns all mails and not only this one. `detail`: the server's words. */
export type MailSendFailure = SendFailure & { failure?: MailFailure; detail?: string }

export type MailSendResult = Result<Extract<SendResult, { ok: true }>['value'], MailSendFailure>

/** `ok` once a mail server accepted it or it is on disk. */
export type MailSender = {
  send(mail: OutgoingMail, signal: AbortSignal, handOver?: () => void): Promise<MailSendResult>
  close(): void
}

export function mimeMessage(mail: OutgoingMail, from: string) {
  const message = new MailComposer(nodemailerMessage(mail, from)).compile()
  return { envelope: message.getEnvelope(), raw: mimeText(message) }
}

/**
 * A part of a mail with its children (RFC 2046, section 5.1.1). nodemailer gives the same through streams,
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

function nodemailerMessage(mail: OutgoingMail, from: string) {
  return {
    messageId: `<${mail.deliveryId}@${domainOf(from)}>`,
    date: mail.date,
    from: mail.fromName ? { name: mail.fromName, address: addressIn(from) } : from,
    // Objects, because a string is parsed and could contain several addresses.
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Choosing by counting letters takes longer.
    textEncoding: 'quoted-printable' as const,
    // No automatic replies: RFC 3834, and Exchange's own header.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribe && { 'List-Unsubscribe': unsubscribeLink(mail.unsubscribe) }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 2369: a mail to the business, which asks each customer once. */
const unsubscribeLink = ({ address, subject }: NonNullable<OutgoingMail['unsubscribe']>) =>
  `<mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}>`

export const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

const domainOf = (from: string) => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
