import { connect, isIP, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { SMTPTransportGetSocketCallback, SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import { AddressRefused, checkedLookup } from '#server/notifications/webhook/http-post.ts'
import { done, refuse } from '#server/result.ts'
import { type MailSender, nodemailerMessage } from './mail-sender.ts'
import type { MailSecurity } from './mail-settings.ts'
import { noteOfRejections, smtpFailure } from './smtp-failure.ts'

/** A mail server as the panel names it; `signIn` is undefined where it takes mails from everybody. */
export type SmtpServer = {
  host: string
  port: number
  security: MailSecurity
  signIn: { user: string; password: string } | undefined
}

type Options = {
  /** Which addresses may be connected to; without it, all. */
  mayConnect?: (address: string) => boolean
  /** In milliseconds; tests use shorter ones. */
  connectionTimeout?: number
  greetingTimeout?: number
  socketTimeout?: number
}

/**
 * Sends by SMTP over a pool of connections. A URL decides about TLS itself: smtps:// from the first byte, smtp:// by
 * STARTTLS when the server offers it, smtp://...?requireTLS=true or not at all.
 */
export function smtpMailSender(server: string | SmtpServer, from: string, options: Options = {}): MailSender {
  const { mayConnect = () => true, ...timeouts } = options
  const transport = createTransport({
    ...transportOptions(server),
    pool: true,
    // Four for our own people, two for customers: as many as the outbox sends at once.
    maxConnections: 6,
    // The outbox retries; nodemailer's own retries after a dropped connection would hide the failure from it.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...timeouts,
    getSocket(place: SMTPTransportOptions, callback: SMTPTransportGetSocketCallback) {
      openSocket(place, mayConnect)
        .then((connection) => callback(null, { connection }))
        .catch((error: Error) => callback(error))
    },
  })
  const secrets = secretsOf(server)
  return {
    async send(mail, signal) {
      try {
        const { rejectedErrors = [] } = await transport.sendMail({ ...nodemailerMessage(mail, from), signal })
        return done(rejectedErrors.length > 0 ? { note: noteOfRejections(rejectedErrors) } : {})
      } catch (error) {
        if (error instanceof Error) return refuse(smtpFailure(error, secrets))
        throw error
      }
    },
    close: () => transport.close(),
  }
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
  // AUTH PLAIN sends both in one.
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
 * Connects to an address that was checked: as nodemailer resolves names itself, a name that resolves differently a moment
 * later (DNS rebinding) would lead elsewhere.
 */
function openSocket(
  { host = 'localhost', port, secure, connectionTimeout = 10_000 }: SMTPTransportOptions,
  mayConnect: (address: string) => boolean,
): Promise<Socket> {
  if (isIP(host) && !mayConnect(host)) return Promise.reject(new AddressRefused(host))
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
  // Stays: between the connection and nodemailer's own handlers an error would end the process.
  socket.on('error', reject)
  return promise
}
