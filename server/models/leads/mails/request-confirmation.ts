import { createHash } from 'node:crypto'
import { plausibleFirstName } from '#content/first-name.ts'
import { isEmergency } from '#content/services.ts'
import { clockDriftMs } from '#content/time/ages.ts'
import type { Call } from '#server/data-service/call.ts'
import type { UpdateContext } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { type PreparedStatement, runPrepared } from '#server/database/transact.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { isMadeUp, isMuted, opensAtOf, promiseTo } from '#server/models/leads/lead-promise.ts'
import {
  type CustomerMailKind,
  customerMailDelivery,
  type RequestOrigin,
} from '#server/notifications/mail/customer-mail-delivery.ts'
import { addressIn } from '#server/notifications/mail/mail-sender.ts'
import { senderIn } from '#server/notifications/mail/mail-settings.ts'
import { type LeadFacts, recipientsOf } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue, firstIdSince } from '#server/notifications/outbox/outbox.ts'
import type { StoredRequest } from '#server/schema/requests.ts'

/**
 * The confirmation mail to the customer, and who may be mailed at all. Anyone can cause one by typing an
 * address into a form, so mailboxes have a limit.
 */

type MailedRequest = Pick<StoredRequest, 'kind' | 'email' | 'service' | 'promisedBy' | 'quarantineReasons'> &
  Partial<Pick<StoredRequest, 'cancelledAt'>>

export type MailingContext = Pick<UpdateContext, 'tx' | 'call' | 'now'>

export const mayConfirm = (request: MailedRequest, facts: LeadFacts, call: MailingContext['call']): boolean =>
  mayMail('received', request, facts, call)

export async function confirmRequest(
  stored: StoredRequest,
  { tx, call, now }: MailingContext,
): Promise<void> {
  const profile = call.services.profile()
  if (!(stored.promisedBy || isWrittenDown(stored)) || !(await takeConfirmation(tx, stored.email, call)))
    return
  const mail = customerMailDelivery(
    {
      ...mailedRequest(stored),
      customer: plausibleFirstName(stored.firstName ?? stored.name),
      about: 'received',
      origin: requestOrigin(stored),
      service: stored.service,
      submittedAt: stored.submittedAt.toISOString(),
      files: stored.fileUrls.length,
      promisedBy: promiseTo(stored, profile)?.toISOString() ?? null,
      opensAt: opensAtOf(stored, profile)?.toISOString() ?? null,
    },
    stored,
  )
  const later = { nextAttemptAt: new Date(now.getTime() + alertFirstMs) }
  await enqueue(tx, [stored.isEmergency ? { ...mail, ...later } : mail])
}

/** The confirmation of an emergency says that we were alerted, so the alerts leave first. */
const alertFirstMs = 10_000

export const mailedRequest = ({ kind, number, language, contactBy }: StoredRequest) => ({
  kind,
  number,
  language,
  ...(contactBy && { contactBy }),
})

export function mayMail(
  about: CustomerMailKind,
  request: MailedRequest,
  facts: LeadFacts,
  call: MailingContext['call'],
): boolean {
  const { services } = call
  const { email, service, promisedBy, cancelledAt, quarantineReasons } = request
  const isOwn = promisedBy || isWrittenDown(request)
  if (!email || !isOwn || cancelledAt || isMuted({ quarantineReasons, isEmergency: isEmergency(service) }))
    return false
  if (services.notifications.isSilent || isMadeUp(email, call)) return false
  if (facts.customerMailsOff.includes(about) || isAutomatic(email)) return false
  const ours = [
    services.profile().email ?? '',
    addressIn(senderIn(facts, services.mail.environment)),
    ...recipientsOf(facts, services.notifications.environment).notifyTo,
    ...facts.staffEmails,
  ]
  return !ours.some((address) => mailboxOf(address) === mailboxOf(email))
}

/** A call: the customer was promised nothing, but staff gave the address. */
const isWrittenDown = ({ kind }: Pick<StoredRequest, 'kind'>): boolean => kind === 'Call'

const originsOfSources: Record<string, RequestOrigin> = { phone: 'called', walk_in: 'visited' }

export const requestOrigin = ({ source }: StoredRequest): RequestOrigin =>
  source === null ? 'sent' : (originsOfSources[source] ?? 'noted')

const isAutomatic = (email: string): boolean =>
  /^(?:mailer-daemon|postmaster|daemon|root|abuse|nobody|(?:no|do[-_.]?not|dont)[-_.]?reply|auto(?:matic)?[-_.]?repl(?:y|ies)|bounces?|owner-.*|.*-(?:owner|request|bounces?)|prvs=.*|srs[01][=+-].*|bounces?[-=].*)(?:\+.*)?@/i.test(
    email.trim(),
  )

/**
 * Keeps strangers from flooding a mailbox through our form: limits for a mailbox, a network and in all. Half
 * of the total is for networks that caused none in this hour, so that one cannot use it up.
 */
const confirmationLimits = {
  tenMinutes: { limit: 1, windowSeconds: 600 },
  day: { limit: 4, windowSeconds: 86_400 },
  network: { limit: 10, windowSeconds: 3_600 },
  inAllPerHour: { anyNetwork: 60, newNetworks: 120 },
}

const confirmationsLeft: PreparedStatement = {
  name: 'confirmations left',
  text: `
    select (select count(*) from deliveries
        where channel = 'customer' and id > $1::uuid and id < $10::uuid and topic = 'customer.received')
        < case when exists (select from rate_limits where window_ends_at > now() and key = $7) then $2::int else $9::int end
      and not exists (select from rate_limits
        where window_ends_at > now()
          and (key = $3 and count >= $4::int or key = $5 and count >= $6::int or key = $7 and count >= $8::int)) as "isLeft"`,
}

/**
 * Checked before counting: a counter stays locked until the lead is stored, and leads to one mailbox should
 * not wait for each other.
 */
export async function isConfirmationLeft(
  db: Queryable,
  email: string,
  { call, now }: Pick<MailingContext, 'call' | 'now'>,
): Promise<boolean> {
  const [perTenMinutes, perDay] = keysOf(email)
  const { tenMinutes, day, network, inAllPerHour } = confirmationLimits
  const [found] = await runPrepared<{ isLeft: boolean }>(db, confirmationsLeft, [
    firstIdSince(now.getTime() - 3_600_000),
    inAllPerHour.anyNetwork,
    ...[perTenMinutes, tenMinutes.limit],
    ...[perDay, day.limit],
    ...[networkKeyOf(call), network.limit],
    inAllPerHour.newNetworks,
    firstIdSince(now.getTime() + clockDriftMs),
  ])
  return found?.isLeft === true
}

async function takeConfirmation(db: Queryable, email: string, call: Call): Promise<boolean> {
  const [perTenMinutes, perDay] = keysOf(email)
  const { tenMinutes, day, network } = confirmationLimits
  return (
    (await takeToken(db, perTenMinutes, tenMinutes)).allowed &&
    (await takeToken(db, perDay, day)).allowed &&
    (call.actor.kind !== 'visitor' || (await takeToken(db, networkKeyOf(call), network)).allowed)
  )
}

/** The visitor's widest network. What staff send counts by mailbox only. */
const networkKeyOf = ({ actor, services }: Call): string =>
  `confirmation:network:${actor.kind === 'visitor' ? services.submissions.senderKeys(actor)[2] : 'staff'}`

function keysOf(email: string): readonly [perTenMinutes: string, perDay: string] {
  const digest = createHash('sha256').update(mailboxOf(email)).digest('base64url')
  return [`confirmation:${digest}`, `confirmation:day:${digest}`]
}

/** Capitals and +tags do not distinguish mailboxes, nor do dots at Gmail. */
function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  const box = name.split('+')[0] ?? ''
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`
}
