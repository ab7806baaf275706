import { createContext, use } from 'react'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

/** The time zone of the business, as the panel's layout read it last. */
export const TimeZoneContext = createContext('UTC')

/** The time zone of the business, in which the panel shows and takes times, wherever the person who looks at it is. */
export const useTimeZone = () => use(TimeZoneContext)

export const ReadTimeZone = graphql('query AdminTimeZone { businessProfile { timeZone } }')

/** The same for loaders and actions. Throws where it cannot be read: a time by another clock is worse than none. */
export async function readTimeZone(run: Run): Promise<string> {
  const read = await run(ReadTimeZone, {})
  if (!read.ok) throw new Error(`The time zone could not be read: ${read.refusal.message}`)
  return read.value.businessProfile.timeZone
}
