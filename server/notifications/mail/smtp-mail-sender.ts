import { connect, type Socket } from 'node:net'
import { createTransport, type NodemailerError } from 'nodemailer'
import type { SMTPTransportGetSocketCallback, SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import { AddressRefused, checkedLookup, requireAddress } from '#server/http/outgoing-address.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { done, type Reason, refuse } from '#server/result.ts'
import { type MailFailure, type MailSender, type MailSendFailure, mimeMessage } from './mail-sender.ts'
import type { MailSecurity } from './mail-settings.ts'

export type SmtpServer = {
  host: string
  port: number
  security: MailSecurity
  signIn: { user: string; password: string } | undefined
}

type Options = {
  mayConnect?: (address: string) => boolean
  connectionTimeout?: number
  greetingTimeout?: number
  socketTimeout?: number
}

/**
 * Pooled. A URL decides about TLS: smtps:// from the first byte, smtp:// by STARTTLS when offered,
 * smtp://...?requireTLS=true or not at all.
 */
export function smtpMailSender(server: string | SmtpServer, from: string, options: Options = {}): MailSender {
  const { mayConnect = () => true, ...timeouts } = options
  const transport = createTransport({
    ...transportOptions(server),
    pool: true,
    // Four for staff, two for customers: as many as the outbox sends at once.
    maxConnections: 6,
    // The outbox retries; nodemailer's own retries would hide a failure from it.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Until it answers a message, for which it may take minutes. Before, the signal ends what takes too long.
    socketTimeout: 10 * 60_000,
    idleTimeout: 30_000,
    ...timeouts,
    getSocket(place: SMTPTransportOptions, callback: SMTPTransportGetSocketCallback) {
      openSocket(place, mayConnect)
        .then((connection) => callback(null, { connection }))
        .catch((error: Error) => callback(error))
    },
  })
  // nodemailer reads this stream when the server has asked for the message; at its end the server has it.
  transport.use('stream', ({ message, data }, callback) => {
    const open = message?.createReadStream.bind(message)
    if (message && open)
      message.createReadStream = (options) => open(options).once('end', () => tellHandOver(data))
    callback()
  })
  const secrets = secretsOf(server)
  return {
    async send(mail, signal, handOver) {
      const progress = { isHandedOver: false }
      const onHandOver = () => {
        progress.isHandedOver = true
        handOver?.()
      }
      try {
        const message = { ...mimeMessage(mail, from), signal, onHandOver }
        const { rejectedErrors = [] } = await transport.sendMail(message)
        return done(rejectedErrors.length > 0 ? { note: noteOfRejections(rejectedErrors) } : {})
      } catch (error) {
        if (!(error instanceof Error)) throw error
        const isAnswered = 'responseCode' in error && Boolean(error.responseCode)
        const isUnanswered = progress.isHandedOver && !isAnswered
        return refuse({ ...smtpFailure(error, secrets), ...(isUnanswered && { isUnanswered }) })
      }
    },
    close: () => transport.close(),
  }
}

/** nodemailer passes on what it does not know, without a type. */
function tellHandOver(data: object) {
  if ('onHandOver' in data && typeof data.onHandOver === 'function') data.onHandOver()
}

function transportOptions(server: string | SmtpServer) {
  if (typeof server === 'string') return { url: server }
  const { host, port, security, signIn } = server
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(signIn && { auth: { user: signIn.user, pass: signIn.password } }),
  }
}

function secretsOf(server: string | SmtpServer): string[] {
  const password = typeof server === 'string' ? passwordIn(server) : (server.signIn?.password ?? '')
  const user = typeof server === 'string' ? '' : (server.signIn?.user ?? '')
  // AUTH PLAIN sends user and password in one.
  return password ? [password, `\0${user}\0${password}`] : []
}

function passwordIn(url: string): string {
  const { password } = new URL(url)
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}

/**
 * Connects to the checked address: nodemailer would resolve the name again, and DNS rebinding could lead
 * elsewhere.
 */
async function openSocket(
  { host = 'localhost', port, secure, connectionTimeout = 10_000 }: SMTPTransportOptions,
  mayConnect: (address: string) => boolean,
): Promise<Socket> {
  requireAddress(host, mayConnect)
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({
    host,
    port: Number(port) || (secure ? 465 : 587),
    lookup: checkedLookup(mayConnect),
  })
  const timer = setTimeout(
    () => socket.destroy(Object.assign(new Error('No connection in time'), { code: 'ETIMEDOUT' })),
    connectionTimeout,
  )
  socket.once('close', () => clearTimeout(timer))
  socket.once('connect', () => {
    clearTimeout(timer)
    resolve(socket)
  })
  // Stays: an error before nodemailer adds its handlers would end the process.
  socket.on('error', reject)
  return promise
}

/**
 * Permanent only for a 5xx about this address or message. What the server refuses about us (sign-in, sender,
 * encryption) can be mended. `secrets` never appear in the result.
 */
function smtpFailure(error: Error & NodemailerError, secrets: readonly string[]): MailSendFailure {
  const detail = withoutSecrets(oneLine(error.response ?? error.message, 300), secrets)
  const facts = { detail }
  const ours = (failure: MailFailure, why: Reason) => ({ permanent: false, why, failure, detail })
  if (error instanceof AddressRefused) return ours('address', { reason: 'mailServerPrivate' })
  const socketCode = error.originalCode ?? error.code ?? ''
  // OpenSSL's words for a server that answers in plain text, useless to an owner.
  if (/wrong version number/i.test(error.message))
    return { ...ours('certificate', { reason: 'mailServerPlain' }), detail: '' }
  if (isCertificateError(error, socketCode))
    return ours('certificate', { reason: 'mailServerUntrusted', facts })
  switch (error.code) {
    case 'EABORT':
      return ours('connection', { reason: 'mailServerSlow' })
    case 'EAUTH':
    case 'ENOAUTH':
      // 454 and 421 mean "not now", also during sign-in.
      return isTooMany(error, detail)
        ? ours('tooMany', { reason: 'mailServerBusy', facts })
        : ours('signIn', { reason: 'mailSignInRefused', facts })
    case 'ETLS':
      return ours('certificate', { reason: 'mailServerInsecure', facts })
  }
  switch (socketCode) {
    case 'EDNS':
    case 'ENOTFOUND':
      return { ...ours('host', { reason: 'mailServerUnknown' }), detail: '' }
    case 'ETIMEDOUT':
    case 'ESOCKETTIMEDOUT':
      return ours('connection', { reason: 'mailServerSilent' })
    case 'ECONNREFUSED':
      return ours('connection', { reason: 'mailServerClosed' })
  }
  if (error.responseCode === 530) return ours('signIn', { reason: 'mailSignInMissing', facts })
  if (isTooMany(error, detail)) return ours('tooMany', { reason: 'mailServerBusy', facts })
  const permanent = error.permanent === true
  if (error.command === 'RCPT TO' && error.responseCode)
    return { permanent, why: { reason: permanent ? 'mailAddressRefused' : 'mailAddressDeferred', facts } }
  if (error.command === 'DATA' && error.responseCode)
    return { permanent, why: { reason: permanent ? 'mailMessageRefused' : 'mailMessageDeferred', facts } }
  if (error.command === 'MAIL FROM')
    return ours(permanent ? 'sender' : 'refused', { reason: 'mailSenderRefused', facts })
  if (error.code === 'EENVELOPE') return { permanent: true, why: { reason: 'mailNotAddressed', facts } }
  if (error.response) return ours('refused', { reason: 'mailServerRefusesUs', facts })
  if (error.code === 'ECONNECTION') return ours('connection', { reason: 'mailServerDropped' })
  return ours('connection', { reason: 'mailServerUnreachable', facts: { detail: socketCode || detail } })
}

function isCertificateError(error: Error, code: string): boolean {
  return (
    /^(?:CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO$)/.test(code) ||
    /certificate|altnames/i.test(error.message)
  )
}

/** RFC 3463: X.7.0 with 4xx, X.4.5 and X.2.x are quotas; large providers say it in words. */
const isTooMany = ({ responseCode }: NodemailerError, detail: string) =>
  responseCode !== undefined &&
  /\b(?:4\.4\.5|4\.7\.28|5\.4\.5|5\.7\.28)\b|too many (?:messages|mails|logins?|login attempts)|(?:sending|daily|hourly|rate) (?:quota|limit)|quota exceeded|rate limited/i.test(
    detail,
  )

/** A server may echo what it was given, plain or in base64. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, Buffer.from(secret).toString('base64')])
    .toSorted((one, other) => other.length - one.length)
    .reduce((clean, secret) => clean.replaceAll(secret, '…'), text)
}

function noteOfRejections(errors: readonly NodemailerError[]): Reason {
  const rejections = errors.map((error) => `${error.recipient}: ${error.response ?? error.message}`)
  return { reason: 'mailNotAcceptedFor', facts: { detail: oneLine(rejections.join('; '), 380) } }
}
