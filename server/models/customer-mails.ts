import { and, eq, isNull } from 'drizzle-orm'
import type { UpdateMoment } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  type CustomerMail,
  type CustomerMailKind,
  customerMailDelivery,
  customerTopic,
  readCustomerMail,
} from '#server/notifications/mail/customer-mail.ts'
import { addressIn } from '#server/notifications/mail/mail-sender.ts'
import { senderIn } from '#server/notifications/mail/mail-settings.ts'
import { type LeadFacts, readLeadFacts, recipientsOf } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import type { StoredMessage, StoredQuote } from '#server/schema/leads.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { isConfirmationLeft, mailboxOf, takeConfirmation } from './confirmation-limits.ts'
import type { RequestKind } from './lead-events.ts'
import { isMadeUp, opensAtOf } from './lead-promise.ts'
import { personById } from './people.ts'
import { askInDoneMail } from './review-invitation.ts'

/**
 * Which mails the customer gets of a request: one that it is stored, one when somebody has taken it, one when somebody is on
 * the way, one when it is done. Each is enqueued in the transaction of the change, or not at all.
 */

/** What decides whether its customer is mailed. */
type MailedRequest = Pick<StoredQuote, 'email' | 'promisedBy' | 'quarantineReasons'> &
  Partial<Pick<StoredQuote, 'cancelledAt'>>

type RequestLead = { kind: RequestKind; stored: StoredQuote | StoredMessage }

type Moment = Pick<UpdateMoment, 'tx' | 'call' | 'now'>

/** What staff changed of a request, as far as the customer is mailed about it. */
type Progress = {
  status?: 'new' | 'contacted' | 'completed' | undefined
  assigneeId?: string | null | undefined
  arrivesAt?: Date | null | undefined
  callOutcome?: string | null | undefined
  calledAt?: Date | null | undefined
  lostReason?: string | null | undefined
  quarantineReasons?: readonly string[] | undefined
}

/** Undo is offered for 8 s: what a slip of the thumb did is taken back before anybody is mailed. */
const secondThoughtsMs = 10_000

/** What is taken back so soon was a slip; on a bad connection the undo comes later than it was pressed. */
export const undoneWithinMs = 20_000

const takenIsTrueForMs = 60 * 60_000

/** Whether a request is confirmed: no suspicious one, and none that staff entered. */
export const mayConfirm = (request: MailedRequest, facts: LeadFacts, call: Moment['call']): boolean =>
  mayMail('received', request, facts, call)

/** Confirms that a request is stored, unless its mailbox has got enough by now. */
export async function confirmRequest(lead: RequestLead, { tx, call }: Moment): Promise<void> {
  const { stored } = lead
  const { promisedBy } = stored
  if (!promisedBy || !(await takeConfirmation(tx, stored.email))) return
  await enqueue(tx, [
    customerMailDelivery(
      {
        ...common(lead, call),
        about: 'received',
        service: stored.service,
        submittedAt: stored.submittedAt.toISOString(),
        files: 'fileUrls' in stored ? stored.fileUrls.length : 0,
        promisedBy: promisedBy.toISOString(),
        opensAt: opensAtOf(stored)?.toISOString() ?? null,
      },
      stored,
    ),
  ])
}

/** Where a request stands after a change, as far as mails tell of it. */
const standingAfter = (changes: Progress, stored: StoredQuote | StoredMessage) => ({
  status: changes.status ?? stored.status,
  assigneeId: changes.assigneeId === undefined ? stored.assigneeId : changes.assigneeId,
  arrivesAt: changes.arrivesAt === undefined ? stored.arrivesAt : changes.arrivesAt,
  lostReason: changes.lostReason === undefined ? stored.lostReason : changes.lostReason,
})

type Standing = ReturnType<typeof standingAfter>

/** Somebody has it and is about to call. */
const isTaken = ({ status, assigneeId, lostReason }: Standing): boolean =>
  status === 'new' && assigneeId !== null && !lostReason

const isComing = ({ status, arrivesAt, lostReason }: Standing): boolean =>
  status !== 'completed' && arrivesAt !== null && !lostReason

/** Whether somebody has called, once the change is made. */
function isCalled({ calledAt, callOutcome }: Progress, stored: StoredQuote | StoredMessage): boolean {
  if (calledAt !== undefined) return calledAt !== null
  return callOutcome === undefined ? stored.calledAt !== null : callOutcome !== null
}

/**
 * Mails what staff just did, and takes back what they undid before it left. A mail that a press took back leaves after all
 * when that press is undone at once; one that has left is never sent again. Gives columns to write along.
 */
export async function mailProgress(
  lead: RequestLead,
  changes: Progress,
  { tx, call, now }: Moment,
): Promise<Partial<Pick<StoredQuote, 'reviewAskedAt' | 'reviewAskedBy'>>> {
  const { kind, stored } = lead
  const moment = { tx, call, now }
  const next = standingAfter(changes, stored)
  const { status, assigneeId, arrivesAt } = next
  const isUndo = now.getTime() - stored.updatedAt.getTime() < undoneWithinMs
  const later = { nextAttemptAt: new Date(now.getTime() + secondThoughtsMs) }
  const base = {
    ...common(lead, call),
    customer: firstName('firstName' in stored ? stored.firstName : stored.name),
  }
  const send = (mail: CustomerMail, dedupe?: string) =>
    enqueue(tx, [{ ...customerMailDelivery(mail, { ...stored, ...(dedupe && { dedupe }) }), ...later }])
  const staffName = async () => firstName((await personById(tx, assigneeId))?.name ?? '')
  let columns = {}

  const isCleared = changes.quarantineReasons?.length === 0 && stored.quarantineReasons.length > 0
  if (isCleared && status === 'new' && stored.promisedBy && stored.promisedBy > now) {
    const cleared = { ...stored, quarantineReasons: [] }
    const facts = await readLeadFacts(tx)
    if (mayConfirm(cleared, facts, call) && (await isConfirmationLeft(tx, stored.email, now)))
      await confirmRequest({ kind, stored: cleared }, moment)
  }

  const isHandedOver = assigneeId !== stored.assigneeId
  if (isTaken(stored) && (isHandedOver || !isTaken(next))) await withdraw(tx, lead, 'taken')
  if (isTaken(next) && (isHandedOver || (isUndo && !isTaken(stored))) && !isCalled(changes, stored))
    if (await mayMailNow('taken', stored, moment))
      await send({
        ...base,
        about: 'taken',
        staff: await staffName(),
        until: new Date(now.getTime() + takenIsTrueForMs).toISOString(),
      })

  const hasNewTime = arrivesAt?.getTime() !== stored.arrivesAt?.getTime()
  if (isComing(stored) && (hasNewTime || !isComing(next))) await withdraw(tx, lead, 'onTheWay')
  if (arrivesAt && arrivesAt > now && isComing(next) && (hasNewTime || (isUndo && !isComing(stored))))
    if (await mayMailNow('onTheWay', stored, moment))
      await send(
        { ...base, about: 'onTheWay', staff: await staffName(), arrivesAt: arrivesAt.toISOString() },
        arrivesAt.toISOString(),
      )

  if (stored.status === 'completed' && status !== 'completed') {
    const [done] = await withdraw(tx, lead, 'done')
    if (done?.about === 'done' && done.reviewPath && kind === 'Quote')
      columns = { reviewAskedAt: null, reviewAskedBy: null }
  }
  // What nobody ever spoke about is tidied away, not done; what was lost was no job.
  const wasWorkedOn = stored.contactedAt || stored.onTheWayAt || changes.callOutcome === 'reached'
  if (stored.status !== 'completed' && status === 'completed' && wasWorkedOn && !next.lostReason)
    if (await mayMailNow('done', stored, moment)) {
      const asked = kind === 'Quote' ? await askInDoneMail(stored, moment) : undefined
      await send({
        ...base,
        about: 'done',
        reviewPath: kind === 'Quote' ? (asked?.path ?? null) : '/reviews/new',
      })
      columns = asked?.columns ?? {}
    }
  return columns
}

/** Nobody comes any more: what still says so does not leave. */
export async function withdrawPromises(tx: Transaction, lead: RequestLead): Promise<void> {
  await withdraw(tx, lead, 'taken')
  await withdraw(tx, lead, 'onTheWay')
}

/** Deletes what has not left and is not on its way at this moment; gives what it said. */
async function withdraw(
  tx: Transaction,
  lead: RequestLead,
  about: CustomerMailKind,
): Promise<CustomerMail[]> {
  const gone = await tx
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.subjectType, lead.kind),
        eq(deliveries.subjectId, lead.stored.id),
        eq(deliveries.topic, customerTopic(about)),
        eq(deliveries.state, 'pending'),
        isNull(deliveries.leasedUntil),
      ),
    )
    .returning({ payload: deliveries.payload })
  return gone.flatMap(({ payload }) => readCustomerMail(payload) ?? [])
}

const common = ({ kind, stored }: RequestLead, { services }: Moment['call']) => ({
  kind,
  number: stored.number,
  receipt: services.receipts.pathOf({ kind, id: stored.id }),
  language: stored.language,
})

const mayMailNow = async (
  about: CustomerMailKind,
  stored: StoredQuote | StoredMessage,
  { tx, call }: Moment,
): Promise<boolean> => mayMail(about, stored, await readLeadFacts(tx), call)

/** Whether a mail of this kind may go to whoever sent the request. */
function mayMail(
  about: CustomerMailKind,
  { email, promisedBy, cancelledAt, quarantineReasons }: MailedRequest,
  facts: LeadFacts,
  call: Moment['call'],
): boolean {
  const { services } = call
  if (!promisedBy || cancelledAt || quarantineReasons.length > 0) return false
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
export const isAutomatic = (email: string): boolean =>
  /^(?:mailer-daemon|postmaster|daemon|root|abuse|nobody|(?:no|do[-_.]?not|dont)[-_.]?reply|auto(?:matic)?[-_.]?repl(?:y|ies)|bounces?|owner-.*|.*-(?:owner|request|bounces?)|prvs=.*|srs[01][=+-].*|bounces?[-=].*)(?:\+.*)?@/i.test(
    email.trim(),
  )

/** The first of somebody's names, if it is one: accounts may hold an address instead, and visitors type anything. */
export function firstName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/)
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null
}
