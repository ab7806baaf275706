import { and, eq, isNull } from 'drizzle-orm'
import { GraphQLList, GraphQLNonNull } from 'graphql'
import { plausibleFirstName } from '#content/first-name.ts'
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
import { deliveries } from '#server/schema/notifications.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import {
  confirmRequest,
  isConfirmationLeft,
  type MailingContext,
  mailedRequest,
  mayConfirm,
  mayMail,
} from './request-confirmation.ts'
import { askInDoneMail } from './review-invitation.ts'

export type MailedProgress = {
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

const stateAfter = (changes: MailedProgress, stored: StoredRequest) => ({
  status: changes.status ?? stored.status,
  assigneeId: changes.assigneeId === undefined ? stored.assigneeId : changes.assigneeId,
  takenAt: changes.takenAt === undefined ? stored.takenAt : changes.takenAt,
  arrivesAt: changes.arrivesAt === undefined ? stored.arrivesAt : changes.arrivesAt,
  lostReason: changes.lostReason === undefined ? stored.lostReason : changes.lostReason,
})

type RequestState = ReturnType<typeof stateAfter>

const isTakenAndOpen = ({ status, assigneeId, takenAt, lostReason }: RequestState): boolean =>
  status === 'new' && assigneeId !== null && takenAt !== null && !lostReason

const isComing = ({ status, arrivesAt, lostReason }: RequestState): boolean =>
  status !== 'completed' && arrivesAt !== null && !lostReason

function isCalled({ calledAt, callOutcome }: MailedProgress, stored: StoredRequest): boolean {
  if (calledAt !== undefined) return calledAt !== null
  return callOutcome === undefined ? stored.calledAt !== null : callOutcome !== null
}

type Columns = Partial<Pick<StoredRequest, 'reviewAskedAt' | 'reviewAskedBy'>>

type MailedChange = {
  request: StoredRequest
  changes: MailedProgress
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
  request: StoredRequest,
  changes: MailedProgress,
  context: MailingContext,
): Promise<Columns> {
  const isUndo = ageMs(request.updatedAt, context.now) < undoneWithinMs
  const change = { request, changes, next: stateAfter(changes, request), isUndo, context }
  await mailCleared(change)
  await mailTaken(change)
  await mailTried(change)
  await mailOnTheWay(change)
  return mailDone(change)
}

async function mailCleared({ request: stored, changes, next, context }: MailedChange): Promise<void> {
  const { tx, call, now } = context
  if (stored.kind === 'Call') return
  const isCleared = changes.quarantineReasons?.length === 0 && isMuted(stored)
  if (!isCleared || next.status !== 'new' || !stored.promisedBy || stored.promisedBy <= now) return
  const cleared = { ...stored, quarantineReasons: [] }
  const facts = await readLeadFacts(tx)
  if (mayConfirm(cleared, facts, call) && (await isConfirmationLeft(tx, stored.email, context)))
    await confirmRequest(cleared, context)
}

async function mailTaken(change: MailedChange): Promise<void> {
  const { request: stored, changes, next, isUndo, context } = change
  // A call is written down while speaking with the customer.
  if (stored.kind === 'Call') return
  const isHandedOver = next.assigneeId !== stored.assigneeId
  if (isTakenAndOpen(stored) && (isHandedOver || !isTakenAndOpen(next)))
    await withdraw(context.tx, stored, 'taken')
  const saysYes = stored.assigneeId !== null && stored.takenAt === null
  const isNew = isTakenAndOpen(next) && (isHandedOver || saysYes || (isUndo && !isTakenAndOpen(stored)))
  if (!isNew || isCalled(changes, stored) || !(await mayMailNow('taken', stored, context))) return
  const until = new Date(context.now.getTime() + takenIsTrueForMs).toISOString()
  await sendLater(stored, { ...(await staffMail(change)), about: 'taken', until }, context)
}

/** Most people do not answer a number that they do not know: who was not reached can call back or say when. */
async function mailTried({ request: stored, changes, next, context }: MailedChange): Promise<void> {
  const { callOutcome: outcome, calledAt } = changes
  const isOver = next.status === 'completed' || Boolean(next.lostReason)
  if (outcome !== undefined || isOver) await withdraw(context.tx, stored, 'tried')
  // An undo sends the call before along.
  const isUndo = calledAt && stored.calledAt && calledAt <= stored.calledAt
  if (outcome) await withdraw(context.tx, stored, 'taken')
  if (!outcome || outcome === 'reached' || isOver || isUndo) return
  if (!(await mayMailNow('tried', stored, context))) return
  const time = context.now.getTime()
  const mail = {
    ...customerMailFacts(stored),
    about: 'tried' as const,
    leftMessage: outcome === 'voicemail',
    until: new Date(time + takenIsTrueForMs).toISOString(),
  }
  await sendLater(stored, mail, context, String(time))
}

async function mailOnTheWay(change: MailedChange): Promise<void> {
  const { request: stored, changes, next, isUndo, context } = change
  const { arrivesAt } = next
  const hasNewTime = arrivesAt?.getTime() !== stored.arrivesAt?.getTime()
  if (isComing(stored) && (hasNewTime || !isComing(next))) await withdraw(context.tx, stored, 'onTheWay')
  const isNew = isComing(next) && (hasNewTime || (isUndo && !isComing(stored)))
  if (!arrivesAt || arrivesAt <= context.now || !isNew) return
  if (!(await mayMailNow('onTheWay', stored, context))) return
  const time = arrivesAt.toISOString()
  const mail = { ...(await staffMail(change)), about: 'onTheWay' as const, arrivesAt: time }
  await sendLater(stored, { ...mail, isLater: isLater(changes, stored) }, context, time)
}

async function mailDone(change: MailedChange): Promise<Columns> {
  const { request: stored, changes, next, context } = change
  let columns: Columns = {}
  if (stored.status === 'completed' && next.status !== 'completed') {
    const [done] = await withdraw(context.tx, stored, 'done')
    if (done?.about === 'done' && done.review === 'invitation')
      columns = { reviewAskedAt: null, reviewAskedBy: null }
  }
  const isNew = stored.status !== 'completed' && next.status === 'completed'
  if (!isNew || !(wasWorkedOn(stored) || changes.callOutcome === 'reached') || next.lostReason) return columns
  if (!(await mayMailNow('done', stored, context))) return columns
  const asked = await askInDoneMail(stored, context)
  const review = asked ? ('invitation' as const) : null
  const askedAt = asked && { askedAt: context.now.toISOString() }
  await sendLater(stored, { ...customerMailFacts(stored), about: 'done', review, ...askedAt }, context)
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

const stepMails = fieldOn<StoredRequest>({
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

const pendingMails = batched(async ({ db }, ids) => {
  const trails = await deliveriesOf(db, ids)
  return new Map([...trails].map(([id, trail]) => [id, trail.flatMap(aboutPending)]))
})

export const pendingMailsField: ModelField & { private: true } = {
  private: true,
  type: new GraphQLList(new GraphQLNonNull(customerMailKind)),
  description: 'Mails that are about to leave to the customer',
  resolve: ({ id }, _args, call) => pendingMails(call).load(id),
}

const aboutPending = ({ state, payload }: Delivery): CustomerMailKind[] => {
  const mail = state === 'pending' ? readCustomerMail(payload) : undefined
  return mail ? [mail.about] : []
}

export const customerMailFacts = (request: StoredRequest) => ({
  ...mailedRequest(request),
  customer: plausibleFirstName(request.firstName ?? request.name),
})

const staffMail = async ({ request, next, context }: MailedChange) => ({
  ...customerMailFacts(request),
  staff: plausibleFirstName((await personById(context.tx, next.assigneeId))?.name ?? ''),
})

/** Delayed until it cannot be undone any more. `dedupe` tells several mails of one kind apart. */
export const sendLater = (
  request: StoredRequest,
  mail: CustomerMail,
  { tx, now }: Pick<MailingContext, 'tx' | 'now'>,
  dedupe?: string,
) =>
  enqueue(tx, [
    {
      ...customerMailDelivery(mail, { ...request, ...(dedupe && { dedupe }) }),
      nextAttemptAt: new Date(now.getTime() + undoWindowMs),
    },
  ])

export async function withdrawPromises(tx: Transaction, request: MailedTo): Promise<void> {
  for (const about of ['taken', 'tried', 'onTheWay', 'appointment', 'reminder'] as const)
    await withdraw(tx, request, about)
}

type MailedTo = Pick<StoredRequest, 'kind' | 'id'>

/** Leaves mails that are sent or being sent; gives the contents of the others. */
export async function withdraw(
  tx: Transaction,
  { kind, id }: MailedTo,
  about: CustomerMailKind,
): Promise<CustomerMail[]> {
  const gone = await tx
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.subjectType, kind),
        eq(deliveries.subjectId, id),
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
