import { isIP } from 'node:net'
import { z } from 'zod'
import { languageByCode, prefixOf } from '#content/languages.ts'
import type { SettingsChange } from '#content/settings-change.ts'
import type { Staff } from '#server/actor.ts'
import { changedValues, recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { because, email, parseInput } from '#server/data-service/input.ts'
import { isPublicAddress, resolveHost } from '#server/http/outgoing-address.ts'
import { accountMailContent } from '#server/notifications/mail/account-mail.ts'
import { noProof } from '#server/notifications/mail/mail-proof.ts'
import {
  type MailSetup,
  mailOrigin,
  mailSetup,
  notFailing,
  readMailSettings,
  type StoredMail,
  saveMailSettings,
} from '#server/notifications/mail/mail-settings.ts'
import { leadStaffReaders, retryWaitingMails } from '#server/notifications/outbox/outbox.ts'
import { done, type PlainReasonKey, type Result, refuse } from '#server/result.ts'
import { mailSecurity } from '#server/schema/notifications.ts'
import { readProfile } from './business-profile.ts'
import { type MailView, mailAct, viewOf, wrongMail } from './mail-proving.ts'

/** One line, because these end up in mail headers; an empty one is null. */
const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim() || null)
    .pipe(z.string().max(most, because('keepTo')).nullable())
    .nullable()
    .optional()

const hostName = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/

/** Google shows its app passwords in four groups; they are one word. */
const appPassword = /^[a-z]{4}(?: [a-z]{4}){3}$/

/** Fields left out do not change. A null host turns mails into files again. */
const mailSettingsInput = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253, because('mailHost'))
    .regex(hostName, because('mailHost'))
    .nullable()
    .optional(),
  port: z.int(because('mailPort')).min(1, because('mailPort')).max(65_535, because('mailPort')).optional(),
  security: z.enum(mailSecurity.enumValues).optional(),
  username: line(254),
  password: z
    .string()
    .transform((text) => (appPassword.test(text.trim()) ? text.replaceAll(' ', '') : text))
    .pipe(
      z
        .string()
        .min(1, because('mailPassword'))
        .max(500, because('mailPasswordForm'))
        .regex(/^\P{Cc}+$/u, because('mailPasswordForm')),
    )
    .optional(),
  fromName: line(80),
  fromAddress: email.nullable().optional(),
  publicUrl: z
    .string()
    .trim()
    .transform((text, context) => {
      const url = URL.parse(text)
      if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.hostname))))
        return url.origin
      context.addIssue({ code: 'custom', message: because('publicUrl') })
      return z.NEVER
    })
    .nullable()
    .optional(),
})

type MailInput = z.output<typeof mailSettingsInput>

/** A test server on this machine or network has no certificate. */
const isLocalHost = (host: string) =>
  host === 'localhost' || /\.(?:local|lan|internal)$/.test(host) || (isIP(host) > 0 && !isPublicAddress(host))

export async function updateMail(given: unknown, call: Call<Staff>): Promise<Result<MailView>> {
  const parsed = parseInput(mailSettingsInput, given)
  if (!parsed.ok) return parsed
  const input = parsed.value
  const { services, db, actor } = call
  const { environment } = services.mail
  const overruled = overruledBy(environment, input)
  if (overruled) return refuse({ code: 'CONFLICT', reason: overruled })
  const unusable = await hostProblem(input.host, environment)
  if (unusable) return wrongMail({ host: { reason: unusable } })

  const saved = await db.transaction(async (tx) => {
    const before = await readMailSettings(tx)
    const changed = await changedMail(before, input, call)
    if (!changed.ok) return changed
    const after: StoredMail = { ...before, ...changed.value }
    const values = changedValues(auditedMail(before), auditedMail(after))
    if (!values) return done({ before, after, changes: [] })
    const anew = { ...changed.value, ...notFailing, ...noProof }
    await saveMailSettings(tx, anew)
    await retryWaitingMails(tx)
    await recordAudit(tx, actor, { ...mailAct, ...values })
    const changes = changesOf(before, after, services.mail.environment)
    await services.notifications.notifyOfChange(tx, { by: actor, changes })
    return done({ before, after: { ...after, ...anew }, changes })
  })
  if (!saved.ok) return saved
  const { before, after, changes } = saved.value
  if (changes.length > 0) {
    services.notifications.wake()
    void notifyByFormerSettings(before, changes, call)
  }
  return done(await viewOf(after, call))
}

function overruledBy(
  { smtpUrl, mailFrom, publicUrl }: MailEnvironment,
  input: MailInput,
): PlainReasonKey | undefined {
  const { host, port, security, username, password, fromName, fromAddress } = input
  if (
    smtpUrl !== undefined &&
    [host, port, security, username, password].some((value) => value !== undefined)
  )
    return 'environmentMail'
  if (mailFrom !== undefined && (fromName !== undefined || fromAddress !== undefined))
    return 'environmentFrom'
  return publicUrl !== undefined && input.publicUrl !== undefined ? 'environmentUrl' : undefined
}

type MailEnvironment = Call['services']['mail']['environment']

/** The sender connects to public addresses only; this tells the owner when entering the name. */
async function hostProblem(
  host: string | null | undefined,
  { smtpPrivate }: MailEnvironment,
): Promise<PlainReasonKey | undefined> {
  if (!host || smtpPrivate) return undefined
  const addresses = isIP(host) ? [host] : await resolveHost(host)
  if (addresses.length === 0) return 'mailHostUnknown'
  return addresses.every(isPublicAddress) ? undefined : 'mailHostPrivate'
}

async function changedMail(
  before: StoredMail,
  { password, ...input }: MailInput,
  { services }: Call,
): Promise<Result<Partial<StoredMail>>> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const { host, port, security, username, passwordSealed }: StoredMail = { ...before, ...given }
  if (host === null)
    return done({ ...given, host, port: null, security: null, username: null, passwordSealed: null })
  const server = { host, port: port ?? 587, security: security ?? ('starttls' as const) }
  if (username === null) {
    if (password !== undefined) return wrongMail({ username: { reason: 'mailUser' } })
    return done({ ...given, ...server, passwordSealed: null })
  }
  if (server.security === 'none' && !services.mail.environment.smtpPrivate)
    return wrongMail({ security: { reason: 'mailSecurity' } })
  const owner = { host, username }
  if (password !== undefined)
    return done({ ...given, ...server, passwordSealed: await services.mail.seal(password, owner) })
  // Changing the host needs the password: the stored one must not be sent to another server.
  if (!passwordSealed || !(await services.mail.canOpen(passwordSealed, owner)))
    return wrongMail({ password: { reason: 'mailPassword' } })
  return done({ ...given, ...server })
}

const auditedMail = (mail: StoredMail) => {
  const { host, port, security, username, passwordSealed: password, fromName, fromAddress, publicUrl } = mail
  return { host, port, security, username, password, fromName, fromAddress, publicUrl }
}

function changesOf(before: StoredMail, after: StoredMail, environment: MailEnvironment): SettingsChange[] {
  const [old, now] = [mailSetup(before, environment), mailSetup(after, environment)]
  const isOther = JSON.stringify(serverIdentity(old)) !== JSON.stringify(serverIdentity(now))
  return [
    ...(isOther ? [['mailServer', old.server, now.server] as const] : []),
    ...(!isOther && before.passwordSealed !== after.passwordSealed ? [['mailPassword'] as const] : []),
    ...(old.from === now.from ? [] : [['mailSender', old.from, now.from] as const]),
    ...(before.publicUrl === after.publicUrl
      ? []
      : [['publicUrl', mailOrigin(before, environment), mailOrigin(after, environment)] as const]),
  ]
}

const serverIdentity = ({ server }: MailSetup) =>
  server && [server.host, server.port, server.security, server.username]

/**
 * Notices of a change are sent by the new settings. An attacker's own server would swallow them, so one is
 * also sent by the former settings.
 */
async function notifyByFormerSettings(
  before: StoredMail,
  changes: readonly SettingsChange[],
  call: Call<Staff>,
) {
  const { db, services, actor, log } = call
  try {
    const { languages } = services
    const company = await readProfile(db)
    const notice = {
      about: 'notifications' as const,
      by: actor.username,
      at: new Date().toISOString(),
      changes,
    }
    const readers = Map.groupBy(await leadStaffReaders(db), ({ language }) =>
      languageByCode(languages, language),
    )
    for (const [language, of] of readers) {
      const site = mailOrigin(before, services.mail.environment) + prefixOf(languages, language)
      const content = accountMailContent(notice, { company, site, words: language.words })
      const to = of.map(({ email: address }) => address)
      await services.mail.sendByFormer(before, { ...content, replyTo: undefined, to })
    }
  } catch (error) {
    log.error({ err: error }, 'the notice of new mail settings was not sent by the former ones')
  }
}
