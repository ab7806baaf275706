import { createHash } from 'node:crypto'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Submission } from '../data-service/model.ts'
import type { Transaction } from '../database/database.ts'
import type { FormTokenVerdict } from '../limits/form-token.ts'
import type { QuoteDraft } from './quote-input.ts'
import { quotes } from './quote-table.ts'

/**
 * What a form sent, as one hash: the fields, and the attachments by their content, not their keys, because a
 * browser that sends again uploads again.
 */
export function contentHashOf(draft: QuoteDraft, contentDigests: readonly string[]): string {
  const { firstName, lastName, phone, email, service, message } = draft
  return createHash('sha256')
    .update(
      JSON.stringify([firstName, lastName, phone, email.toLowerCase(), service, message, contentDigests]),
    )
    .digest('hex')
}

/** How long the same content counts as the same request, whatever its key: the time we promise to answer in. */
const sameRequestMinutes = 30

/**
 * The quote that this submission already became: the same key and content at any time (a retry, a double click),
 * or the same content a moment ago (a form without script has no key). Corrected content is a new quote, so
 * that a corrected phone number is never swallowed. Waits for a twin that is being stored right now.
 */
export async function alreadyStored(
  tx: Transaction,
  contentHash: string,
  submission: Submission,
  now: Date,
): Promise<typeof quotes.$inferSelect | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`)
  const justNow = new Date(now.getTime() - sameRequestMinutes * 60_000)
  const sameKey = submission.idempotencyKey ? eq(quotes.idempotencyKey, submission.idempotencyKey) : undefined
  const [twin] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.contentHash, contentHash), or(sameKey, gt(quotes.submittedAt, justNow))))
    .orderBy(desc(quotes.submittedAt))
    .limit(1)
  return twin
}

/** Why a submission looks automatic. Stored with the quote and shown to staff. */
export type QuarantineReason = 'trap' | 'no-token' | 'forged-token' | 'too-fast' | 'stale-token' | 'many'

const tokenReasons: Record<FormTokenVerdict, QuarantineReason | undefined> = {
  good: undefined,
  missing: 'no-token',
  forged: 'forged-token',
  'too-fast': 'too-fast',
  expired: 'stale-token',
}

/** Every reason to look twice; none for an ordinary submission. */
export function quarantineReasonsFor(signs: {
  trap: string | null | undefined
  token: FormTokenVerdict
  isOneOfMany: boolean
}): QuarantineReason[] {
  const reasons = [
    signs.trap ? ('trap' as const) : undefined,
    tokenReasons[signs.token],
    signs.isOneOfMany ? ('many' as const) : undefined,
  ]
  return reasons.filter((reason) => reason !== undefined)
}
