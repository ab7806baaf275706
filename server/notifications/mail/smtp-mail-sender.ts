import { createTransport, type NodemailerError } from 'nodemailer'
import { oneLine } from '#server/notifications/one-line.ts'
import { done, refuse } from '#server/result.ts'
import { type MailSender, nodemailerMessage } from './mail-sender.ts'

/** In milliseconds; tests use shorter ones. */
type Timeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number }

/**
 * Sends by SMTP over a pool of connections. The URL decides about TLS: smtps:// from the first byte, smtp:// by
 * STARTTLS when the server offers it, smtp://...?requireTLS=true or not at all.
 */
export function smtpMailSender(
  smtpUrl: string,
  from: string,
  timeouts: Timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // Four for our own people, two for customers: as many as the outbox sends at once.
    maxConnections: 6,
    // The outbox retries; nodemailer's own retries after a dropped connection would hide the failure from it.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    ...timeouts,
  })
  return {
    async send(mail, signal) {
      try {
        const { rejectedErrors = [] } = await transport.sendMail({ ...nodemailerMessage(mail, from), signal })
        return done(rejectedErrors.length > 0 ? { note: explainSmtpRejections(rejectedErrors) } : {})
      } catch (error) {
        if (error instanceof Error) return refuse(explainSmtpError(error))
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Explains a failure to the owner, and says whether it is permanent. Only a 5xx response about this address or this message
 * is. What the server refuses about us (sign-in, sender, encryption) the operator can mend, and the next try succeeds.
 */
function explainSmtpError(error: NodemailerError): { permanent: boolean; reason: string } {
  const detail = oneLine(error.response ?? error.message, 300)
  const temporary = (reason: string) => ({ permanent: false, reason })
  switch (error.code) {
    case 'ETIMEDOUT':
      return temporary('The mail server did not answer in time.')
    case 'EABORT':
      return temporary('The mail server took too long.')
    case 'EDNS':
      return temporary('The mail server’s name could not be found.')
    case 'EAUTH':
    case 'ENOAUTH':
      return temporary(`The mail server refused our sign-in: ${detail}`)
    case 'ETLS':
      return temporary(`The mail server could not be reached securely: ${detail}`)
  }
  const permanent = error.permanent === true
  if (error.command === 'RCPT TO' && error.responseCode)
    return permanent
      ? { permanent, reason: `The mail server refused the address: ${detail}` }
      : temporary(`The mail server put the address off: ${detail}`)
  if (error.command === 'DATA' && error.responseCode)
    return permanent
      ? { permanent, reason: `The mail server refused the message: ${detail}` }
      : temporary(`The mail server put the message off: ${detail}`)
  if (error.command === 'MAIL FROM') return temporary(`The mail server refused our sender address: ${detail}`)
  // nodemailer found the envelope invalid before sending, for example an address that is none.
  if (error.code === 'EENVELOPE')
    return { permanent: true, reason: `The mail could not be addressed: ${detail}` }
  if (error.response) return temporary(`The mail server does not serve us: ${detail}`)
  if (error.code === 'ECONNECTION') return temporary('The mail server dropped the connection.')
  return temporary(`The mail server could not be reached: ${error.originalCode ?? detail}`)
}

/** For a mail that was accepted for some recipients only: who does not get it. */
function explainSmtpRejections(errors: readonly NodemailerError[]): string {
  const rejections = errors.map((error) => `${error.recipient}: ${error.response ?? error.message}`)
  return oneLine(`Not accepted for ${rejections.join('; ')}`, 400)
}
