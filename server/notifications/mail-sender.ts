import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailContent } from './lead-mail.ts'
import type { SendResult } from './sender.ts'
import { explainSmtpError, explainSmtpRejections } from './smtp-error.ts'

/** A composed mail with its addresses. A repeat of the same delivery has the same id and date, so it can be recognized. */
export type OutgoingMail = MailContent & { deliveryId: string; date: Date; to: readonly string[] }

/** Hands a mail over. `ok` once the other side, a mail server or a disk, has it for good. */
export type MailSender = {
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SendResult>
  close(): void
}

/** Writes mails as files that every mail program opens. The same delivery again replaces its file. */
export function fileMailSender(dir: string, from: string): MailSender {
  return {
    async send(mail) {
      const bytes = await new MailComposer(messageOf(mail, from)).compile().build()
      const time = mail.date.toISOString().replaceAll(':', '-')
      try {
        await mkdir(dir, { recursive: true })
        await writeForGood(dir, `${time}_${mail.deliveryId}.eml`, bytes)
        return { ok: true }
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error)
        return { ok: false, permanent: false, reason: `The mail could not be written to disk: ${cause}` }
      }
    },
    close() {},
  }
}

/** Milliseconds; the defaults suit a public mail server, tests use shorter ones. */
type Patience = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number }

/**
 * Sends by SMTP over a few kept connections. The URL decides about TLS: smtps:// from the first byte, smtp:// by
 * STARTTLS when the server offers it, smtp://...?requireTLS=true or not at all.
 */
export function smtpMailSender(
  smtpUrl: string,
  from: string,
  patience: Patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    // Its own repeats after a dropped connection would hide the failure from the outbox, which repeats by itself.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    ...patience,
  })
  return {
    async send(mail, signal) {
      try {
        const { rejectedErrors = [] } = await transport.sendMail({ ...messageOf(mail, from), signal })
        return rejectedErrors.length > 0
          ? { ok: true, note: explainSmtpRejections(rejectedErrors) }
          : { ok: true }
      } catch (error) {
        if (error instanceof Error) return { ok: false, ...explainSmtpError(error) }
        throw error
      }
    },
    close: () => transport.close(),
  }
}

function messageOf(mail: OutgoingMail, from: string) {
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

/** Whole or not at all, and still there after a power cut. */
async function writeForGood(dir: string, name: string, bytes: Buffer): Promise<void> {
  const draft = join(dir, `.${randomUUID()}.draft`)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(dir, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  const folder = await open(dir)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
