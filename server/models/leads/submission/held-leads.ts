import { and, eq, gt, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { ageMs, clockDriftMs } from '#content/time/ages.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { type PreparedStatement, runPrepared } from '#server/database/transact.ts'
import { isMuted } from '#server/models/leads/lead-promise.ts'
import { newId } from '#server/new-id.ts'
import { newsTopics } from '#server/notifications/outbox/customer-news.ts'
import { heldTopic } from '#server/notifications/outbox/held-deliveries.ts'
import {
  byChannel,
  type LeadFacts,
  leadTopics,
  type NotifiedLead,
  readLeadFacts,
  recipientsOf,
} from '#server/notifications/outbox/lead-deliveries.ts'
import { deliveriesTo, enqueue, firstIdSince } from '#server/notifications/outbox/outbox.ts'
import { readNotificationSettings, saveNotificationSettings } from '#server/notifications/settings.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'

/**
 * Held leads: more arrive than may have a mail of their own, so one mail and one push report them together.
 * Made-up leads then cannot use up the mails about real ones. A lead has its own mail while fewer than this were sent
 * lately. Suspicious leads have the smallest share, leads of networks that sent nothing else lately the largest, with some
 * left for emergencies. What staff or programs of the owner's bring is never held.
 * What customers change by their links shares with leads: made-up ones have links too.
 */
export const ownMails = {
  tenMinutes: { suspicious: 3, all: 20, newNetworks: 200, newEmergencies: 250 },
  day: { suspicious: 30, all: 100, newNetworks: 500, newEmergencies: 600 },
} as const

export type SubmissionFacts = LeadFacts & { isTrusted: boolean; isNewNetwork: boolean; mailed: OwnMails }

type OwnMails = { inTenMinutes: number; inDay: number }

const ownMailsStatement: PreparedStatement = {
  name: 'own mails',
  text: `
    select count(distinct (subject_id, topic)) filter (where id > $2::uuid)::int as "inTenMinutes",
      count(distinct (subject_id, topic))::int as "inDay"
    from deliveries where channel = 'mail' and id > $1::uuid and id < $4::uuid and topic = any($3)`,
}

/** Without a lock: a few concurrent leads may each take the last of a share. */
export async function countOwnMails(db: Queryable, now: Date): Promise<OwnMails> {
  const [counted] = await runPrepared<OwnMails>(db, ownMailsStatement, [
    firstIdSince(now.getTime() - dayMs),
    firstIdSince(now.getTime() - tenMinutesMs),
    [...Object.values(leadTopics), ...newsTopics],
    // Those of a clock that was ahead are not of these minutes.
    firstIdSince(now.getTime() + clockDriftMs),
  ])
  if (!counted) throw new Error('Counting the mails returned no row')
  return counted
}

const minuteMs = 60_000
const tenMinutesMs = 10 * minuteMs
const dayMs = 24 * 60 * minuteMs

export function isHeld(
  lead: NotifiedLead,
  { isTrusted, isNewNetwork, mailed }: Pick<SubmissionFacts, 'isTrusted' | 'isNewNetwork' | 'mailed'>,
): boolean {
  if (isTrusted) return false
  const isEmergency = lead.kind !== 'Review' && lead.service === 'emergency'
  const isSuspicious = isMuted({ ...lead, isEmergency })
  const isNew = isNewNetwork && lead.quarantineReasons.length === 0
  if (isSuspicious) return isUsedUp('suspicious', mailed)
  if (!isNew) return isUsedUp('all', mailed)
  return isUsedUp(isEmergency ? 'newEmergencies' : 'newNetworks', mailed)
}

const isUsedUp = (share: keyof typeof ownMails.day, mailed: OwnMails) =>
  mailed.inTenMinutes >= ownMails.tenMinutes[share] || mailed.inDay >= ownMails.day[share]

export const isChangeHeld = async (
  tx: Transaction,
  { isNewNetwork, now }: { isNewNetwork: boolean; now: Date },
): Promise<boolean> => isUsedUp(isNewNetwork ? 'newNetworks' : 'all', await countOwnMails(tx, now))

/** Younger leads may still be uncommitted. */
const settlesMs = 15_000

export async function reportHeldLeads(call: Call, now = new Date()): Promise<string[]> {
  const isDue = ({ heldToldUntil }: { heldToldUntil: Date | null }) =>
    ageMs(heldToldUntil, now) >= tenMinutesMs
  if (!isDue(await readNotificationSettings(call.db))) return []
  const told = await call.db.transaction(async (tx) => {
    await holdLock(tx, 'held leads')
    const settings = await readNotificationSettings(tx)
    if (!isDue(settings)) return 0
    const until = new Date(now.getTime() - settlesMs)
    const since = new Date(until.getTime() - Math.min(ageMs(settings.heldToldUntil, until), dayMs))
    const { total, suspicious, changes, first } = await countHeld(tx, { since, until })
    if (!first) return 0
    await saveNotificationSettings(tx, { heldToldUntil: until })
    const recipients = recipientsOf(await readLeadFacts(tx), call.services.notifications.environment)
    const id = newId()
    const minutes = Math.max(1, Math.ceil((until.getTime() - first.getTime()) / minuteMs))
    await enqueue(
      tx,
      deliveriesTo(
        byChannel({ ...recipients, webhook: undefined }),
        {
          topic: heldTopic,
          subjectType: 'Summary',
          subjectId: id,
          payload: { total, suspicious, changes, minutes },
        },
        `${heldTopic}:${id}`,
      ),
    )
    return total + changes
  })
  if (told === 0) return []
  call.services.notifications.wake()
  return [String(told)]
}

type Held = { total: number; suspicious: number; changes: number; first: Date | undefined }

async function countHeld(tx: Transaction, span: { since: Date; until: Date }): Promise<Held> {
  const counted = [
    await countHeldOf(tx, requests, span),
    await countHeldOf(tx, reviews, span),
    await countHeldChanges(tx, span),
  ]
  const firsts = counted.flatMap(({ first }) => (first ? [first.getTime()] : []))
  return {
    total: counted.reduce((sum, { total }) => sum + total, 0),
    suspicious: counted.reduce((sum, { suspicious }) => sum + suspicious, 0),
    changes: counted.reduce((sum, { changes }) => sum + changes, 0),
    first: firsts.length > 0 ? new Date(Math.min(...firsts)) : undefined,
  }
}

async function countHeldOf(
  tx: Transaction,
  table: typeof requests | typeof reviews,
  { since, until }: { since: Date; until: Date },
): Promise<Held> {
  const own = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.subjectId, table.id),
        inArray(deliveries.topic, Object.values(leadTopics)),
        sql`${deliveries.channel} in ('mail', 'push')`,
      ),
    )
  const wasSent: SQL = sql`cardinality(${table.senderKeys}) > 0`
  const [counted] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      suspicious: sql<number>`(count(*) filter (where ${table.quarantineReasons} <> '{}'))::int`,
      first: sql<string | null>`min(${table.submittedAt})`,
    })
    .from(table)
    .where(and(gt(table.submittedAt, since), lte(table.submittedAt, until), wasSent, notExists(own)))
  const { total = 0, suspicious = 0, first = null } = counted ?? {}
  return { total, suspicious, changes: 0, first: first === null ? undefined : new Date(first) }
}

/** Of how many requests; the changes are marked on their time lines (`isChangeHeld`). */
async function countHeldChanges(
  tx: Transaction,
  { since, until }: { since: Date; until: Date },
): Promise<Held> {
  const { id, at, facts, requestId } = leadEvents
  const [counted] = await tx
    .select({
      changes: sql<number>`count(distinct ${requestId})::int`,
      first: sql<string | null>`min(${at})`,
    })
    .from(leadEvents)
    .where(
      and(
        gt(id, firstIdSince(since.getTime())),
        lte(id, firstIdSince(until.getTime())),
        sql`${facts} ->> 'held' = 'true'`,
      ),
    )
  const { changes = 0, first = null } = counted ?? {}
  return { total: 0, suspicious: 0, changes, first: first === null ? undefined : new Date(first) }
}
