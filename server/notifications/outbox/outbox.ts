import { and, asc, count, desc, eq, getTableName, inArray, ne, sql } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database, Queryable, Transaction } from '#server/database/database.ts'
import { type PreparedStatement, pipelineQuery, runPrepared } from '#server/database/transact.ts'
import { pagePaths } from '#server/http/paths.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { type Area, rolesThatWrite } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { type DeliverySubject, deliveries } from '#server/schema/notifications.ts'
import { trash, trashParts } from '#server/schema/operations.ts'
import type { LeadKind } from '#server/schema/requests.ts'

export type Delivery = typeof deliveries.$inferSelect

export type NewDelivery = Pick<
  Delivery,
  'topic' | 'subjectType' | 'subjectId' | 'channel' | 'recipient' | 'dedupeKey'
> & {
  payload: object
  nextAttemptAt?: Date
}

export const testSubject = 'NotificationTest'

const links: Record<LeadKind | typeof testSubject, (id: string) => string> = {
  Quote: (id) => `${pagePaths.inbox}/quotes/${id}`,
  Message: (id) => `${pagePaths.inbox}/messages/${id}`,
  Call: (id) => `${pagePaths.inbox}/calls/${id}`,
  Review: (id) => `${pagePaths.reviewsOfPanel}#review-${id}`,
  NotificationTest: () => pagePaths.notifications,
}

export const adminLink = (subjectType: keyof typeof links, id: string): string => links[subjectType](id)

/**
 * A mail to everyone who works with leads at the time of sending; the name is from before there were roles.
 */
export const leadStaffRecipient = 'administrators'

const emailsByRole: PreparedStatement = {
  name: 'emails of staff',
  text: 'select email from users where role = any($1) order by created_at',
}

export async function staffEmails(db: Queryable, area: Area): Promise<string[]> {
  const rows = await runPrepared<{ email: string }>(db, emailsByRole, [rolesThatWrite(area)])
  return rows.map(({ email }) => email)
}

export const leadStaffReaders = async (db: Queryable) =>
  db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(inArray(users.role, rolesThatWrite('leads')))
    .orderBy(asc(users.createdAt))

/** The language of the person with this address; null for a stranger, or if none is chosen. */
export async function languageOfStaff(db: Queryable, email: string): Promise<string | null> {
  const { language } = users
  const [found] = await db.select({ language }).from(users).where(eq(users.email, email.toLowerCase()))
  return found?.language ?? null
}

/**
 * `ok` only when the other side accepted it. Expected failures are returned, bugs thrown. Must end soon after
 * the signal aborts. `handOver`: called once the other side has all of it and only its answer is missing.
 */
export type DeliverySender = (
  delivery: Delivery,
  signal: AbortSignal,
  handOver?: () => void,
) => Promise<SendResult>

/**
 * `recipient`: where it went, if not where the row says. `note`: a warning about an accepted one. `via`: how
 * a mail left.
 */
export type SendResult = Result<{ note?: Reason; via?: Delivery['sentVia'] }, SendFailure> & {
  recipient?: string
}

/** `isUnanswered`: handed over, but how it ended is not known. The other side may have accepted it. */
export type SendFailure = { permanent: boolean; why: Reason; isUnanswered?: true }

export type RecipientsByChannel = readonly (readonly [NewDelivery['channel'], readonly string[]])[]

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

/** In the transaction of its subject. An existing `dedupeKey` is skipped. */
export async function enqueue(tx: Transaction, added: readonly NewDelivery[]): Promise<void> {
  if (added.length === 0) return
  const rows = added.map((delivery) => ({ id: newId(), ...delivery }))
  await pipelineQuery(tx, runPrepared(tx, insertDeliveries, [JSON.stringify(rows)]))
}

/** Under a lock of its subject. Says whether it was not there yet. */
export async function enqueueOnce(tx: Transaction, delivery: NewDelivery): Promise<boolean> {
  const isKnown = (await tx.$count(deliveries, eq(deliveries.dedupeKey, delivery.dedupeKey))) > 0
  if (!isKnown) await enqueue(tx, [delivery])
  return !isKnown
}

export async function deliveriesOf(
  db: Queryable,
  subjectIds: readonly string[],
): Promise<Map<string, Delivery[]>> {
  const trails = new Map<string, Delivery[]>(subjectIds.map((id) => [id, []]))
  if (subjectIds.length === 0) return trails
  const rows = await db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.subjectId, [...subjectIds]))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
  for (const row of rows) trails.get(row.subjectId)?.push(row)
  return trails
}

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
 * Due now, with a new retry schedule. One that is being sent keeps its lease, so that it is not sent twice.
 * The caller has authorized the actor.
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

export async function retryWaitingMails(tx: Queryable): Promise<void> {
  await tx
    .update(deliveries)
    .set({ nextAttemptAt: sql`now()` })
    .where(and(eq(deliveries.channel, 'mail'), eq(deliveries.state, 'pending')))
}

/**
 * Pending or dead, listed because an index cannot find "not sent". Not tests, whose result is shown beside
 * their button. Not mails to customers: no lead is lost with them, anyone can type an address that takes
 * none, and the request shows what became of them.
 */
export const isUndelivered = and(
  inArray(deliveries.state, ['pending', 'dead']),
  ne(deliveries.subjectType, testSubject),
  ne(deliveries.channel, 'customer'),
)

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

export async function deleteDeliveriesOf(
  tx: Transaction,
  subjectType: DeliverySubject,
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
