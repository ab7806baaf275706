import { createContext, use } from 'react'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

export const TimeZoneContext = createContext('UTC')

export const useTimeZone = () => use(TimeZoneContext)

export const ReadTimeZone = graphql('query AdminTimeZone { businessProfile { timeZone } }')

/** Throws when it cannot be read: times of a wrong zone are worse than none. */
export async function readTimeZone(run: Run): Promise<string> {
  const read = await run(ReadTimeZone, {})
  if (!read.ok) throw new Error(`The time zone could not be read: ${read.refusal.message}`)
  return read.value.businessProfile.timeZone
}
