import { createHash } from 'node:crypto'
import { eq, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { CreateMoment, Row, Submission } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { type FixedStatement, runFixed, sendAlong } from '#server/database/transact.ts'
import { addressKey } from '#server/http/client-address.ts'
import type { FormTokenVerdict } from '#server/http/visitor-tokens.ts'
import { countUse, judgeUse } from '#server/limits/rate-limit.ts'
import { type LeadFacts, readLeadFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { done, type Result, refuse } from '#server/result.ts'

/** A table of what visitors send in: its rows can be recognized when they are sent again. */
type SubmissionTable = PgTable & Record<'id' | 'idempotencyKey' | 'contentHash' | 'submittedAt', PgColumn>

/** A submission that is new. `facts`: whom to tell of it. */
type Taken = { marks: SubmissionMarks; facts: LeadFacts }

/** What a submission leaves in its row beside its fields. */
type SubmissionMarks = { quarantineReasons: string[]; idempotencyKey: string | null; contentHash: string }

/**
 * What was sent, as one hash. The model's name is part of it, so that a message is never taken for a review. An
 * address written with other capitals is the same address.
 */
export function contentHash(model: string, content: { email: string } & Record<string, unknown>): string {
  const same = { ...content, email: content.email.toLowerCase() }
  return createHash('sha256')
    .update(JSON.stringify([model, same]))
    .digest('hex')
}

const longestKey = 200

/**
 * Submissions from one address in ten minutes. More than `ordinarySubmissions` are one of many: kept, notified and
 * marked as suspicious. More than the limit are refused with the time to wait, so that nobody can fill the disk and the
 * owner's mailbox.
 */
const submissionLimit = { windowSeconds: 600, limit: 60 }
const ordinarySubmissions = 5

/**
 * Takes in what a form or a program sent: finds the row that it already became, counts the sender's address, and
 * looks for signs of an automatic sender. Suspicious ones are stored like all others, only marked. Staff are not counted.
 */
export async function takeSubmission<Stored extends Row>(
  table: SubmissionTable & { $inferSelect: Stored },
  hash: string,
  { tx, call, now, submission }: CreateMoment,
): Promise<Result<{ existing: Stored } | Taken>> {
  if ((submission?.idempotencyKey?.length ?? 0) > longestKey)
    return refuse({ code: 'BAD_INPUT', reason: 'longIdempotencyKey', facts: { most: longestKey } })
  const marks = {
    quarantineReasons: [],
    idempotencyKey: submission?.idempotencyKey ?? null,
    contentHash: hash,
  }
  const sender = call.actor.kind === 'visitor' ? `submission:${addressKey(call.actor.address)}` : null
  // In one trip with what storing it needs to know.
  const [taken, facts] = await Promise.all([
    look(tx, table, { hash, submission, now, sender }),
    readLeadFacts(tx),
  ])
  if (taken.twin) return done({ existing: await rowOf(tx, table, taken.twin) })
  if (!sender) return done({ marks, facts })
  if (taken.count === null || taken.secondsLeft === null) throw new Error('A submission was not counted')
  const { count, secondsLeft } = taken
  const { allowed, retryAfterSeconds } = judgeUse({ count, secondsLeft }, submissionLimit)
  if (!allowed) return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManySubmissions', retryAfterSeconds })
  const quarantineReasons = findSuspiciousReasons({
    trap: submission?.trap,
    token: call.services.submissions.formTokenVerdict(submission?.formToken, now),
    isOneOfMany: count > ordinarySubmissions,
  })
  return done({ marks: { ...marks, quarantineReasons }, facts })
}

/** How long the same content counts as the same submission, whatever its key: the time we promise to answer in. */
const sameSubmissionMinutes = 30

/** The id of the row that a submission already became, and how often its sender was counted; null for what was not asked. */
type Look = { twin: string | null; count: number | null; secondsLeft: number | null }

const lockContent: FixedStatement = {
  name: 'lock content',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
}

/**
 * Two trips of a lead are spared by asking both at once. Its parts: `$1` content hash, or null when no twin is looked for; `$2`
 * idempotency key; `$3` since when the same content is the same submission; `$4` whom to count, or null; `$5` for how many
 * seconds. A submission that is there already is not counted.
 */
const lookAndCount = (table: SubmissionTable): FixedStatement => ({
  name: `look and count ${getTableName(table)}`,
  text: `
    with twin as (
      select id from ${getTableName(table)}
      where content_hash = $1 and (idempotency_key = $2 or submitted_at > $3)
      order by submitted_at desc limit 1
    ), counted as (
      insert into rate_limits as counter (key, count, window_ends_at)
      select $4::text, 1, now() + $5 * interval '1 second' where $4::text is not null and not exists (select from twin)
      ${countUse}
    )
    select (select id from twin) as twin, counted.* from (select) as one left join counted on true`,
})

/**
 * The row that this submission already became: the same key and content at any time (a retry, a double click), or
 * the same content a moment ago (a form without script has no key). Corrected content is a new submission, so
 * that a corrected phone number is never swallowed. Waits for a twin that is being stored right now.
 */
export async function findStored<Stored extends Row>(
  tx: Transaction,
  table: SubmissionTable & { $inferSelect: Stored },
  hash: string,
  submission: Submission,
  now: Date,
): Promise<Stored | undefined> {
  const { twin } = await look(tx, table, { hash, submission, now, sender: null })
  return twin ? rowOf(tx, table, twin) : undefined
}

async function look(
  tx: Transaction,
  table: SubmissionTable,
  asked: { hash: string; submission: Submission | undefined; now: Date; sender: string | null },
): Promise<Look> {
  const { hash, submission, now, sender } = asked
  // A statement of its own: what a twin has stored is seen only by a statement that begins after the wait.
  if (submission) await sendAlong(tx, runFixed(tx, lockContent, [hash]))
  const [found] = await runFixed<Look>(tx, lookAndCount(table), [
    submission ? hash : null,
    submission?.idempotencyKey ?? null,
    new Date(now.getTime() - sameSubmissionMinutes * 60_000),
    sender,
    submissionLimit.windowSeconds,
  ])
  if (!found) throw new Error('A look for a twin returned no row')
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

/** Every reason to look twice; none for an ordinary submission. */
function findSuspiciousReasons(signs: {
  trap: string | null | undefined
  token: FormTokenVerdict
  isOneOfMany: boolean
}): SuspiciousReason[] {
  const reasons = [
    signs.trap ? ('trap' as const) : undefined,
    tokenReasons[signs.token],
    signs.isOneOfMany ? ('many' as const) : undefined,
  ]
  return reasons.filter((reason) => reason !== undefined)
}
