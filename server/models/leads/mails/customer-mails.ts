import { and, eq, isNull } from 'drizzle-orm'
import { GraphQLList, GraphQLNonNull } from 'graphql'
import { ageMs } from '#content/time/ages.ts'
import { batched } from '#server/data-service/batched.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { isLater } from '#server/models/leads/arrival.ts'
import { isMuted } from '#server/models/leads/lead-promise.ts'
import { personById } from '#server/models/leads/people.ts'
import { customerMailKind } from '#server/models/settings/customer-mail-previews.ts'
import {
  type CustomerMail,
  type CustomerMailKind,
  customerMailDelivery,
  customerTopic,
  readCustomerMail,
} from '#server/notifications/mail/customer-mail-delivery.ts'
import { readLeadFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { type Delivery, deliveriesOf, enqueue } from '#server/notifications/outbox/outbox.ts'
import type { RequestKind, RequestLead, StoredQuote, StoredRequest } from '#server/schema/leads.ts'
import { deliveries } from '#server/schema/notifications.ts'
import {
  confirmRequest,
  firstName,
  isConfirmationLeft,
  type MailingContext,
  mailedRequest,
  mayConfirm,
  mayMail,
} from './request-confirmation.ts'
import { askInDoneMail } from './review-invitation.ts'

export type Progress = {
  status?: 'new' | 'contacted' | 'completed' | undefined
  assigneeId?: string | null | undefined
  takenAt?: Date | null | undefined
  arrivesAt?: Date | null | undefined
  onTheWayAt?: Date | null | undefined
  lateMinutes?: number | null | undefined
  callOutcome?: string | null | undefined
  calledAt?: Date | null | undefined
  lostReason?: string | null | undefined
  scheduledAt?: Date | null | undefined
  windowMinutes?: number | null | undefined
  address?: string | null | undefined
  appointmentMails?: boolean | undefined
  quarantineReasons?: readonly string[] | undefined
}

/** Undo is offered for 8 s; mails about a change leave after that. */
export const undoWindowMs = 10_000

/** Longer than undo is offered, because on a bad connection it arrives later. */
export const undoneWithinMs = 20_000

const takenIsTrueForMs = 60 * 60_000

const stateAfter = (changes: Progress, stored: StoredRequest) => ({
  status: changes.status ?? stored.status,
  assigneeId: changes.assigneeId === undefined ? stored.assigneeId : changes.assigneeId,
  takenAt: changes.takenAt === undefined ? stored.takenAt : changes.takenAt,
  arrivesAt: changes.arrivesAt === undefined ? stored.arrivesAt : changes.arrivesAt,
  lostReason: changes.lostReason === undefined ? stored.lostReason : changes.lostReason,
})

type RequestState = ReturnType<typeof stateAfter>

const isTaken = ({ status, assigneeId, takenAt, lostReason }: RequestState): boolean =>
  status === 'new' && assigneeId !== null && takenAt !== null && !lostReason

const isComing = ({ status, arrivesAt, lostReason }: RequestState): boolean =>
  status !== 'completed' && arrivesAt !== null && !lostReason

function isCalled({ calledAt, callOutcome }: Progress, stored: StoredRequest): boolean {
  if (calledAt !== undefined) return calledAt !== null
  return callOutcome === undefined ? stored.calledAt !== null : callOutcome !== null
}

type Columns = Partial<Pick<StoredQuote, 'reviewAskedAt' | 'reviewAskedBy'>>

type Change = {
  lead: RequestLead
  changes: Progress
  next: RequestState
  isUndo: boolean
  context: MailingContext
}

/**
 * Mails what staff just did, and withdraws unsent mails about what they undid. When the undo is itself undone
 * at once, the withdrawn mail is sent after all; a sent mail is never sent again. Gives columns to write
 * along.
 */
export async function mailProgress(
  lead: RequestLead,
  changes: Progress,
  context: MailingContext,
): Promise<Columns> {
  const { stored } = lead
  const isUndo = ageMs(stored.updatedAt, context.now) < undoneWithinMs
  const change = { lead, changes, next: stateAfter(changes, stored), isUndo, context }
  await mailCleared(change)
  await mailTaken(change)
  await mailTried(change)
  await mailOnTheWay(change)
  return mailDone(change)
}

async function mailCleared({ lead, changes, next, context }: Change): Promise<void> {
  const { tx, call, now } = context
  if (lead.kind === 'Call') return
  const { kind, stored } = lead
  const isCleared = changes.quarantineReasons?.length === 0 && isMuted(stored)
  if (!isCleared || next.status !== 'new' || !stored.promisedBy || stored.promisedBy <= now) return
  const cleared = { ...stored, quarantineReasons: [] }
  const facts = await readLeadFacts(tx)
  if (mayConfirm(cleared, facts, call) && (await isConfirmationLeft(tx, stored.email, context)))
    await confirmRequest({ kind, stored: cleared }, context)
}

async function mailTaken(change: Change): Promise<void> {
  const { lead, changes, next, isUndo, context } = change
  const { stored } = lead
  // A call is written down while speaking with the customer.
  if (lead.kind === 'Call') return
  const isHandedOver = next.assigneeId !== stored.assigneeId
  if (isTaken(stored) && (isHandedOver || !isTaken(next))) await withdraw(context.tx, lead, 'taken')
  const saysYes = stored.assigneeId !== null && stored.takenAt === null
  const isNew = isTaken(next) && (isHandedOver || saysYes || (isUndo && !isTaken(stored)))
  if (!isNew || isCalled(changes, stored) || !(await mayMailNow('taken', stored, context))) return
  await sendLater(change, {
    ...(await staffMail(change)),
    about: 'taken',
    until: new Date(context.now.getTime() + takenIsTrueForMs).toISOString(),
  })
}

/** Most people do not answer a number that they do not know: who was not reached can call back or say when. */
async function mailTried({ lead, changes, next, context }: Change): Promise<void> {
  const { stored } = lead
  const { callOutcome: outcome, calledAt } = changes
  const isOver = next.status === 'completed' || Boolean(next.lostReason)
  if (outcome !== undefined || isOver) await withdraw(context.tx, lead, 'tried')
  // An undo sends the call before along.
  const isUndo = calledAt && stored.calledAt && calledAt <= stored.calledAt
  if (outcome) await withdraw(context.tx, lead, 'taken')
  if (!outcome || outcome === 'reached' || isOver || isUndo) return
  if (!(await mayMailNow('tried', stored, context))) return
  const time = context.now.getTime()
  const mail = {
    ...customerMail({ lead }),
    about: 'tried' as const,
    leftMessage: outcome === 'voicemail',
    until: new Date(time + takenIsTrueForMs).toISOString(),
  }
  await sendLater({ lead, context }, mail, String(time))
}

async function mailOnTheWay(change: Change): Promise<void> {
  const { lead, changes, next, isUndo, context } = change
  const { stored } = lead
  const { arrivesAt } = next
  const hasNewTime = arrivesAt?.getTime() !== stored.arrivesAt?.getTime()
  if (isComing(stored) && (hasNewTime || !isComing(next))) await withdraw(context.tx, lead, 'onTheWay')
  const isNew = isComing(next) && (hasNewTime || (isUndo && !isComing(stored)))
  if (!arrivesAt || arrivesAt <= context.now || !isNew) return
  if (!(await mayMailNow('onTheWay', stored, context))) return
  const time = arrivesAt.toISOString()
  const mail = { ...(await staffMail(change)), about: 'onTheWay' as const, arrivesAt: time }
  await sendLater(change, { ...mail, isLater: isLater(changes, stored) }, time)
}

async function mailDone(change: Change): Promise<Columns> {
  const { lead, changes, next, context } = change
  const { stored } = lead
  let columns: Columns = {}
  if (stored.status === 'completed' && next.status !== 'completed') {
    const [done] = await withdraw(context.tx, lead, 'done')
    if (done?.about === 'done' && done.review === 'invitation')
      columns = { reviewAskedAt: null, reviewAskedBy: null }
  }
  const isNew = stored.status !== 'completed' && next.status === 'completed'
  if (!isNew || !(wasWorkedOn(stored) || changes.callOutcome === 'reached') || next.lostReason) return columns
  if (!(await mayMailNow('done', stored, context))) return columns
  const asked = await askInDoneMail(lead, context)
  const review = asked ? ('invitation' as const) : null
  const askedAt = asked && { askedAt: context.now.toISOString() }
  await sendLater(change, { ...customerMail(change), about: 'done', review, ...askedAt })
  return asked ?? {}
}

/** Completing a request that was never answered only closes it, and a lost one was no job. */
export const wasWorkedOn = ({
  contactedAt,
  onTheWayAt,
}: Pick<StoredRequest, 'contactedAt' | 'onTheWayAt'>): boolean => contactedAt !== null || onTheWayAt !== null

/** Nothing in it speaks against a mail of thanks once it is completed. */
export const mayBeThanked = (
  stored: Pick<StoredRequest, 'status' | 'lostReason' | 'contactedAt' | 'onTheWayAt'>,
): boolean => stored.status !== 'completed' && !stored.lostReason && wasWorkedOn(stored)

const stepMails = fieldOn<StoredQuote>({
  type: new GraphQLList(new GraphQLNonNull(customerMailKind)),
  description: 'Of which steps the customer is mailed, if they are taken now',
  async resolve(stored, _args, call) {
    if (stored.status === 'completed' || stored.lostReason) return []
    const facts = await readLeadFacts(call.db)
    const steps: readonly [CustomerMailKind, isNews: boolean][] = [
      ['taken', stored.status === 'new' && stored.calledAt === null && stored.promisedBy !== null],
      ['tried', true],
      ['appointment', true],
      ['onTheWay', true],
      ['done', mayBeThanked(stored)],
    ]
    return steps.flatMap(([kind, isNews]) => (isNews && mayMail(kind, stored, facts, call) ? [kind] : []))
  },
})

export const stepMailsField = { private: true as const, ...stepMails }

export function pendingMailsField(kind: RequestKind): ModelField & { private: true } {
  const pending = batched(async ({ db }, ids) => {
    const trails = await deliveriesOf(db, kind, ids)
    return new Map([...trails].map(([id, trail]) => [id, trail.flatMap(aboutPending)]))
  })
  return {
    private: true,
    type: new GraphQLList(new GraphQLNonNull(customerMailKind)),
    description: 'Mails that are about to leave to the customer',
    resolve: ({ id }, _args, call) => pending(call).load(id),
  }
}

const aboutPending = ({ state, payload }: Delivery): CustomerMailKind[] => {
  const mail = state === 'pending' ? readCustomerMail(payload) : undefined
  return mail ? [mail.about] : []
}

export const customerMail = ({ lead }: Pick<Change, 'lead'>) => ({
  ...mailedRequest(lead),
  customer: firstName('firstName' in lead.stored ? lead.stored.firstName : lead.stored.name),
})

const staffMail = async (change: Change) => ({
  ...customerMail(change),
  staff: firstName((await personById(change.context.tx, change.next.assigneeId))?.name ?? ''),
})

/** Delayed until it cannot be undone any more. `dedupe` tells several mails of one kind apart. */
export const sendLater = (
  { lead, context: { tx, now } }: Pick<Change, 'lead' | 'context'>,
  mail: CustomerMail,
  dedupe?: string,
) =>
  enqueue(tx, [
    {
      ...customerMailDelivery(mail, { ...lead.stored, ...(dedupe && { dedupe }) }),
      nextAttemptAt: new Date(now.getTime() + undoWindowMs),
    },
  ])

export async function withdrawPromises(tx: Transaction, lead: RequestLead): Promise<void> {
  await withdraw(tx, lead, 'taken')
  await withdraw(tx, lead, 'tried')
  await withdraw(tx, lead, 'onTheWay')
  await withdraw(tx, lead, 'appointment')
  await withdraw(tx, lead, 'reminder')
}

/** Leaves mails that are sent or being sent; gives the contents of the others. */
export async function withdraw(
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

export const mayMailNow = async (
  about: CustomerMailKind,
  stored: StoredRequest,
  { tx, call }: MailingContext,
): Promise<boolean> => mayMail(about, stored, await readLeadFacts(tx), call)
