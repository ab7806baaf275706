import type { NodemailerError } from 'nodemailer'
import { oneLine } from '#server/notifications/one-line.ts'
import { AddressRefused } from '#server/notifications/webhook/http-post.ts'
import type { MailFailure, MailSendFailure } from './mail-sender.ts'

/** By the code of a socket's error. */
const sentences = {
  ETIMEDOUT: 'The mail server did not answer in time. The port may be blocked.',
  ECONNREFUSED: 'The mail server refuses connections on this port.',
} as const

/**
 * Explains a failure to the owner, and says whether it is permanent. Only a 5xx response about this address or this message
 * is. What the server refuses about us (sign-in, sender, encryption) can be mended, and the next try succeeds. `secrets` do
 * not appear in it, whatever the server says.
 */
export function explainSmtpError(
  error: Error & NodemailerError,
  secrets: readonly string[] = [],
): MailSendFailure {
  const detail = withoutSecrets(oneLine(error.response ?? error.message, 300), secrets)
  const ours = (failure: MailFailure, reason: string) => ({ permanent: false, reason, failure, detail })
  if (error instanceof AddressRefused)
    return ours(
      'address',
      'The mail server’s name leads into a private network. Only public addresses are used.',
    )
  const socketCode = error.originalCode ?? error.code ?? ''
  if (isCertificateError(error, socketCode))
    return ours('certificate', `The mail server’s certificate cannot be trusted: ${detail}`)
  switch (error.code) {
    case 'EABORT':
      return ours('connection', 'The mail server took too long.')
    case 'EAUTH':
    case 'ENOAUTH':
      // 454 and 421 are "not now", also during the sign-in.
      return isTooMany(error, detail)
        ? ours('tooMany', `The mail server takes no more for now: ${detail}`)
        : ours('signIn', `The mail server refused the user name or password: ${detail}`)
    case 'ETLS':
      return ours('certificate', `The mail server could not be reached securely: ${detail}`)
  }
  switch (socketCode) {
    case 'EDNS':
    case 'ENOTFOUND':
      return ours('host', 'The mail server’s name could not be found.')
    case 'ETIMEDOUT':
    case 'ESOCKETTIMEDOUT':
      return ours('connection', sentences.ETIMEDOUT)
    case 'ECONNREFUSED':
      return ours('connection', sentences.ECONNREFUSED)
  }
  // RFC 4954: authentication required.
  if (error.responseCode === 530)
    return ours('signIn', `The mail server wants a user name and password: ${detail}`)
  if (isTooMany(error, detail)) return ours('tooMany', `The mail server takes no more for now: ${detail}`)
  const permanent = error.permanent === true
  if (error.command === 'RCPT TO' && error.responseCode)
    return permanent
      ? { permanent, reason: `The mail server refused the address: ${detail}` }
      : { permanent, reason: `The mail server put the address off: ${detail}` }
  if (error.command === 'DATA' && error.responseCode)
    return permanent
      ? { permanent, reason: `The mail server refused the message: ${detail}` }
      : { permanent, reason: `The mail server put the message off: ${detail}` }
  if (error.command === 'MAIL FROM')
    return ours(permanent ? 'sender' : 'refused', `The mail server refused our sender address: ${detail}`)
  // nodemailer found the envelope invalid before sending, for example an address that is none.
  if (error.code === 'EENVELOPE')
    return { permanent: true, reason: `The mail could not be addressed: ${detail}` }
  if (error.response) return ours('refused', `The mail server does not serve us: ${detail}`)
  if (error.code === 'ECONNECTION') return ours('connection', 'The mail server dropped the connection.')
  return ours('connection', `The mail server could not be reached: ${socketCode || detail}`)
}

/** What Node's TLS calls a certificate that it does not take, and OpenSSL a server that speaks no TLS there. */
function isCertificateError(error: Error, code: string): boolean {
  return (
    /^(?:CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO$)/.test(code) ||
    /certificate|altnames|wrong version number/i.test(error.message)
  )
}

/** RFC 3463: X.7.0 with 4xx, X.4.5 and X.2.x are quotas; the large providers say it in words. */
const isTooMany = ({ responseCode }: NodemailerError, detail: string) =>
  responseCode !== undefined &&
  /\b(?:4\.4\.5|4\.7\.28|5\.4\.5|5\.7\.28)\b|too many (?:messages|mails|logins?|login attempts)|(?:sending|daily|hourly|rate) (?:quota|limit)|quota exceeded|rate limited/i.test(
    detail,
  )

/** A server may answer with what it was given, plain or in base64. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, Buffer.from(secret).toString('base64')])
    .toSorted((one, other) => other.length - one.length)
    .reduce((clean, secret) => clean.replaceAll(secret, '…'), text)
}

/** For a mail that was accepted for some recipients only: who does not get it. */
export function explainSmtpRejections(errors: readonly NodemailerError[]): string {
  const rejections = errors.map((error) => `${error.recipient}: ${error.response ?? error.message}`)
  return oneLine(`Not accepted for ${rejections.join('; ')}`, 400)
}
