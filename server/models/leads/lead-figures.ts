import { and, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { BusinessProfile } from '#content/business-profile.ts'
import { minutesToCall } from '#content/promise-rules.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import type { Queryable } from '#server/database/database.ts'
import { done } from '#server/result.ts'
import { calls, messages, quotes } from '#server/schema/leads.ts'
import { callTaps } from '#server/schema/operations.ts'

export const shareDescription =
  '0 to 1, of those who were contacted or have waited longer: within the minutes that the profile promises, else 30; null when there are none'

/**
 * 0 to 1. Includes customers who have waited longer than promised without a call; otherwise they would
 * improve the figure. `seconds` is null until the first contact.
 */
const shareOf = (
  seconds: SQL,
  submittedAt: SQLWrapper,
  { now, minutes }: { now: SQL; minutes: number },
) => sql<number | null>`(
  avg(coalesce(${seconds} <= ${minutes * 60}, false)::int)
  filter (where ${seconds} is not null or ${submittedAt} <= ${now} - make_interval(secs => ${minutes * 60}))
)::float`

type FirstContact = {
  contacted: number
  medianFirstContactSeconds: number | null
  shareInTime: number | null
}

export type WeekFigures = FirstContact & {
  /** Its Monday: "2026-11-16". */
  week: string
  requests: number
  services: { service: string; requests: number }[]
  origins: { origin: Origin; requests: number }[]
  callTaps: number
}

/**
 * With the current week, oldest first. Weeks begin on Monday at midnight in `timeZone`. Counts quotes and
 * messages, not suspicious ones, in one statement, so that rows stay in the database.
 */
export async function leadFigures(
  db: Queryable,
  weeks: number,
  { now, profile }: { now: Date; profile: BusinessProfile },
): Promise<WeekFigures[]> {
  const { timeZone } = profile
  const here = sql`${now.toISOString()}::timestamptz at time zone ${timeZone}`
  const thisWeek = sql`date_trunc('week', ${here})`
  // As a value: from a subquery the planner could not tell how few rows match.
  const since = sql`(${thisWeek} - make_interval(weeks => ${weeks - 1}::int)) at time zone ${timeZone}`
  const found = await db.execute<WeekFigures>(sql`
    with weeks as (
      select ${thisWeek} - make_interval(weeks => ago) as week
      from generate_series(0, ${weeks - 1}::int) as ago
    ),
    leads as (
      select *, date_trunc('week', submitted_at at time zone ${timeZone}) as week from (${leads(since, now)}) as sent
    ),
    origins as (
      select week, json_agg(json_build_object('origin', origin, 'requests', requests)
        order by requests desc, origin) as origins
      from (select week, origin, count(*)::int as requests from leads group by week, origin) as by_origin
      group by week
    ),
    taps as (
      select date_trunc('week', day::timestamp) as week, sum(taps)::int as taps
      from ${callTaps} where day >= (${thisWeek} - make_interval(weeks => ${weeks - 1}::int))::date group by 1
    ),
    by_service as (select week, service, count(*)::int as requests from leads group by week, service),
    services as (
      select week, json_agg(json_build_object('service', service, 'requests', requests)
        order by requests desc, service) as services
      from by_service group by week
    ),
    totals as (
      select week, count(*)::int as requests, ${speedOfLeads(now, profile)} from leads group by week
    )
    select to_char(weeks.week, 'YYYY-MM-DD') as week,
      coalesce(requests, 0) as requests, coalesce(services, '[]') as services,
      coalesce(origins, '[]') as origins, coalesce(taps, 0) as "callTaps", coalesce(contacted, 0) as contacted,
      "medianFirstContactSeconds", "shareInTime"
    from weeks left join totals using (week) left join services using (week)
      left join origins using (week) left join taps using (week)
    order by weeks.week`)
  return found.rows
}

export async function recentFirstContact(
  db: Queryable,
  { now, profile }: { now: Date; profile: BusinessProfile },
): Promise<FirstContact> {
  const since = sql`${now.toISOString()}::timestamptz - interval '7 days'`
  const { rows } = await db.execute<FirstContact>(sql`
    with leads as (${leads(since, now)}) select ${speedOfLeads(now, profile)} from leads`)
  const [row] = rows
  if (!row) throw new Error('A count gave no row')
  return row
}

export async function firstContactOfQuotes(db: Queryable, profile: BusinessProfile) {
  const seconds = sql`extract(epoch from ${quotes.contactedAt} - ${quotes.submittedAt})`
  const [row] = await db
    .select({
      medianFirstContactSeconds: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${seconds}))::float`,
      shareInTime: shareOf(seconds, quotes.submittedAt, {
        now: sql`now()`,
        minutes: minutesToCall(profile).ordinary,
      }),
    })
    .from(quotes)
    .where(
      and(
        gt(quotes.submittedAt, sql`now() - interval '7 days'`),
        sql`cardinality(${quotes.quarantineReasons}) = 0`,
      ),
    )
  return row
}

const origins = ['ad', 'campaign', 'search', 'site', 'direct', 'staff', 'unknown'] as const

type Origin = (typeof origins)[number]

const searchSites = '(^|\\.)(google|bing|duckduckgo|yahoo|ecosia|brave|startpage|qwant|baidu|yandex)\\.'

/**
 * `staff`: written down in the panel. `direct`: typed, or followed from an app or mail that sends no referrer. `unknown`: not sent by our forms.
 */
const originOf = sql`case
  when ad_network is not null or utm_medium in ('cpc', 'ppc', 'paid', 'paidsearch', 'display') then 'ad'
  when utm_source is not null or utm_campaign is not null then 'campaign'
  when referrer_host ~ ${searchSites} then 'search'
  when referrer_host is not null then 'site'
  when first_page is not null then 'direct'
  else 'unknown' end`

function leads(since: SQL, now: Date): SQL {
  const fromTable = (table: typeof quotes | typeof messages) => sql`
    select service, ${originOf} as origin, submitted_at, submitted_at as waited_since,
      extract(epoch from contacted_at - submitted_at) as seconds
    from ${table}
    where submitted_at >= ${since} and submitted_at <= ${now.toISOString()} and cardinality(quarantine_reasons) = 0`
  // A call is written down while speaking with the customer, so there is no first contact to wait for.
  return sql`${fromTable(quotes)} union all ${fromTable(messages)}
    union all select service, 'staff', submitted_at, null, null from ${calls}
    where submitted_at >= ${since} and submitted_at <= ${now.toISOString()}`
}

const speedOfLeads = (now: Date, profile: BusinessProfile) => sql`
  count(seconds)::int as contacted,
  (percentile_cont(0.5) within group (order by seconds))::float as "medianFirstContactSeconds",
  ${shareOf(sql`seconds`, sql`waited_since`, { now: sql`${now.toISOString()}::timestamptz`, minutes: minutesToCall(profile).ordinary })} as "shareInTime"`

const text = { type: new GraphQLNonNull(GraphQLString) }
const number = { type: new GraphQLNonNull(GraphQLInt) }

const speed = {
  contacted: number,
  medianFirstContactSeconds: { type: GraphQLFloat, description: 'Null when nobody was contacted' },
  shareInTime: { type: GraphQLFloat, description: shareDescription },
}

const serviceFigure = new GraphQLObjectType({
  name: 'ServiceFigure',
  fields: { service: text, requests: number },
})

const originFigure = new GraphQLObjectType({
  name: 'OriginFigure',
  fields: { origin: { ...text, description: `One of ${origins.join(', ')}` }, requests: number },
})

const weekFigures = new GraphQLObjectType({
  name: 'WeekFigures',
  description: 'Quotes and messages of one week, without suspicious ones. Computed by the database.',
  fields: {
    week: { ...text, description: 'Its Monday where the business is, such as 2026-11-16' },
    requests: number,
    services: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(serviceFigure))) },
    origins: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(originFigure))) },
    callTaps: { ...number, description: 'Taps on the call buttons of the site' },
    ...speed,
  },
})

const firstContact = new GraphQLObjectType({
  name: 'FirstContact',
  description: 'How fast quotes and messages of the last 7 days were answered, without suspicious ones.',
  fields: speed,
})

const shownWeeks = 12

export const leadFiguresCalls: ExtraCalls = {
  queries: {
    leadFigures: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(weekFigures))),
      resolve: async (_args, { db, services }) => {
        const profile = services.profile()
        return done(await leadFigures(db, shownWeeks, { now: new Date(), profile }))
      },
    }),
    firstContact: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(firstContact),
      resolve: async (_args, { db, services }) =>
        done(await recentFirstContact(db, { now: new Date(), profile: services.profile() })),
    }),
  },
}
