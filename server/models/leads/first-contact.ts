import { and, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { minutesToCall } from '#content/promise-rules.ts'
import type { Queryable } from '#server/database/database.ts'
import { requests } from '#server/schema/requests.ts'

export const shareDescription =
  '0 to 1, of those who were contacted or have waited longer: within the minutes that the profile promises, else 30; null when there are none'

/**
 * 0 to 1. Includes customers who have waited longer than promised without a call; otherwise they would
 * improve the figure. `seconds` is null until the first contact.
 */
export const shareInTimeOf = (
  seconds: SQL,
  submittedAt: SQLWrapper,
  { now, profile }: { now: SQL; profile: BusinessProfile },
) => {
  const promised = minutesToCall(profile).ordinary * 60
  return sql<number | null>`(
  avg(coalesce(${seconds} <= ${promised}, false)::int)
  filter (where ${seconds} is not null or ${submittedAt} <= ${now} - make_interval(secs => ${promised}))
)::float`
}

export const medianOf = (seconds: SQL) =>
  sql<number | null>`(percentile_cont(0.5) within group (order by ${seconds}))::float`

export async function firstContactOfQuotes(db: Queryable, profile: BusinessProfile) {
  const { kind, contactedAt, submittedAt, quarantineReasons } = requests
  const seconds = sql`extract(epoch from ${contactedAt} - ${submittedAt})`
  const [row] = await db
    .select({
      medianFirstContactSeconds: medianOf(seconds),
      shareInTime: shareInTimeOf(seconds, submittedAt, { now: sql`now()`, profile }),
    })
    .from(requests)
    .where(
      and(
        eq(kind, 'Quote'),
        gt(submittedAt, sql`now() - interval '7 days'`),
        sql`cardinality(${quarantineReasons}) = 0`,
      ),
    )
  return row
}
