import { createHash } from 'node:crypto'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { CreateMoment, Row, Submission } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { addressKey } from '#server/http/client-address.ts'
import type { FormTokenVerdict } from '#server/http/visitor-tokens.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { done, type Result, refuse } from '#server/result.ts'

/** A table of what visitors send in: its rows can be recognized when they are sent again. */
type SubmissionTable = PgTable & Record<'id' | 'idempotencyKey' | 'contentHash' | 'submittedAt', PgColumn>

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
): Promise<Result<{ existing: Stored } | { marks: SubmissionMarks }>> {
  if ((submission?.idempotencyKey?.length ?? 0) > longestKey)
    return refuse({ code: 'BAD_INPUT', reason: 'longIdempotencyKey', facts: { most: longestKey } })
  const existing = submission && (await findStored(tx, table, hash, submission, now))
  if (existing) return done({ existing })

  const marks = {
    quarantineReasons: [],
    idempotencyKey: submission?.idempotencyKey ?? null,
    contentHash: hash,
  }
  if (call.actor.kind !== 'visitor') return done({ marks })
  const { submissions } = call.services
  const { count, allowed, retryAfterSeconds } = await takeToken(
    tx,
    `submission:${addressKey(call.actor.address)}`,
    submissionLimit,
  )
  if (!allowed) return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManySubmissions', retryAfterSeconds })
  const quarantineReasons = findSuspiciousReasons({
    trap: submission?.trap,
    token: submissions.formTokenVerdict(submission?.formToken, now),
    isOneOfMany: count > ordinarySubmissions,
  })
  return done({ marks: { ...marks, quarantineReasons } })
}

/** How long the same content counts as the same submission, whatever its key: the time we promise to answer in. */
const sameSubmissionMinutes = 30

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
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`)
  const justNow = new Date(now.getTime() - sameSubmissionMinutes * 60_000)
  const sameKey = submission.idempotencyKey ? eq(table.idempotencyKey, submission.idempotencyKey) : undefined
  const [twin] = await tx
    .select()
    .from(table as PgTable)
    .where(and(eq(table.contentHash, hash), or(sameKey, gt(table.submittedAt, justNow))))
    .orderBy(desc(table.submittedAt))
    .limit(1)
  // Drizzle cannot name the row of a table that is a type parameter.
  return twin as Stored | undefined
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
