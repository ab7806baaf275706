import type { Database } from '#server/database/database.ts'
import { isPublicAddress } from '#server/http/outgoing-address.ts'
import type { Log } from '#server/log.ts'
import { done, refuse } from '#server/result.ts'
import { fileMailSender } from './file-mail-sender.ts'
import type { PasswordSeal } from './mail-password.ts'
import type { MailSender, MailSendResult, OutgoingMail } from './mail-sender.ts'
import {
  customerOrigin,
  type MailEnvironment,
  type MailServer,
  mailOrigin,
  mailSetup,
  mailState,
  readMailSettings,
  recordMailAccepted,
  recordMailFailure,
  type StoredMail,
} from './mail-settings.ts'
import { type SmtpServer, smtpMailSender } from './smtp-mail-sender.ts'

type MailSenderDeps = {
  db: Database
  environment: MailEnvironment
  folder: string
  passwords: PasswordSeal
  log: Log
}

export type MailTransport = Pick<MailSender, 'send'> & {
  site: string
  /** Undefined until the address is proven: what leads nowhere is not sent to customers. */
  customerSite: string | undefined
}

export type CurrentMailSender = MailSender & {
  transport(): Promise<MailTransport>
  /** By settings that were replaced, so that their recipients hear of the change. Never fails. */
  sendByFormer(former: StoredMail, mail: OutgoingMail): Promise<void>
}

/**
 * Reads the settings for each mail, so that a change applies at once on every instance. Records when mails
 * stop leaving for a reason that the owner can mend.
 */
export function currentMailSender({
  db,
  environment,
  folder,
  passwords,
  log,
}: MailSenderDeps): CurrentMailSender {
  let open: { key: string; sender: MailSender } | undefined

  function senderOf(key: string, make: () => MailSender): MailSender {
    if (open?.key === key) return open.sender
    open?.sender.close()
    open = { key, sender: make() }
    return open.sender
  }

  async function transport(): Promise<MailTransport> {
    const stored = await readMailSettings(db)
    return {
      site: mailOrigin(stored, environment),
      customerSite: customerOrigin(stored, environment),
      send: (mail, signal, handOver) => sendBy(stored, mail, signal, handOver),
    }
  }

  async function sendBy(
    stored: StoredMail,
    mail: OutgoingMail,
    signal: AbortSignal,
    handOver?: () => void,
  ): Promise<MailSendResult> {
    const setup = mailSetup(stored, environment)
    const { server, from } = setup
    if (!server) {
      const written = await senderOf(`file ${from}`, () => fileMailSender(folder, from)).send(mail, signal)
      return written.ok ? done({ ...written.value, via: 'file' as const }) : written
    }
    const connection = await connectionTo(server)
    const sent = connection
      ? await senderOf(JSON.stringify([connection, from]), () =>
          smtpMailSender(connection, from, mayConnect(server)),
        ).send(mail, signal, handOver)
      : passwordGone
    if (sent.ok) {
      if (stored.failingSince) await recordMailAccepted(db)
      return done({
        ...sent.value,
        via: mailState(stored, setup) === 'proven' ? ('proven' as const) : ('unproven' as const),
      })
    }
    const { failure, detail = null } = sent.refusal
    // An attempt that our own stop aborted says nothing about the server.
    if (failure && !isStopped(signal)) await recordMailFailure(db, stored, { failure, detail })
    return sent
  }

  return {
    transport,
    send: async (mail, signal, handOver) => (await transport()).send(mail, signal, handOver),
    async sendByFormer(former, mail) {
      const { server, from } = mailSetup(former, environment)
      const connection = server && (await connectionTo(server))
      if (!connection) return
      const sender = smtpMailSender(connection, from, mayConnect(server))
      const sent = await sender.send(mail, AbortSignal.timeout(formerMs))
      sender.close()
      if (!sent.ok)
        log.warn({ why: sent.refusal.why }, 'the former mail server did not take the notice of its change')
    },
    close: () => open?.sender.close(),
  }

  async function connectionTo(server: MailServer): Promise<string | SmtpServer | undefined> {
    const { url, host, port, security, username, passwordSealed } = server
    if (url !== undefined) return url
    if (username === null) return { host, port, security, signIn: undefined }
    const password = passwordSealed && (await passwords.open(passwordSealed, { host, username }))
    return password ? { host, port, security, signIn: { user: username, password } } : undefined
  }

  function mayConnect({ url }: MailServer) {
    return url !== undefined || environment.smtpPrivate ? {} : { mayConnect: isPublicAddress }
  }
}

const isStopped = ({ aborted, reason }: AbortSignal) =>
  aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError')

const formerMs = 20_000

const passwordGone: MailSendResult = refuse({
  permanent: false,
  failure: 'password',
  why: { reason: 'mailPasswordUnreadable' },
})
