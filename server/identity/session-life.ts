import { sql } from 'drizzle-orm'
import { sessions } from '#server/schema/identity.ts'

/** A session that nobody uses ends after so many days. */
export const idleDays = 30

/** However much it is used, after so many days a person signs in again. */
export const mostDays = 90

const lastBeginning = sql`now() - make_interval(days => ${mostDays})`

/** Of a session that still counts. */
export const isLive = sql<boolean>`(${sessions.expiresAt} > now() and ${sessions.createdAt} > ${lastBeginning})`

/** Of one that can be forgotten. */
export const isOver = sql<boolean>`not ${isLive}`
