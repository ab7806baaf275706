import { and, asc, count, desc, eq, getTableName, inArray, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database, Queryable, Transaction } from '#server/database/database.ts'
import { type PreparedStatement, pipelineQuery, runPrepared } from '#server/database/transact.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { type Area, rolesThatWrite } from '#server/rights.ts'
import type { LeadKind } from '#server/schema/leads.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { trash, trashParts } from '#server/schema/operations.ts'

/** A row of the outbox. */
export type Delivery = typeof deliveries.$inferSelect

/** What to deliver; the other columns are the outbox's own. */
export type NewDelivery = Pick<
  Delivery,
  'topic' | 'subjectType' | 'subjectId' | 'channel' | 'recipient' | 'dedupeKey'
> & {
  payload: object
  /** Not before; at once if left out. */
  nextAttemptAt?: Date
}

/** `subjectType` of a test notification, where a lead has its model. */
export const testSubject = 'NotificationTest'

const links: Record<LeadKind | typeof testSubject, (id: string) => string> = {
  Quote: (id) => `/admin/inbox/quotes/${id}`,
  Message: (id) => `/admin/inbox/messages/${id}`,
  Review: (id) => `/admin/reviews#review-${id}`,
  NotificationTest: () => '/admin/settings/notifications',
}

/** The path in the panel of what a delivery is about. */
export const adminLink = (subjectType: keyof typeof links, id: string): string => links[subjectType](id)

/** `recipient` of a mail to everyone who works with leads when it is sent; named as it was stored before there were roles. */
export const toLeadStaff = 'administrators'

const emailsByRole: PreparedStatement = {
  name: 'emails of staff',
  text: 'select email from users where role = any($1) order by created_at',
}

/** The addresses of everyone who may write in an area, the oldest account first: who gets the mails about it. */
export async function staffEmails(db: Queryable, area: Area): Promise<string[]> {
  const rows = await runPrepared<{ email: string }>(db, emailsByRole, [rolesThatWrite(area)])
  return rows.map(({ email }) => email)
}

/**
 * Makes one attempt to deliver. `ok` only when the other side has accepted it. Expected failures are returned; what is thrown
 * is a bug. Must end soon after the signal aborts.
 */
export type Sender = (delivery: Delivery, signal: AbortSignal) => Promise<SendResult>

/**
 * The result of one attempt. `recipient`: where it went, if no longer where the row says. `note`: what is to be said although
 * it was accepted. `via`: how a mail left.
 */
export type SendResult = Result<{ note?: Reason; via?: Delivery['sentVia'] }, SendFailure> & {
  recipient?: string
}

/** `permanent`: another attempt would fail too. */
export type SendFailure = { permanent: boolean; why: Reason }

/** The recipients of one thing that happened, by channel: mail addresses, ids of push subscriptions, the address of a webhook. */
export type RecipientsByChannel = readonly (readonly [NewDelivery['channel'], readonly string[]])[]

/**
 * One delivery for each recipient, in the order given. Those with the same `once`, channel and recipient are stored once,
 * however often they are enqueued.
 */
export const deliveriesTo = (
  recipients: RecipientsByChannel,
  about: Pick<NewDelivery, 'topic' | 'subjectType' | 'subjectId' | 'payload'>,
  once: string,
): NewDelivery[] =>
  recipients.flatMap(([channel, all]) =>
    Array.from(new Set(all), (recipient) => ({
      ...about,
      channel,
      recipient,
      dedupeKey: `${once}:${channel}:${recipient}`,
    })),
  )

/** Ids begin with their time (RFC 9562, version 7), so the index by channel and id finds the newest. */
export const firstIdSince = (time: number) =>
  `${time
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})(.{4})$/, '$1-$2')}-7000-8000-000000000000`

const insertDeliveries: PreparedStatement = {
  name: 'insert deliveries',
  text: `
    insert into deliveries
      (id, topic, subject_type, subject_id, channel, recipient, payload, dedupe_key, next_attempt_at)
    select id, topic, "subjectType", "subjectId", channel, recipient, payload, "dedupeKey", coalesce("nextAttemptAt", now())
    from jsonb_to_recordset($1::jsonb) as added(id uuid, topic text, "subjectType" text, "subjectId" uuid,
      channel delivery_channel, recipient text, payload jsonb, "dedupeKey" text, "nextAttemptAt" timestamptz)
    on conflict (dedupe_key) do nothing`,
}

/** Puts deliveries into the outbox, in the transaction of what they are about. A `dedupeKey` that is there already is skipped. */
export async function enqueue(tx: Transaction, added: readonly NewDelivery[]): Promise<void> {
  if (added.length === 0) return
  const rows = added.map((delivery) => ({ id: newId(), ...delivery }))
  await pipelineQuery(tx, runPrepared(tx, insertDeliveries, [JSON.stringify(rows)]))
}

/** The deliveries about many records in one query: a list for every given id, oldest first. */
export async function deliveriesOf(
  db: Queryable,
  subjectType: string,
  subjectIds: readonly string[],
): Promise<Map<string, Delivery[]>> {
  const trails = new Map<string, Delivery[]>(subjectIds.map((id) => [id, []]))
  if (subjectIds.length === 0) return trails
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.subjectType, subjectType), inArray(deliveries.subjectId, [...subjectIds])))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
  for (const row of rows) trails.get(row.subjectId)?.push(row)
  return trails
}

/** The newest deliveries of a channel, whatever they are about. */
export async function lastDeliveries(
  db: Queryable,
  channel: Delivery['channel'],
  limit: number,
): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(eq(deliveries.channel, channel))
    .orderBy(desc(deliveries.id))
    .limit(limit)
}

/**
 * Makes a dead or pending delivery due now, and starts its retry schedule again. One that is being sent at this moment
 * keeps its lease, so it is not sent twice. The caller has authorized the actor.
 */
export async function retryDelivery(db: Database, id: string, actor: Actor): Promise<Result<Delivery>> {
  return db.transaction(async (tx) => {
    const [delivery] = await tx
      .update(deliveries)
      .set({ state: 'pending', attempts: 0, nextAttemptAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(deliveries.id, id), ne(deliveries.state, 'sent')))
      .returning()
    if (!delivery) return refuse({ code: 'NOT_FOUND', reason: 'deliveredOrGone' })
    const { subjectType, subjectId, channel, recipient } = delivery
    await recordAudit(tx, actor, {
      action: 'retry',
      subject: subjectType,
      subjectId,
      after: { channel, recipient },
    })
    await announce(tx, { model: subjectType, operation: 'update', id: subjectId, onPages: 'nothing' })
    return done(delivery)
  })
}

/** Makes every waiting mail due now, because the settings of mail were changed; one that is being sent keeps its lease. */
export async function retryWaitingMails(tx: Queryable): Promise<void> {
  await tx
    .update(deliveries)
    .set({ nextAttemptAt: sql`now()` })
    .where(and(eq(deliveries.channel, 'mail'), eq(deliveries.state, 'pending')))
}

/**
 * Deliveries that were not sent yet: pending or dead. The states are listed because an index cannot find "not sent". Tests do
 * not count; their result is shown beside the button that sent them. Nor do mails to customers: no lead is lost with them,
 * anybody can type an address that takes none, and the request itself shows what became of them.
 */
export const isUndelivered = and(
  inArray(deliveries.state, ['pending', 'dead']),
  ne(deliveries.subjectType, testSubject),
  ne(deliveries.channel, 'customer'),
)

/** How many deliveries were not sent yet. */
export async function undeliveredCounts(db: Queryable): Promise<{ waiting: number; dead: number }> {
  const rows = await db
    .select({ state: deliveries.state, total: count() })
    .from(deliveries)
    .where(isUndelivered)
    .groupBy(deliveries.state)
  const totalOf = (state: Delivery['state']) => rows.find((row) => row.state === state)?.total ?? 0
  return { waiting: totalOf('pending'), dead: totalOf('dead') }
}

const wasInTrash: Reason = { reason: 'deliveryWasInTrash' }

/** Sends what is pending about a record that is restored, from the beginning, or gives it up. */
export async function resumeDeliveries(
  tx: Transaction,
  subjectId: string,
  { sends }: { sends: boolean },
): Promise<void> {
  const fate = sends
    ? { nextAttemptAt: sql`now()` }
    : { state: 'dead' as const, reason: wasInTrash, lastError: null }
  await tx
    .update(deliveries)
    .set({ ...fate, leasedUntil: null, updatedAt: sql`now()` })
    .where(and(eq(deliveries.subjectId, subjectId), eq(deliveries.state, 'pending')))
}

/**
 * Deletes the deliveries about records, in the transaction that deletes the records for good. Gives the ids of the
 * deliveries, with those that are in the trash.
 */
export async function deleteDeliveriesOf(
  tx: Transaction,
  subjectType: string,
  subjectIds: readonly string[],
): Promise<string[]> {
  if (subjectIds.length === 0) return []
  const deleted = await tx
    .delete(deliveries)
    .where(and(eq(deliveries.subjectType, subjectType), inArray(deliveries.subjectId, [...subjectIds])))
    .returning({ id: deliveries.id })
  const trashed = await trashedDeliveries(tx, { recordIds: subjectIds })
  return [...deleted, ...trashed].map(({ id }) => id)
}

/** What is known of deliveries whose record is in the trash: those of some records, or some by their own ids. */
export async function trashedDeliveries(
  db: Queryable,
  asked: { recordIds: readonly string[] } | { ids: readonly string[] },
): Promise<Pick<Delivery, 'id' | 'topic' | 'createdAt'>[]> {
  const { row } = trashParts
  const text = (name: string) => sql<string>`${row} ->> ${name}`
  const isAsked =
    'ids' in asked ? inArray(text('id'), [...asked.ids]) : inArray(trash.recordId, [...asked.recordIds])
  const rows = await db
    .select({ id: text('id'), topic: text('topic'), createdAt: text('created_at') })
    .from(trashParts)
    .innerJoin(trash, eq(trash.id, trashParts.trashId))
    .where(and(eq(trashParts.source, getTableName(deliveries)), isAsked))
  return rows.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: new Date(createdAt) }))
}
