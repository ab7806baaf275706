import { createHash } from 'node:crypto'
import { and, eq, getTableName, gt, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { promisedMinutes } from '#content/promise-rules.ts'
import type { CreateContext, Row, Submission } from '#server/data-service/model.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { type PreparedStatement, pipelineQuery, runPrepared } from '#server/database/transact.ts'
import { networkKeys } from '#server/http/client-address.ts'
import type { FormTokenVerdict } from '#server/http/form-token.ts'
import { countOnConflict } from '#server/limits/rate-limit.ts'
import { readLeadFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { messages, quotes, reviews } from '#server/schema/leads.ts'
import { countOwnMails, type SubmissionFacts } from './held-leads.ts'
import { isMuted } from './lead-promise.ts'

/** A table of what visitors send in: its rows can be recognized when they are sent again. */
type SubmissionTable = PgTable &
  Record<'id' | 'idempotencyKey' | 'contentHash' | 'senderKeys' | 'submittedAt', PgColumn>

/** A submission that is new: its columns, and what decides who is notified of it. */
type NewSubmission = { columns: SubmissionColumns; facts: SubmissionFacts }

/** The columns of a row that a submission fills beside its fields. */
type SubmissionColumns = {
  quarantineReasons: string[]
  idempotencyKey: string | null
  contentHash: string
  senderKeys: string[]
}

/**
 * A hash of what was sent. The model's name is part of it, so that a message is never taken for a review; the case of the
 * e-mail address is not.
 */
export function contentHash(model: string, content: { email: string } & Record<string, unknown>): string {
  const same = { ...content, email: content.email.toLowerCase() }
  return createHash('sha256')
    .update(JSON.stringify([model, same]))
    .digest('hex')
}

const longestKey = 200

const windowSeconds = 600

/**
 * How many submissions a network sends in ten minutes that are `ordinary`: more are one of many, and are told of together. Beyond
 * `most` they are refused, so that nobody can fill the disk. One machine may have a whole IPv6 /48; the addresses of an IPv4 /24
 * are of many people.
 */
const networkLimits: Readonly<Record<string, { ordinary: number; most: number }>> = {
  '/64': { ordinary: 5, most: 60 },
  '/56': { ordinary: 10, most: 120 },
  '/48': { ordinary: 20, most: 240 },
  '/24': { ordinary: 20, most: 600 },
}
const addressLimit = { ordinary: 5, most: 60 }

const limitOf = (network: string) => networkLimits[/\/\d+$/.exec(network)?.[0] ?? ''] ?? addressLimit

/**
 * Takes a submission of a form or a program: finds the row of a repeat, counts the sender's networks, and looks for signs of a
 * bot. Suspicious ones are stored like all others, only marked, while the disk has room. Staff are not counted.
 */
export async function takeSubmission<Stored extends Row>(
  table: SubmissionTable & { $inferSelect: Stored },
  { hash, isEmergency = false }: { hash: string; isEmergency?: boolean },
  { tx, call, now, submission }: CreateContext,
): Promise<Result<{ existing: Stored } | NewSubmission>> {
  if ((submission?.idempotencyKey?.length ?? 0) > longestKey)
    return refuse({ code: 'BAD_INPUT', reason: 'longIdempotencyKey', facts: { most: longestKey } })
  const { actor } = call
  const { submissions } = call.services
  const senderKeys = actor.kind === 'visitor' ? submissions.senderKeys(actor) : []
  const networks = actor.kind === 'visitor' ? networkKeys(actor.address) : []
  const columns = {
    quarantineReasons: [],
    idempotencyKey: submission?.idempotencyKey ?? null,
    contentHash: hash,
    senderKeys,
  }
  // Pipelined: one round trip.
  const [found, recipients, mailed] = await Promise.all([
    findDuplicate(tx, table, {
      ...{ hash, submission, now, networks },
      ...{ of: senderKeys.slice(0, 1), justNowOf: senderKeys.slice(1, 2) },
    }),
    readLeadFacts(tx),
    countOwnMails(tx, now),
  ])
  if (found.duplicateId) return done({ existing: await rowOf(tx, table, found.duplicateId) })
  const facts = { ...recipients, mailed, isNewNetwork: true }
  if (networks.length === 0) return done({ columns, facts })
  const counted = countsOf(found, networks)
  const over = counted.filter(({ network, count }) => count > limitOf(network).most)
  if (over.length > 0) return refuseMany(Math.max(...over.map(({ secondsLeft }) => secondsLeft)))
  const quarantineReasons = findSuspiciousReasons({
    trap: submission?.trap,
    token: submissions.formTokenVerdict(submission?.formToken, now),
    isFrequent: counted.some(({ network, count }) => count > limitOf(network).ordinary),
  })
  if (isMuted({ quarantineReasons, isEmergency }) && !(await submissions.takesSuspicious()))
    return refuseMany(windowSeconds)
  const isNewNetwork = counted.at(-1)?.count === 1
  return done({ columns: { ...columns, quarantineReasons }, facts: { ...facts, isNewNetwork } })
}

const refuseMany = (seconds: number) =>
  refuse({
    code: 'TOO_MANY_REQUESTS',
    reason: 'tooManySubmissions',
    retryAfterSeconds: Math.max(1, seconds),
  })

/** The counts of the sender's networks, from narrow to wide. */
function countsOf({ counts }: Found, networks: readonly string[]) {
  return networks.map((network) => {
    const counted = counts?.find(({ key }) => key === limitKey(network))
    if (!counted) throw new Error('A submission was not counted')
    return { network, ...counted }
  })
}

const limitKey = (network: string) => `submission:${network}`

/** How long the same content counts as a repeat, whatever its key: until somebody should have called. */
const sameSubmissionMinutes = promisedMinutes

/** Between two presses of one button. */
const doublePressMs = 60_000

/** The row of a repeated submission, and the counts of its sender's networks; null for what was not asked. */
type Found = {
  duplicateId: string | null
  counts: { key: string; count: number; secondsLeft: number }[] | null
}

const lockContent: PreparedStatement = {
  name: 'lock content',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
}

/**
 * Finds a duplicate and counts the sender in one statement, which saves a round trip. `$1`: content hash, or null to look for no
 * duplicate; `$2`: idempotency key; `$3`: since when the same content of the senders `$4` (null: anybody) is a repeat; `$5`: keys of the networks'
 * limits, from narrow to wide, so that nobody waits for each other in a circle; `$6`: their window in seconds; `$7`, `$8`: the same
 * as `$3` and `$4`, for a double press. A repeat is not counted.
 */
const findDuplicateAndCount = (table: SubmissionTable): PreparedStatement => ({
  name: `find and count ${getTableName(table)}`,
  text: `
    with duplicate as (
      select id from ${getTableName(table)}
      where content_hash = $1 and (idempotency_key = $2 or submitted_at > $3 and ($4::text[] is null or sender_keys && $4)
        or submitted_at > $7 and sender_keys && $8::text[])
      order by submitted_at desc limit 1
    ), counted as (
      insert into rate_limits as counter (key, count, window_ends_at)
      select key, 1, now() + $6 * interval '1 second' from unnest($5::text[]) with ordinality as networks (key, place)
      where not exists (select from duplicate) order by place
      ${countOnConflict()}
    )
    select (select id from duplicate) as "duplicateId", (select json_agg(counted) from counted) as counts`,
})

/** Whether one of these senders (`senderKeys`; null: anybody) sent this content a short time ago. */
export async function wasStored(
  tx: Transaction,
  table: SubmissionTable,
  { hash, of, now }: { hash: string; of: readonly string[] | null; now: Date },
): Promise<boolean> {
  const found = await findDuplicate(tx, table, { hash, submission: {}, now, of, justNowOf: [], networks: [] })
  return found.duplicateId !== null
}

/**
 * The row of which this submission is a repeat: the same key and content at any time (a retry, a double click), or the same
 * content of the same guest a short time ago (a form without script has no key), or of the same address just now (a second press
 * before the browser has the guest's cookie). Anything else is a new submission: a corrected
 * phone number is never lost, and who knows what somebody sent is not given theirs. Waits for a duplicate that is being stored
 * right now.
 */
async function findDuplicate(
  tx: Transaction,
  table: SubmissionTable,
  asked: {
    hash: string
    submission: Submission | undefined
    now: Date
    of: readonly string[] | null
    justNowOf: readonly string[]
    networks: readonly string[]
  },
): Promise<Found> {
  const { hash, submission, now, of, justNowOf, networks } = asked
  // A statement of its own: only one that begins after the wait sees the row of the duplicate.
  if (submission) await pipelineQuery(tx, runPrepared(tx, lockContent, [hash]))
  const [found] = await runPrepared<Found>(tx, findDuplicateAndCount(table), [
    submission ? hash : null,
    submission?.idempotencyKey ?? null,
    new Date(now.getTime() - sameSubmissionMinutes * 60_000),
    of,
    networks.map(limitKey),
    windowSeconds,
    new Date(now.getTime() - doublePressMs),
    justNowOf,
  ])
  if (!found) throw new Error('Looking for a duplicate returned no row')
  return found
}

async function rowOf<Stored extends Row>(
  tx: Transaction,
  table: SubmissionTable & { $inferSelect: Stored },
  id: string,
): Promise<Stored> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
  // Drizzle cannot name the row of a table that is a type parameter.
  return row as Stored
}

const hourMs = 3_600_000

/** Forgets who sent what is older than a day; call it now and then. */
export async function forgetSenders(db: Queryable, now = new Date()): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs)
  for (const table of [quotes, messages, reviews])
    await db
      .update(table)
      .set({ senderKeys: [] })
      .where(
        and(
          lt(table.submittedAt, before(24)),
          // What is older was forgotten when it was a day old; a server may have been off for a month.
          gt(table.submittedAt, before(40 * 24)),
          sql`${table.senderKeys} <> '{}'`,
        ),
      )
}

/** Why a submission is suspicious. Stored with it and shown to staff, who may say that it is not. */
export const suspiciousReasons = z.array(
  z.enum(['trap', 'no-token', 'forged-token', 'too-fast', 'stale-token', 'many']),
)

type SuspiciousReason = z.output<typeof suspiciousReasons>[number]

const tokenReasons: Record<FormTokenVerdict, SuspiciousReason | undefined> = {
  good: undefined,
  missing: 'no-token',
  forged: 'forged-token',
  'too-fast': 'too-fast',
  expired: 'stale-token',
}

/** The reasons to suspect a bot; none for an ordinary submission. */
function findSuspiciousReasons(signs: {
  trap: string | null | undefined
  token: FormTokenVerdict
  isFrequent: boolean
}): SuspiciousReason[] {
  const reasons = [
    signs.trap ? ('trap' as const) : undefined,
    tokenReasons[signs.token],
    signs.isFrequent ? ('many' as const) : undefined,
  ]
  return reasons.filter((reason) => reason !== undefined)
}
