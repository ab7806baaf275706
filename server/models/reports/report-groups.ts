import { inArray, type SQL, sql } from 'drizzle-orm'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { momentOf } from '#content/time/clocks.ts'
import type { Queryable } from '#server/database/database.ts'
import { medianOf, shareInTimeOf } from '#server/models/leads/first-contact.ts'
import { staffLabel } from '#server/models/leads/people.ts'
import { estimates } from '#server/schema/estimates.ts'
import { users } from '#server/schema/identity.ts'
import { callTaps } from '#server/schema/operations.ts'
import { dueOfRecurring, requests } from '#server/schema/requests.ts'

/** Of requests that were received in the same time, and what became of them until now. */
export type Figures = {
  received: number
  booked: number
  done: number
  lost: number
  cancelled: number
  open: number
  quotedCents: number
  contacted: number
  medianFirstContactSeconds: number | null
  shareInTime: number | null
}

export const noFigures: Figures = {
  received: 0,
  booked: 0,
  done: 0,
  lost: 0,
  cancelled: 0,
  open: 0,
  quotedCents: 0,
  contacted: 0,
  medianFirstContactSeconds: null,
  shareInTime: null,
}

/** Days: the period before, the period, and the first day after it. */
export type Span = { before: string; from: string; end: string; stepFormat: string }

export type Group = Figures & {
  isCurrent: boolean
  groupedBy: '' | 'lostReason' | 'person' | 'service' | 'source' | 'step' | 'step service' | 'step source'
  step: string | null
  key: string | null
}

export async function countGroups(
  db: Queryable,
  { before, from, end, stepFormat }: Span,
  { now, profile }: { now: Date; profile: BusinessProfile },
): Promise<Group[]> {
  const { timeZone } = profile
  // Parameters, not expressions: the planner then knows how few rows match.
  const midnightOf = (day: string) => momentOf(day, '00:00', timeZone).toISOString()
  const [start, middle, until] = [midnightOf(before), midnightOf(from), midnightOf(end)]
  const receivedAt = (received: SQL, isCounted: SQL) => sql`
    select ${received} as submitted_at, service,
      case when kind = 'Call' then 'call:' || source else ${originOf} end as source, assignee_id, lost_reason,
      case when estimated.state = 'sent' then estimated.cents else coalesce(quoted_cents, estimated.cents) end
        as quoted_cents,
      scheduled_at is not null or declined_appointment is not null as is_booked,
      case when lost_reason is not null then 'lost' when cancelled_at is not null then 'cancelled'
        when status = 'completed' then 'done' else 'open' end as outcome,
      -- A call is written down while speaking with the customer, so there is no first contact to wait for.
      case when kind <> 'Call' then submitted_at end as waited_since,
      case when kind <> 'Call' then extract(epoch from contacted_at - submitted_at) end as seconds
    from ${requests} left join (
      select distinct on (request_id) request_id, state, total_cents as cents
      from ${estimates} where state in ('sent', 'declined') order by request_id, sent_at desc
    ) as estimated on request_id = id
    where ${received} >= ${start} and ${received} < ${until} and cardinality(quarantine_reasons) = 0 and ${isCounted}`
  const found = await db.execute<Group>(sql`
    with leads as (
      select *, submitted_at >= ${middle} as is_current, case when submitted_at >= ${middle} then
        to_char(submitted_at at time zone ${timeZone}, ${stepFormat}) end as step
      from (${receivedAt(sql`submitted_at`, sql`source is distinct from 'recurring'`)}
        union all ${receivedAt(dueOfRecurring(requests), sql`source = 'recurring'`)}
      ) as received
    )
    select is_current as "isCurrent", step,
      concat_ws(' ', case when grouping(step) = 0 then 'step' end,
        case when grouping(source) = 0 then 'source' end, case when grouping(service) = 0 then 'service' end,
        case when grouping(assignee_id) = 0 then 'person' end,
        case when grouping(lost_reason) = 0 then 'lostReason' end) as "groupedBy",
      coalesce(source, service, assignee_id::text, lost_reason::text) as key,
      count(*)::int as received, (count(*) filter (where is_booked))::int as booked,
      (count(*) filter (where outcome = 'done'))::int as done,
      (count(*) filter (where outcome = 'lost'))::int as lost,
      (count(*) filter (where outcome = 'cancelled'))::int as cancelled,
      (count(*) filter (where outcome = 'open'))::int as open,
      coalesce(sum(quoted_cents), 0)::float as "quotedCents", count(seconds)::int as contacted,
      ${medianOf(sql`seconds`)} as "medianFirstContactSeconds",
      ${shareInTimeOf(sql`seconds`, sql`waited_since`, { now: sql`${now.toISOString()}::timestamptz`, profile })} as "shareInTime"
    from leads
    group by grouping sets ((is_current), (is_current, source), (is_current, service), (is_current, assignee_id),
      (is_current, lost_reason), (is_current, step), (is_current, step, source), (is_current, step, service))
    order by received desc, key`)
  return found.rows
}

const searchSites = '(^|\\.)(google|bing|duckduckgo|yahoo|ecosia|brave|startpage|qwant|baidu|yandex)\\.'

export const origins = ['ad', 'campaign', 'search', 'site', 'direct', 'unknown'] as const

/** `direct`: typed, or followed from an app or mail that sends no referrer. `unknown`: not sent by our forms. */
const originOf = sql`case
  when brought_by is not null then 'program:' || brought_by
  when ad_network is not null or utm_medium in ('cpc', 'ppc', 'paid', 'paidsearch', 'display') then 'ad'
  when utm_source is not null or utm_campaign is not null then 'campaign'
  when referrer_host ~ ${searchSites} then 'search'
  when referrer_host is not null then 'site'
  when first_page is not null then 'direct'
  else 'unknown' end`

export type Taps = { step: string; isCurrent: boolean; taps: number }

export async function countTaps(db: Queryable, { before, from, end, stepFormat }: Span): Promise<Taps[]> {
  const found = await db.execute<Taps>(sql`
    select to_char(day, ${stepFormat}) as step, day >= ${from} as "isCurrent", sum(taps)::int as taps
    from ${callTaps} where day >= ${before} and day < ${end} group by 1, 2`)
  return found.rows
}

export async function namesOf(db: Queryable, groups: readonly Group[]): Promise<Map<string, string>> {
  const ids = groups.flatMap(({ groupedBy, key }) => (groupedBy === 'person' && key ? [key] : []))
  if (ids.length === 0) return new Map()
  const found = await db.select({ id: users.id, name: staffLabel }).from(users).where(inArray(users.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}
