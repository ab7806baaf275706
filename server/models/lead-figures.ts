import { type SQL, sql } from 'drizzle-orm'
import { houstonTimeZone as timeZone } from '#content/houston-time.ts'
import type { Queryable } from '#server/database/database.ts'
import { messages, quotes } from '#server/schema/leads.ts'
import { shareInTime } from './share-in-time.ts'

/** How fast people were called back. */
export type FirstContact = {
  contacted: number
  /** Null while nobody was contacted: that says nothing about speed. */
  medianFirstContactSeconds: number | null
  /** Of those contacted or waiting longer; null when there are none. */
  shareWithin30Minutes: number | null
}

/** What came in during one week, and how fast those people were called back. */
export type WeekFigures = FirstContact & {
  /** Its Monday in Houston: "2026-11-16". */
  week: string
  requests: number
  /** The services asked for, by their stored values, most asked first. */
  services: { service: string; requests: number }[]
}

/**
 * The last `weeks` weeks, the running one included, oldest first. A week begins on Monday, midnight, in Houston:
 * daylight saving makes one of a year an hour longer. Quotes and messages are both people who wait;
 * those that look automatic are not counted. One statement: rows stay in the database.
 */
export async function leadFigures(db: Queryable, weeks: number, now: Date): Promise<WeekFigures[]> {
  const here = sql`${now.toISOString()}::timestamptz at time zone ${timeZone}`
  const thisWeek = sql`date_trunc('week', ${here})`
  // A value, not a look into the weeks: only then does the planner know how few of all rows these are.
  const since = sql`(${thisWeek} - make_interval(weeks => ${weeks - 1}::int)) at time zone ${timeZone}`
  const found = await db.execute<WeekFigures>(sql`
    with weeks as (
      select ${thisWeek} - make_interval(weeks => ago) as week
      from generate_series(0, ${weeks - 1}::int) as ago
    ),
    leads as (${leads(since, now)}),
    by_service as (select week, service, count(*)::int as requests from leads group by week, service),
    services as (
      select week, json_agg(json_build_object('service', service, 'requests', requests)
        order by requests desc, service) as services
      from by_service group by week
    ),
    totals as (
      select week, count(*)::int as requests, ${speedOfLeads(now)} from leads group by week
    )
    select to_char(weeks.week, 'YYYY-MM-DD') as week,
      coalesce(requests, 0) as requests, coalesce(services, '[]') as services, coalesce(contacted, 0) as contacted,
      "medianFirstContactSeconds", "shareWithin30Minutes"
    from weeks left join totals using (week) left join services using (week)
    order by weeks.week`)
  return found.rows
}

/** The same of the last seven days. */
export async function recentFirstContact(db: Queryable, now: Date): Promise<FirstContact> {
  const since = sql`${now.toISOString()}::timestamptz - interval '7 days'`
  const { rows } = await db.execute<FirstContact>(sql`
    with leads as (${leads(since, now)}) select ${speedOfLeads(now)} from leads`)
  const [row] = rows
  if (!row) throw new Error('A count gave no row')
  return row
}

/** Everybody who wrote since, with the week and how long it took to contact them. */
function leads(since: SQL, now: Date): SQL {
  const leadsOf = (table: typeof quotes | typeof messages) => sql`
    select service, date_trunc('week', submitted_at at time zone ${timeZone}) as week,
      extract(epoch from contacted_at - submitted_at) as seconds, submitted_at
    from ${table}
    where submitted_at >= ${since} and submitted_at <= ${now.toISOString()} and cardinality(quarantine_reasons) = 0`
  return sql`${leadsOf(quotes)} union all ${leadsOf(messages)}`
}

const speedOfLeads = (now: Date) => sql`
  count(seconds)::int as contacted,
  (percentile_cont(0.5) within group (order by seconds))::float as "medianFirstContactSeconds",
  ${shareInTime(sql`seconds`, sql`submitted_at`, sql`${now.toISOString()}::timestamptz`)} as "shareWithin30Minutes"`
