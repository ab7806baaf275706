import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import { countStates } from '#server/data-service/tallies.ts'
import type { Queryable } from '#server/database/database.ts'
import { type RequestKind, requestKinds, requests } from '#server/schema/requests.ts'
import { inboxSections, type Range, waitingGroups } from './inbox-order.ts'
import { type InboxContext, type InboxFilter, openStages, timestampLiteral } from './inbox-places.ts'
import { isOf } from './own-requests.ts'

export async function countInbox(
  call: Call,
  context: InboxContext,
): Promise<Record<InboxFilter | 'waiting', number>> {
  const { owner } = context
  const [open, kinds] = await Promise.all([
    countOpen(call.db, context),
    owner ? countOwn(call.db, owner) : countAll(call),
  ])
  const all = kinds.quotes + kinds.messages + kinds.calls
  return { ...open, ...kinds, all, done: all - open.open - open.suspicious }
}

async function countAll(call: Call) {
  const [quotes, messages, calls] = await Promise.all(
    requestKinds.map((name) => countStates({ name }, ['all'], call)),
  )
  return { quotes: quotes?.all ?? 0, messages: messages?.all ?? 0, calls: calls?.all ?? 0 }
}

type OpenCounts = {
  open: number
  mine: number
  new: number
  contacted: number
  suspicious: number
  waiting: number
}

/** Where requests are never marked as done, counting must not slow every page. */
const mostOpen = 10_000

export async function countOpen(db: Queryable, { now, userId, owner }: InboxContext): Promise<OpenCounts> {
  const waits = inboxSections(now)
    .filter(({ group }) => waitingGroups.includes(group))
    .flatMap(({ ranges }) => ranges.map(inRange))
  const { stage, stageAt, status, assigneeId } = requests
  const isUnfinished = and(inArray(stage, [...openStages, 'suspicious']), isOf(owner))
  const { rows } = await db.execute<OpenCounts>(sql`
    select count(*) filter (where stage <> 'suspicious')::int as open,
      (select count(*)::int from ${requests}
        where ${assigneeId} = ${userId ?? null}::uuid and ${inArray(stage, openStages)}) as mine,
      count(*) filter (where stage <> 'suspicious' and status = 'new')::int as new,
      count(*) filter (where stage <> 'suspicious' and status = 'contacted')::int as contacted,
      count(*) filter (where stage = 'suspicious')::int as suspicious,
      count(*) filter (where ${sql.join(waits, sql` or `)})::int as waiting
    from (select ${stage}, ${stageAt}, ${status} from ${requests} where ${isUnfinished} limit ${mostOpen}) as unfinished`)
  const [counts] = rows
  if (!counts) throw new Error('counting gave no row')
  return counts
}

type KindCounts = Record<'quotes' | 'messages' | 'calls', number>

/** Counted, because the tallies are of everybody's. */
async function countOwn(db: Queryable, owner: string): Promise<KindCounts> {
  const { kind } = requests
  const rows = await db
    .select({ kind, total: sql<number>`count(*)::int` })
    .from(requests)
    .where(isOf(owner))
    .groupBy(kind)
  const countOf = (one: RequestKind) => rows.find((row) => row.kind === one)?.total ?? 0
  return { quotes: countOf('Quote'), messages: countOf('Message'), calls: countOf('Call') }
}

const inRange = ({ stages, from, to }: Range): SQL =>
  sql`(stage = any(${sql.param([...stages])}::text[])
    ${from === undefined ? sql`` : sql`and stage_at >= ${timestampLiteral(from)}`}
    ${to === undefined ? sql`` : sql`and stage_at < ${timestampLiteral(to)}`})`
