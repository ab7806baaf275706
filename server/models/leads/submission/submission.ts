import { createHash } from 'node:crypto'
import { and, eq, getTableName, gt, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Actor } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import type { CreateContext, Row, Submission } from '#server/data-service/model.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { type PreparedStatement, pipelineQuery, runPrepared } from '#server/database/transact.ts'
import { networkKeys } from '#server/http/client-address.ts'
import type { FormTokenVerdict } from '#server/http/form-token.ts'
import { countOnConflict } from '#server/limits/rate-limit.ts'
import { isMuted } from '#server/models/leads/lead-promise.ts'
import { readLeadFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { countOwnMails, type SubmissionFacts } from './held-leads.ts'

type SubmissionTable = PgTable &
  Record<'id' | 'idempotencyKey' | 'contentHash' | 'senderKeys' | 'submittedAt', PgColumn>

type NewSubmission = { columns: SubmissionColumns; facts: SubmissionFacts }

type SubmissionColumns = {
  quarantineReasons: string[]
  idempotencyKey: string | null
  contentHash: string
  senderKeys: string[]
}

/** The model's name keeps a message from matching a review; the case of the address does not matter. */
export function contentHash(model: string, content: { email: string } & Record<string, unknown>): string {
  const same = { ...content, email: content.email.toLowerCase() }
  return createHash('sha256')
    .update(JSON.stringify([model, same]))
    .digest('hex')
}

const longestKey = 200

const windowSeconds = 600

/**
 * Submissions of a network in ten minutes: above `ordinary` they are held and reported together, above `most`
 * refused, so that the disk cannot be filled. One machine may have a whole IPv6 /48; an IPv4 /24 is many
 * people.
 */
const networkLimits: Readonly<Record<string, { ordinary: number; most: number }>> = {
  '/64': { ordinary: 5, most: 60 },
  '/56': { ordinary: 10, most: 120 },
  '/48': { ordinary: 20, most: 240 },
  '/24': { ordinary: 20, most: 600 },
}
const addressLimit = { ordinary: 5, most: 60 }

/** The owner gave the key to this program; its limit only protects the disk from one that went wild. */
const leadSourceLimit = { ordinary: Number.POSITIVE_INFINITY, most: 120 }

const limitOf = (network: string) =>
  network.startsWith(leadSourcePrefix)
    ? leadSourceLimit
    : (networkLimits[/\/\d+$/.exec(network)?.[0] ?? ''] ?? addressLimit)

const leadSourcePrefix = 'key:'

function countedAs(actor: Actor): readonly string[] {
  if (actor.kind === 'leadSource') return [`${leadSourcePrefix}${actor.keyId}`]
  return actor.kind === 'visitor' ? networkKeys(actor.address) : []
}

export const sendersOf = ({ actor, services }: Pick<Call, 'actor' | 'services'>): string[] =>
  actor.kind === 'visitor' || actor.kind === 'leadSource' ? services.submissions.senderKeys(actor) : []

/**
 * Finds repeats, counts the sender's networks and looks for signs of a bot. Suspicious submissions are stored
 * like all others, only marked, while the disk has room. Staff are not counted, programs that bring leads never marked.
 */
export async function takeSubmission<Stored extends Row>(
  table: SubmissionTable & { $inferSelect: Stored },
  { hash, isEmergency = false }: { hash: string; isEmergency?: boolean },
  { tx, call, now, submission }: CreateContext,
): Promise<Result<{ existing: Stored } | NewSubmission>> {
  if ((submission?.idempotencyKey?.length ?? 0) > longestKey)
    return refuse({ code: 'BAD_INPUT', reason: 'longIdempotencyKey', facts: { most: longestKey } })
  const { submissions } = call.services
  const senderKeys = sendersOf(call)
  const networks = countedAs(call.actor)
  const columns = {
    quarantineReasons: [],
    idempotencyKey: submission?.idempotencyKey ?? null,
    contentHash: hash,
    senderKeys,
  }
  const [found, recipients, mailed] = await Promise.all([
    findDuplicate(tx, table, {
      ...{ hash, submission, now, networks },
      ...{ of: senderKeys.slice(0, 1), justNowOf: senderKeys.slice(1, 2) },
    }),
    readLeadFacts(tx),
    countOwnMails(tx, now),
  ])
  if (found.duplicateId) return done({ existing: await rowOf(tx, table, found.duplicateId) })
  const isTrusted = call.actor.kind !== 'visitor'
  const facts = { ...recipients, mailed, isTrusted, isNewNetwork: true }
  if (networks.length === 0) return done({ columns, facts })
  const counted = countsOf(found, networks)
  const over = counted.filter(({ network, count }) => count > limitOf(network).most)
  if (over.length > 0) return refuseMany(Math.max(...over.map(({ secondsLeft }) => secondsLeft)))
  if (isTrusted) return done({ columns, facts })
  const frequent = counted.filter(({ network, count }) => count > limitOf(network).ordinary)
  const signs = {
    trap: submission?.trap,
    token: submissions.formTokenVerdict(submission?.formToken, now),
  }
  const quarantineReasons = findSuspiciousReasons({ ...signs, isFrequent: frequent.length > 0 })
  // Neighbors in a /24 are other people: they mark a lead, and never refuse it.
  const ownReasons = findSuspiciousReasons({
    ...signs,
    isFrequent: frequent.some(({ network }) => !network.endsWith('/24')),
  })
  if (isMuted({ quarantineReasons: ownReasons, isEmergency }) && !(await submissions.takesSuspicious()))
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

function countsOf({ counts }: FoundBefore, networks: readonly string[]) {
  return networks.map((network) => {
    const counted = counts?.find(({ key }) => key === limitKey(network))
    if (!counted) throw new Error('A submission was not counted')
    return { network, ...counted }
  })
}

const limitKey = (network: string) => `submission:${network}`

const sameSubmissionMinutes = 30

const doublePressMs = 60_000

type FoundBefore = {
  duplicateId: string | null
  counts: { key: string; count: number; secondsLeft: number }[] | null
}

/**
 * One statement saves a round trip. `$1`: content hash, null to look for no duplicate; `$2`: idempotency key;
 * `$3`: since when the same content of the senders `$4` (null: all) is a repeat; `$5`: limit keys of the
 * networks, from narrow to wide, so that locks have one order; `$6`: their window in seconds; `$7`, `$8`:
 * like `$3` and `$4`, for a double press. A repeat is not counted.
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

export async function wasStored(
  tx: Transaction,
  table: SubmissionTable,
  { hash, of, now }: { hash: string; of: readonly string[] | null; now: Date },
): Promise<boolean> {
  const found = await findDuplicate(tx, table, { hash, submission: {}, now, of, justNowOf: [], networks: [] })
  return found.duplicateId !== null
}

/**
 * A repeat has the same key and content at any time (a retry, a double click), or the same content from the
 * same guest lately (a form without script has no key), or from the same address just now (a second press
 * before the guest's cookie arrived). Everything else is new: a corrected phone number is not lost, and
 * knowing what a person sent does not give access to it. Waits for a duplicate that is being stored.
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
): Promise<FoundBefore> {
  const { hash, submission, now, of, justNowOf, networks } = asked
  // A statement of its own: only one that begins after the wait sees the duplicate's row.
  if (submission) await pipelineQuery(tx, holdLock(tx, hash))
  const [found] = await runPrepared<FoundBefore>(tx, findDuplicateAndCount(table), [
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
  // Drizzle cannot type the row of a generic table.
  return row as Stored
}

const hourMs = 3_600_000

export async function forgetSenders(db: Queryable, now = new Date()): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs)
  for (const table of [requests, reviews])
    await db
      .update(table)
      .set({ senderKeys: [] })
      .where(
        and(
          lt(table.submittedAt, before(24)),
          // Bounded, because older ones are removed already; a server may have been off for a month.
          gt(table.submittedAt, before(40 * 24)),
          sql`${table.senderKeys} <> '{}'`,
        ),
      )
}

/** `no-token` was given until programs could send leads; older ones keep it. */
export const suspiciousReasons = z.array(
  z.enum(['trap', 'no-token', 'forged-token', 'too-fast', 'stale-token', 'many']),
)

type SuspiciousReason = z.output<typeof suspiciousReasons>[number]

const tokenReasons: Record<FormTokenVerdict, SuspiciousReason | undefined> = {
  good: undefined,
  // Programs open no form. What they send counts by network like anything else.
  missing: undefined,
  forged: 'forged-token',
  'too-fast': 'too-fast',
  expired: 'stale-token',
}

function findSuspiciousReasons(signs: {
  trap: string | null | undefined
  token: FormTokenVerdict
  isFrequent: boolean
}): SuspiciousReason[] {
  const reasons = [
    // Password managers fill in what people do not see: a form that was opened and filled in as people do is one of theirs.
    signs.trap && signs.token !== 'good' ? ('trap' as const) : undefined,
    tokenReasons[signs.token],
    signs.isFrequent ? ('many' as const) : undefined,
  ]
  return reasons.filter((reason) => reason !== undefined)
}
