import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import { countStates } from '#server/data-service/tallies.ts'
import type { Queryable } from '#server/database/database.ts'
import { type RequestKind, type RequestTable, requestKinds, requestTables } from '#server/schema/leads.ts'
import { inboxSections, type Range, waitingGroups } from './inbox-order.ts'
import { type InboxContext, type InboxFilter, openStages, timestamptz } from './inbox-places.ts'
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
  const unfinished = (
    table: RequestTable,
  ) => sql`(select ${table.stage}, ${table.stageAt}, ${table.status}::text from ${table}
    where ${and(inArray(table.stage, [...openStages, 'suspicious']), isOf(owner)(table))} limit ${mostOpen})`
  const mine = (table: RequestTable) => sql`(select count(*) from ${table}
    where ${table.assigneeId} = ${userId ?? null}::uuid and ${inArray(table.stage, openStages)})`
  const tables = requestKinds.map((kind) => requestTables[kind])
  const { rows } = await db.execute<OpenCounts>(sql`
    select count(*) filter (where stage <> 'suspicious')::int as open,
      (${sql.join(tables.map(mine), sql` + `)})::int as mine,
      count(*) filter (where stage <> 'suspicious' and status = 'new')::int as new,
      count(*) filter (where stage <> 'suspicious' and status = 'contacted')::int as contacted,
      count(*) filter (where stage = 'suspicious')::int as suspicious,
      count(*) filter (where ${sql.join(waits, sql` or `)})::int as waiting
    from (${sql.join(tables.map(unfinished), sql` union all `)}) as unfinished`)
  const [counts] = rows
  if (!counts) throw new Error('counting gave no row')
  return counts
}

type KindCounts = Record<'quotes' | 'messages' | 'calls', number>

/** Counted, because the tallies are of everybody's. */
async function countOwn(db: Queryable, owner: string): Promise<KindCounts> {
  const countOf = (kind: RequestKind) => db.$count(requestTables[kind], isOf(owner)(requestTables[kind]))
  const [quotes, messages, calls] = await Promise.all([countOf('Quote'), countOf('Message'), countOf('Call')])
  return { quotes, messages, calls }
}

const inRange = ({ stages, from, to }: Range): SQL =>
  sql`(stage = any(${sql.param([...stages])}::text[])
    ${from === undefined ? sql`` : sql`and stage_at >= ${timestamptz(from)}`}
    ${to === undefined ? sql`` : sql`and stage_at < ${timestamptz(to)}`})`
