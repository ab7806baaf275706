import { sql } from 'drizzle-orm'
import { ageMs } from '#content/time/ages.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/database/database.ts'
import { columnList, type PreparedStatement, readRow, runPrepared } from '#server/database/transact.ts'
import { digestOf } from '#server/http/signed-values.ts'
import type { SettingSource } from '#server/notifications/settings.ts'
import { announce } from '#server/realtime/events.ts'
import { mailSettings } from '#server/schema/notifications.ts'
import { addressIn, type MailFailure } from './mail-sender.ts'

export type StoredMail = Omit<typeof mailSettings.$inferSelect, 'id' | 'updatedAt'>

export type MailSecurity = NonNullable<StoredMail['security']>

export type MailEnvironment = Pick<Config, 'smtpUrl' | 'mailFrom' | 'smtpPrivate' | 'publicUrl' | 'port'>

export type MailServer = {
  host: string
  port: number
  security: MailSecurity
  username: string | null
  url: string | undefined
  passwordSealed: string | null
}

/** `from`: `Name <address>`, like MAIL_FROM. `fingerprint`: of server, user and sender; when it changes, mail has to be proven again. */
export type MailSetup = {
  source: SettingSource
  server: MailServer | undefined
  from: string
  fromSource: SettingSource
  fingerprint: string
}

/** Mails are files; a server takes them, arrival unknown; they are known to arrive. */
export type MailState = 'notSetUp' | 'notProven' | 'proven'

export const mailSettingsId = 'mail'

const nothingStored: StoredMail = {
  ...{ host: null, port: null, security: null, username: null, passwordSealed: null },
  ...{ fromName: null, fromAddress: null, publicUrl: null, provenAt: null, provenFor: null },
  ...{ proofDigest: null, proofFor: null, proofTo: null, proofExpiresAt: null, proofTriesLeft: null },
  ...{ failingSince: null, failure: null, failureDetail: null },
  ...{ addressProvenFor: null, addressProvenAt: null, addressCheckedFor: null, addressCheckedAt: null },
  ...{ addressFailure: null, addressFailureDetail: null },
}

export async function readMailSettings(db: Queryable): Promise<StoredMail> {
  const [row] = await runPrepared(db, readStatement, [mailSettingsId])
  return row ? readRow(mailSettings, row) : nothingStored
}

const readStatement: PreparedStatement = {
  name: 'mail settings',
  text: `select ${columnList(mailSettings)} from mail_settings where id = $1`,
}

export async function saveMailSettings(tx: Queryable, changes: Partial<StoredMail>): Promise<void> {
  await tx
    .insert(mailSettings)
    .values({ id: mailSettingsId, ...changes })
    .onConflictDoUpdate({ target: mailSettings.id, set: { ...changes, updatedAt: sql`now()` } })
  await announceMail(tx)
}

const announceMail = (tx: Queryable) =>
  announce(tx, { model: 'MailSettings', operation: 'update', id: mailSettingsId, onPages: 'nothing' })

const fallbackFrom = 'website@localhost'

/** SMTP_URL and MAIL_FROM take precedence; without any server, mails are files. */
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

const senderText = (name: string | null, address: string) =>
  name ? `"${name.replace(/["\\]/g, '')}" <${address}>` : address

export function mailState(stored: StoredMail, { server, fingerprint }: MailSetup): MailState {
  if (!server) return 'notSetUp'
  return stored.provenAt && stored.provenFor === fingerprint ? 'proven' : 'notProven'
}

/** Failures that only a person can mend count at once. */
const permanentFailures: ReadonlySet<MailFailure> = new Set([
  'signIn',
  'sender',
  'certificate',
  'host',
  'address',
  'password',
])

const temporaryFailureMs = 10 * 60_000

export function mailProblem(
  { failingSince, failure, failureDetail }: StoredMail,
  now: Date,
): { failure: MailFailure; detail: string | null; since: Date } | undefined {
  if (!failingSince || !failure) return undefined
  const isLasting = permanentFailures.has(failure) || ageMs(failingSince, now) >= temporaryFailureMs
  return isLasting ? { failure, detail: failureDetail, since: failingSince } : undefined
}

/**
 * `failingSince` keeps the first failure. Ignored if `tried` are no longer the settings in force: that
 * failure may be mended already.
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
      setWhere: sql`(${mailSettings.host}, ${mailSettings.port}, ${mailSettings.username}, ${mailSettings.passwordSealed})
        is not distinct from (${tried.host}::text, ${tried.port}::int, ${tried.username}::text, ${tried.passwordSealed}::text)`,
    })
  await announceMail(db)
}

export const recordMailAccepted = (db: Queryable) => saveMailSettings(db, notFailing)

export const notFailing = { failingSince: null, failure: null, failureDetail: null } as const

export const mailOrigin = ({ publicUrl }: StoredMail, environment: MailEnvironment): string =>
  environment.publicUrl ?? publicUrl ?? `http://localhost:${environment.port}`

/** For links that leave the house: only an address that answered, or the one that the operator vouches for. */
export const customerOrigin = (stored: StoredMail, environment: MailEnvironment): string | undefined =>
  environment.publicUrl ?? provenAddress(stored)

export const provenAddress = ({
  publicUrl,
  addressProvenFor,
}: Pick<StoredMail, 'publicUrl' | 'addressProvenFor'>): string | undefined =>
  publicUrl !== null && publicUrl === addressProvenFor ? publicUrl : undefined
