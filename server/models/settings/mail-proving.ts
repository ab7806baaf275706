import { prefixOf } from '#content/languages.ts'
import type { Staff } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import { returnToken, takeToken } from '#server/limits/rate-limit.ts'
import {
  composeProofMail,
  newProofCode,
  storeProof,
  takeProof,
} from '#server/notifications/mail/mail-proof.ts'
import {
  type MailSetup,
  type MailState,
  mailOrigin,
  mailProblem,
  mailSettingsId,
  mailSetup,
  mailState,
  readMailSettings,
  type StoredMail,
} from '#server/notifications/mail/mail-settings.ts'
import { staffEmails } from '#server/notifications/outbox/outbox.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { readProfile } from './business-profile.ts'
import { readSettings } from './notification-settings.ts'

export type MailView = {
  stored: StoredMail
  setup: MailSetup
  state: MailState
  problem: ReturnType<typeof mailProblem>
}

export async function readMail(call: Call): Promise<MailView> {
  return viewOf(await readMailSettings(call.db), call)
}

export async function viewOf(stored: StoredMail, { services }: Call): Promise<MailView> {
  const setup = mailSetup(stored, services.mail.environment)
  const isUnreadable = await lacksPassword(setup, services)
  const problem = isUnreadable
    ? { failure: 'password' as const, detail: null, since: stored.failingSince ?? new Date() }
    : mailProblem(stored, new Date())
  return { stored, setup, state: mailState(stored, setup), problem: setup.server && problem }
}

/** The stored password cannot be decrypted: the key is missing, for example after a restore. */
export async function lacksPassword({ server }: MailSetup, { mail }: Call['services']): Promise<boolean> {
  if (!server || server.url !== undefined || server.username === null) return false
  const { host, username, passwordSealed } = server
  return !(passwordSealed && (await mail.canOpen(passwordSealed, { host, username })))
}

const between = { limit: 1, windowSeconds: 30 }
const perHour = { limit: 30, windowSeconds: 60 * 60 }

export async function sendProof(to: string | null | undefined, call: Call<Staff>): Promise<Result<MailView>> {
  const { db, services, actor } = call
  const { setup, stored } = await readMail(call)
  if (!setup.server) return refuse({ code: 'CONFLICT', reason: 'mailNotSetUp' })
  const recipients = await proofRecipients(call)
  const recipient = to ?? recipients.find((address) => address === actor.username) ?? recipients[0]
  if (recipient === undefined || !recipients.includes(recipient))
    return wrongMail({ to: { reason: 'proofRecipient' } })
  const { allowed, retryAfterSeconds } = await takeToken(db, 'mail-proof:pause', between)
  if (!allowed) return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'proofWait', retryAfterSeconds })
  const hour = await takeToken(db, 'mail-proof:hour', perHour)
  if (!hour.allowed)
    return refuse({
      code: 'TOO_MANY_REQUESTS',
      reason: 'tooManyProofs',
      retryAfterSeconds: hour.retryAfterSeconds,
    })
  const code = newProofCode()
  const content = composeProofMail(code, {
    company: await readProfile(db),
    site: mailOrigin(stored, services.mail.environment) + prefixOf(services.languages, call.language),
    words: call.language.words,
  })
  const sent = await services.mail.send({ ...content, replyTo: undefined, to: [recipient] })
  if (!sent.ok) {
    await returnToken(db, 'mail-proof:pause')
    return refuse({ code: 'CONFLICT', reason: 'mailNotSent', facts: { why: sent.refusal.why } })
  }
  await storeProof(db, { secret: services.mail.secret, code, fingerprint: setup.fingerprint, to: recipient })
  return done(await readMail(call))
}

export async function proofRecipients(call: Call<StaffOrSystem>): Promise<string[]> {
  const { recipients } = await readSettings(call)
  return [...new Set([...(await staffEmails(call.db, 'leads')), ...recipients.addresses])]
}

export async function confirmProof(typed: string, call: Call<Staff>): Promise<Result<MailView>> {
  const code = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) return wrongMail({ code: { reason: 'proofCode' } })
  const { setup } = await readMail(call)
  const { secret } = call.services.mail
  const outcome = await takeProof(call.db, { secret, code, fingerprint: setup.fingerprint })
  if (outcome === 'wrong') return wrongMail({ code: { reason: 'proofCodeWrong' } })
  if (outcome !== 'proven')
    return refuse({ code: 'CONFLICT', reason: outcome === 'over' ? 'proofCodeOver' : 'proofOutdated' })
  await recordAudit(call.db, call.actor, { ...mailAct, action: 'prove', label: setup.server?.host })
  return done(await readMail(call))
}

export const mailAct = { action: 'update', subject: 'MailSettings', subjectId: mailSettingsId }

export const wrongMail = (fields: Record<string, Reason>) =>
  refuse({ code: 'BAD_INPUT', reason: 'checkFields', fields })
