import { sql } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/database/database.ts'
import { columnList, type PreparedStatement, readRow, runPrepared } from '#server/database/transact.ts'
import { digestOf } from '#server/http/signed-values.ts'
import type { SettingSource } from '#server/notifications/settings.ts'
import { announce } from '#server/realtime/events.ts'
import { mailSettings } from '#server/schema/notifications.ts'
import { addressIn, type MailFailure } from './mail-sender.ts'

/** What is stored about mail; everything is null while nothing is. */
export type StoredMail = Omit<typeof mailSettings.$inferSelect, 'id' | 'updatedAt'>

/** How the connection to the mail server is encrypted. */
export type MailSecurity = NonNullable<StoredMail['security']>

/** What the environment says about mail; it wins over what is stored. */
export type MailEnvironment = Pick<Config, 'smtpUrl' | 'mailFrom' | 'smtpPrivate' | 'publicUrl' | 'port'>

/** The mail server in force. `url`: the environment's, with everything in it. */
export type MailServer = {
  host: string
  port: number
  security: MailSecurity
  username: string | null
  url: string | undefined
  passwordSealed: string | null
}

/** How mail is sent now. */
export type MailSetup = {
  source: SettingSource
  /** Undefined: mails are files. */
  server: MailServer | undefined
  /** Sender, as MAIL_FROM has it: `Name <address>`. */
  from: string
  fromSource: SettingSource
  /** Stands for the server, the user and the sender: with another one, mail has to be proven again. */
  fingerprint: string
}

/** The same words everywhere: mails are files; a server takes them, but nobody knows whether they arrive; they arrive. */
export type MailState = 'notSetUp' | 'notProven' | 'proven'

/** The id of the one row of `mail_settings`, also where its changes are announced. */
export const mailSettingsId = 'mail'

const nothingStored: StoredMail = {
  ...{ host: null, port: null, security: null, username: null, passwordSealed: null },
  ...{ fromName: null, fromAddress: null, publicUrl: null, provenAt: null, provenFor: null },
  ...{ proofDigest: null, proofFor: null, proofTo: null, proofExpiresAt: null, proofTriesLeft: null },
  ...{ failingSince: null, failure: null, failureDetail: null },
}

/** What the owner stored about mail. */
export async function readMailSettings(db: Queryable): Promise<StoredMail> {
  const [row] = await runPrepared(db, readStatement, [mailSettingsId])
  return row ? readRow(mailSettings, row) : nothingStored
}

const readStatement: PreparedStatement = {
  name: 'mail settings',
  text: `select ${columnList(mailSettings)} from mail_settings where id = $1`,
}

/** Changes only what is given, and tells the open screens; the caller has validated it. */
export async function saveMailSettings(tx: Queryable, changes: Partial<StoredMail>): Promise<void> {
  await tx
    .insert(mailSettings)
    .values({ id: mailSettingsId, ...changes })
    .onConflictDoUpdate({ target: mailSettings.id, set: { ...changes, updatedAt: sql`now()` } })
  await announceMail(tx)
}

/** Tells the open screens that what is stored about mail has changed. */
const announceMail = (tx: Queryable) =>
  announce(tx, { model: 'MailSettings', operation: 'update', id: mailSettingsId, onPages: 'nothing' })

const fallbackFrom = 'Lantern <lantern@localhost>'

/** SMTP_URL and MAIL_FROM win over what the owner stored; without either, mails are files. */
export function mailSetup(stored: StoredMail, environment: MailEnvironment): MailSetup {
  const { smtpUrl, mailFrom } = environment
  const server = smtpUrl === undefined ? storedServer(stored) : serverIn(smtpUrl)
  const from = senderIn(stored, environment)
  const identity = server && [server.host, server.port, server.security, server.username, addressIn(from)]
  return {
    source: smtpUrl !== undefined ? 'environment' : server ? 'owner' : 'default',
    server,
    from,
    fromSource: mailFrom !== undefined ? 'environment' : stored.fromAddress ? 'owner' : 'default',
    fingerprint: identity ? digestOf(JSON.stringify(identity)) : '',
  }
}

/** The sender of mails, as MAIL_FROM has it. */
export function senderIn(
  { fromName, fromAddress }: Pick<StoredMail, 'fromName' | 'fromAddress'>,
  { mailFrom }: Pick<MailEnvironment, 'mailFrom'>,
): string {
  return mailFrom ?? (fromAddress ? senderText(fromName, fromAddress) : fallbackFrom)
}

function storedServer({
  host,
  port,
  security,
  username,
  passwordSealed,
}: StoredMail): MailServer | undefined {
  return host && port && security
    ? { host, port, security, username, passwordSealed, url: undefined }
    : undefined
}

/** What a person may know of SMTP_URL: everything but the password. */
function serverIn(url: string): MailServer {
  const { protocol, hostname, port, username, searchParams } = new URL(url)
  const isTls = protocol === 'smtps:'
  const security = isTls ? 'tls' : searchParams.get('ignoreTLS') === 'true' ? 'none' : 'starttls'
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security,
    username: decodeURIComponent(username) || null,
    url,
    passwordSealed: null,
  }
}

/** A sender in a mail's header; the name is quoted, as it may hold commas and dots. */
const senderText = (name: string | null, address: string) =>
  name ? `"${name.replace(/["\\]/g, '')}" <${address}>` : address

/** Whether mails leave and arrive, by the settings in force. */
export function mailState(stored: StoredMail, { server, fingerprint }: MailSetup): MailState {
  if (!server) return 'notSetUp'
  return stored.provenAt && stored.provenFor === fingerprint ? 'proven' : 'notProven'
}

/** Nothing but a person mends these, so they count at the first failure. */
const needsSomebody: ReadonlySet<MailFailure> = new Set([
  'signIn',
  'sender',
  'certificate',
  'host',
  'address',
  'password',
])

/** What else fails may pass by itself: a server that restarts, a line that is down. */
const temporaryFailureMs = 10 * 60_000

/** Why mails do not leave, once that has to be said; undefined while they do, and while it may still pass. */
export function mailProblem(
  { failingSince, failure, failureDetail }: StoredMail,
  now: Date,
): { failure: MailFailure; detail: string | null; since: Date } | undefined {
  if (!failingSince || !failure) return undefined
  const isLasting = needsSomebody.has(failure) || now.getTime() - failingSince.getTime() >= temporaryFailureMs
  return isLasting ? { failure, detail: failureDetail, since: failingSince } : undefined
}

/**
 * Records that a mail was not taken for a reason of ours; `failingSince` stays that of the first one. Nothing is recorded when
 * the settings that it was sent by, `tried`, are no longer those in force: their failure is mended already.
 */
export async function recordMailFailure(
  db: Queryable,
  tried: StoredMail,
  { failure, detail }: { failure: MailFailure; detail: string | null },
): Promise<void> {
  const since = sql`coalesce(${mailSettings.failingSince}, now())`
  await db
    .insert(mailSettings)
    .values({ id: mailSettingsId, failure, failureDetail: detail, failingSince: sql`now()` })
    .onConflictDoUpdate({
      target: mailSettings.id,
      set: { failure, failureDetail: detail, failingSince: since },
      // Each save of a password seals it anew.
      setWhere: sql`(${mailSettings.host}, ${mailSettings.port}, ${mailSettings.username}, ${mailSettings.passwordSealed})
        is not distinct from (${tried.host}::text, ${tried.port}::int, ${tried.username}::text, ${tried.passwordSealed}::text)`,
    })
  await announceMail(db)
}

/** A mail was taken: whatever was wrong is over. */
export const recordMailAccepted = (db: Queryable) => saveMailSettings(db, notFailing)

/** Nothing is known that keeps mails from leaving. */
export const notFailing = { failingSince: null, failure: null, failureDetail: null } as const

/** Scheme and host for the links in mails. */
export const mailOrigin = ({ publicUrl }: StoredMail, environment: MailEnvironment): string =>
  environment.publicUrl ?? publicUrl ?? `http://localhost:${environment.port}`
