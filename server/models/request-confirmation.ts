import { createHash } from 'node:crypto'
import { isEmergency } from '#content/services.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { type PreparedStatement, runPrepared } from '#server/database/transact.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { type CustomerMailKind, customerMailDelivery } from '#server/notifications/mail/customer-mail.ts'
import { addressIn } from '#server/notifications/mail/mail-sender.ts'
import { senderIn } from '#server/notifications/mail/mail-settings.ts'
import { type LeadFacts, recipientsOf } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import type { StoredMessage, StoredQuote } from '#server/schema/leads.ts'
import type { RequestKind } from './lead-events.ts'
import { isMadeUp, isMuted, opensAtOf } from './lead-promise.ts'

/**
 * The mail that confirms a request to its customer, and who may be mailed at all. Anybody can cause a confirmation by typing an
 * address into a form, so a mailbox gets only so many.
 */

/** What decides whether its customer is mailed. */
type MailedRequest = Pick<StoredQuote, 'email' | 'service' | 'promisedBy' | 'quarantineReasons'> &
  Partial<Pick<StoredQuote, 'cancelledAt'>>

/** A stored quote or message. */
export type RequestLead = { kind: RequestKind; stored: StoredQuote | StoredMessage }

/** What enqueueing a mail needs: the transaction, the call and its time. */
export type MailingContext = Pick<UpdateContext, 'tx' | 'call' | 'now'>

/** Whether a request is confirmed: not one that is muted, nor one that staff entered. */
export const mayConfirm = (request: MailedRequest, facts: LeadFacts, call: MailingContext['call']): boolean =>
  mayMail('received', request, facts, call)

/** Enqueues the confirmation, unless its mailbox has had enough of them. */
export async function confirmRequest(lead: RequestLead, { tx, now }: MailingContext): Promise<void> {
  const { stored } = lead
  const { promisedBy } = stored
  if (!promisedBy || !(await takeConfirmation(tx, stored.email))) return
  const mail = customerMailDelivery(
    {
      ...mailedRequest(lead),
      about: 'received',
      service: stored.service,
      submittedAt: stored.submittedAt.toISOString(),
      files: stored.fileUrls.length,
      promisedBy: promisedBy.toISOString(),
      opensAt: opensAtOf(stored)?.toISOString() ?? null,
    },
    stored,
  )
  const later = { nextAttemptAt: new Date(now.getTime() + alertFirstMs) }
  await enqueue(tx, [stored.isEmergency ? { ...mail, ...later } : mail])
}

/** The confirmation of an emergency says that we were alerted, so the alerts have a head start. */
const alertFirstMs = 10_000

/** What every mail about a request holds. */
export const mailedRequest = ({ kind, stored }: RequestLead) => ({
  kind,
  number: stored.number,
  language: stored.language,
})

/** Whether a mail of this kind may go to whoever sent the request. */
export function mayMail(
  about: CustomerMailKind,
  { email, service, promisedBy, cancelledAt, quarantineReasons }: MailedRequest,
  facts: LeadFacts,
  call: MailingContext['call'],
): boolean {
  const { services } = call
  if (!promisedBy || cancelledAt || isMuted({ quarantineReasons, isEmergency: isEmergency(service) }))
    return false
  if (services.notifications.isSilent || isMadeUp(email, call)) return false
  if (facts.customerMailsOff.includes(about) || isAutomatic(email)) return false
  const ours = [
    services.profile().email,
    addressIn(senderIn(facts, services.mail.environment)),
    ...recipientsOf(facts, services.notifications.environment).notifyTo,
    ...facts.staffEmails,
  ]
  return !ours.some((address) => mailboxOf(address) === mailboxOf(email))
}

/** Nobody reads these, or a program answers: postmaster, noreply, bounces of mailing lists. */
const isAutomatic = (email: string): boolean =>
  /^(?:mailer-daemon|postmaster|daemon|root|abuse|nobody|(?:no|do[-_.]?not|dont)[-_.]?reply|auto(?:matic)?[-_.]?repl(?:y|ies)|bounces?|owner-.*|.*-(?:owner|request|bounces?)|prvs=.*|srs[01][=+-].*|bounces?[-=].*)(?:\+.*)?@/i.test(
    email.trim(),
  )

/**
 * Confirmations that anybody can cause by typing an address into a form, so that nobody floods a third person through us:
 * for one mailbox, and in all.
 */
const confirmationLimits = {
  tenMinutes: { limit: 1, windowSeconds: 600 },
  day: { limit: 4, windowSeconds: 86_400 },
  inAllPerHour: 60,
}

const confirmationsLeft: PreparedStatement = {
  name: 'confirmations left',
  text: `
    select (select count(*) from deliveries
        where channel = 'customer' and id > $1::uuid and topic = 'customer.received') < $2::int
      and not exists (select from rate_limits
        where window_ends_at > now() and (key = $3 and count >= $4::int or key = $5 and count >= $6::int)) as "isLeft"`,
}

/**
 * Whether a mailbox may still get a confirmation. Asked before one is counted: what is counted stays locked until the lead is
 * stored, and leads to one mailbox need not wait for each other.
 */
export async function isConfirmationLeft(db: Queryable, email: string, now: Date): Promise<boolean> {
  const [perTenMinutes, perDay] = keysOf(email)
  const { tenMinutes, day, inAllPerHour } = confirmationLimits
  const [found] = await runPrepared<{ isLeft: boolean }>(db, confirmationsLeft, [
    firstIdSince(now.getTime() - 3_600_000),
    inAllPerHour,
    ...[perTenMinutes, tenMinutes.limit],
    ...[perDay, day.limit],
  ])
  return found?.isLeft === true
}

/** Counts a confirmation, exactly however many come at once; false when there is none left. */
async function takeConfirmation(db: Queryable, email: string): Promise<boolean> {
  const [perTenMinutes, perDay] = keysOf(email)
  const { tenMinutes, day } = confirmationLimits
  return (
    (await takeToken(db, perTenMinutes, tenMinutes)).allowed && (await takeToken(db, perDay, day)).allowed
  )
}

function keysOf(email: string): readonly [perTenMinutes: string, perDay: string] {
  const digest = createHash('sha256').update(mailboxOf(email)).digest('base64url')
  return [`confirmation:${digest}`, `confirmation:day:${digest}`]
}

/** Ids begin with their time (RFC 9562, version 7), so the index by channel and id finds the newest. */
const firstIdSince = (time: number) =>
  `${time
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})(.{4})$/, '$1-$2')}-7000-8000-000000000000`

/**
 * The mailbox behind an address, however it is written: capitals and what follows a plus never count, and neither do the dots
 * in Gmail's.
 */
function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  const box = name.split('+')[0] ?? ''
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`
}
