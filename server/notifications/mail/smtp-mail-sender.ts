import { createTransport, type NodemailerError } from 'nodemailer'
import { type MailSender, messageOf } from './mail-sender.ts'
import { oneLine } from '#server/notifications/one-line.ts'

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

/**
 * Says what went wrong with a mail in words for the owner, and whether it would go wrong again. Only what the server
 * says for good (5xx) about this address or this message is permanent. What it says about us (sign-in, sender,
 * encryption) the operator can mend, and the mail goes out on the next try.
 */
export function explainSmtpError(error: NodemailerError): { permanent: boolean; reason: string } {
  const said = oneLine(error.response ?? error.message, 300)
  const again = (reason: string) => ({ permanent: false, reason })
  switch (error.code) {
    case 'ETIMEDOUT':
      return again('The mail server did not answer in time.')
    case 'EABORT':
      return again('The mail server took too long.')
    case 'EDNS':
      return again('The mail server’s name could not be found.')
    case 'EAUTH':
    case 'ENOAUTH':
      return again(`The mail server refused our sign-in: ${said}`)
    case 'ETLS':
      return again(`The mail server could not be reached securely: ${said}`)
  }
  const permanent = error.permanent === true
  if (error.command === 'RCPT TO' && error.responseCode)
    return permanent
      ? { permanent, reason: `The mail server refused the address: ${said}` }
      : again(`The mail server put the address off: ${said}`)
  if (error.command === 'DATA' && error.responseCode)
    return permanent
      ? { permanent, reason: `The mail server refused the message: ${said}` }
      : again(`The mail server put the message off: ${said}`)
  if (error.command === 'MAIL FROM') return again(`The mail server refused our sender address: ${said}`)
  // Found wrong before anything was sent, for example an address that is none.
  if (error.code === 'EENVELOPE')
    return { permanent: true, reason: `The mail could not be addressed: ${said}` }
  if (error.response) return again(`The mail server does not serve us: ${said}`)
  if (error.code === 'ECONNECTION') return again('The mail server dropped the connection.')
  return again(`The mail server could not be reached: ${error.originalCode ?? said}`)
}

/** Accepted for some recipients only: who is left out. */
export function explainSmtpRejections(errors: readonly NodemailerError[]): string {
  const left = errors.map((error) => `${error.recipient}: ${error.response ?? error.message}`)
  return oneLine(`Not accepted for ${left.join('; ')}`, 400)
}
