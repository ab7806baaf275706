import { createTransport } from 'nodemailer'
import { type MailSender, messageOf } from './mail-sender.ts'
import { explainSmtpError, explainSmtpRejections } from './smtp-error.ts'

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
