import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What the site promises (specification section 5): a call within 30 minutes. */
const promisedSeconds = 1800

export const shareDescription =
  '0 to 1, of those who were contacted or have waited longer; null when there are none'

/**
 * How many were contacted in time, 0 to 1, of all who were contacted or have waited longer than promised: somebody who
 * is still not called back must not be missing from the figure. `seconds` is null until the first contact.
 */
export const shareInTime = (seconds: SQL, submittedAt: SQLWrapper, now: SQL) => sql<number | null>`(
  avg(coalesce(${seconds} <= ${promisedSeconds}, false)::int)
  filter (where ${seconds} is not null or ${submittedAt} <= ${now} - make_interval(secs => ${promisedSeconds}))
)::float`
