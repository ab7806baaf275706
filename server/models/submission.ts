import { createHash } from 'node:crypto'
import { eq, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { promisedMinutes } from '#content/promise-rules.ts'
import type { CreateContext, Row, Submission } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { type PreparedStatement, pipelineQuery, runPrepared } from '#server/database/transact.ts'
import { addressKey } from '#server/http/client-address.ts'
import type { FormTokenVerdict } from '#server/http/form-token.ts'
import { checkLimit, countOnConflict } from '#server/limits/rate-limit.ts'
import { type LeadFacts, readLeadFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { done, type Result, refuse } from '#server/result.ts'

/** A table of what visitors send in: its rows can be recognized when they are sent again. */
type SubmissionTable = PgTable & Record<'id' | 'idempotencyKey' | 'contentHash' | 'submittedAt', PgColumn>

/** A submission that is new: its columns, and who is notified of it. */
type NewSubmission = { columns: SubmissionColumns; facts: LeadFacts }

/** The columns of a row that a submission fills beside its fields. */
type SubmissionColumns = { quarantineReasons: string[]; idempotencyKey: string | null; contentHash: string }

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

/**
 * Rate limit of submissions from one address. Beyond `ordinarySubmissions` they are stored, notified and marked as suspicious;
 * beyond the limit refused, so that nobody can fill the disk and the owner's mailbox.
 */
const submissionLimit = { windowSeconds: 600, limit: 60 }
const ordinarySubmissions = 5

/**
 * Takes a submission of a form or a program: finds the row of a repeat, counts the sender's address, and looks for signs of a
 * bot. Suspicious ones are stored like all others, only marked. Staff are not counted.
 */
export async function takeSubmission<Stored extends Row>(
  table: SubmissionTable & { $inferSelect: Stored },
  hash: string,
  { tx, call, now, submission }: CreateContext,
): Promise<Result<{ existing: Stored } | NewSubmission>> {
  if ((submission?.idempotencyKey?.length ?? 0) > longestKey)
    return refuse({ code: 'BAD_INPUT', reason: 'longIdempotencyKey', facts: { most: longestKey } })
  const columns = {
    quarantineReasons: [],
    idempotencyKey: submission?.idempotencyKey ?? null,
    contentHash: hash,
  }
  const sender = call.actor.kind === 'visitor' ? `submission:${addressKey(call.actor.address)}` : null
  // Pipelined: one round trip.
  const [found, facts] = await Promise.all([
    findDuplicate(tx, table, { hash, submission, now, sender }),
    readLeadFacts(tx),
  ])
  if (found.duplicateId) return done({ existing: await rowOf(tx, table, found.duplicateId) })
  if (!sender) return done({ columns, facts })
  if (found.count === null || found.secondsLeft === null) throw new Error('A submission was not counted')
  const { count, secondsLeft } = found
  const { allowed, retryAfterSeconds } = checkLimit({ count, secondsLeft }, submissionLimit)
  if (!allowed) return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManySubmissions', retryAfterSeconds })
  const quarantineReasons = findSuspiciousReasons({
    trap: submission?.trap,
    token: call.services.submissions.formTokenVerdict(submission?.formToken, now),
    isFrequent: count > ordinarySubmissions,
  })
  return done({ columns: { ...columns, quarantineReasons }, facts })
}

/** How long the same content counts as a repeat, whatever its key: until somebody should have called. */
const sameSubmissionMinutes = promisedMinutes

/** The row of a repeated submission, and the count of its sender; null for what was not asked. */
type Found = { duplicateId: string | null; count: number | null; secondsLeft: number | null }

const lockContent: PreparedStatement = {
  name: 'lock content',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
}

/**
 * Finds a duplicate and counts the sender in one statement, which saves a round trip. `$1`: content hash, or null to look for no
 * duplicate; `$2`: idempotency key; `$3`: since when the same content is a repeat; `$4`: key of the sender's limit, or null;
 * `$5`: its window in seconds. A repeat is not counted.
 */
const findDuplicateAndCount = (table: SubmissionTable): PreparedStatement => ({
  name: `find and count ${getTableName(table)}`,
  text: `
    with duplicate as (
      select id from ${getTableName(table)}
      where content_hash = $1 and (idempotency_key = $2 or submitted_at > $3)
      order by submitted_at desc limit 1
    ), counted as (
      insert into rate_limits as counter (key, count, window_ends_at)
      select $4::text, 1, now() + $5 * interval '1 second' where $4::text is not null and not exists (select from duplicate)
      ${countOnConflict}
    )
    select (select id from duplicate) as "duplicateId", counted.* from (select) as one left join counted on true`,
})

/**
 * The row of which this submission is a repeat: the same key and content at any time (a retry, a double click), or the same
 * content a short time ago (a form without script has no key). Other content is a new submission, so that a corrected phone
 * number is never lost. Waits for a duplicate that is being stored right now.
 */
export async function findStored<Stored extends Row>(
  tx: Transaction,
  table: SubmissionTable & { $inferSelect: Stored },
  hash: string,
  submission: Submission,
  now: Date,
): Promise<Stored | undefined> {
  const { duplicateId } = await findDuplicate(tx, table, { hash, submission, now, sender: null })
  return duplicateId ? rowOf(tx, table, duplicateId) : undefined
}

async function findDuplicate(
  tx: Transaction,
  table: SubmissionTable,
  asked: { hash: string; submission: Submission | undefined; now: Date; sender: string | null },
): Promise<Found> {
  const { hash, submission, now, sender } = asked
  // A statement of its own: only one that begins after the wait sees the row of the duplicate.
  if (submission) await pipelineQuery(tx, runPrepared(tx, lockContent, [hash]))
  const [found] = await runPrepared<Found>(tx, findDuplicateAndCount(table), [
    submission ? hash : null,
    submission?.idempotencyKey ?? null,
    new Date(now.getTime() - sameSubmissionMinutes * 60_000),
    sender,
    submissionLimit.windowSeconds,
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
