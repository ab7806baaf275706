import { exampleValuesOf } from '#content/profile-contradictions.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import {
  ReadDashboard,
  type UndeliveredNotification,
  type WaitingQuote,
  type WeekFigures,
} from './documents.ts'

export type Waiting = {
  longest: WaitingQuote | undefined
  /** Undefined when it is the same request. */
  newest: WaitingQuote | undefined
}

export type Figures = {
  waiting: Waiting
  weeks: readonly WeekFigures[]
  undelivered: readonly UndeliveredNotification[]
  /** Whether the site still shows what nobody can call, write to or check. */
  hasExampleValues: boolean
}

/** What an owner asks first: who is waiting, how fast we are, what was asked for, and what did not get through. */
export async function loadDashboard(run: Run): Promise<Answer<Figures>> {
  const found = await run(ReadDashboard, {})
  if (!found.ok) return found
  const { leadFigures: weeks, undeliveredNotifications: undelivered, businessProfile } = found.data
  const longest = found.data.longest?.items[0] ?? undefined
  const newest = found.data.newest?.items[0] ?? undefined
  const waiting = { longest, newest: newest?.id === longest?.id ? undefined : newest }
  const hasExampleValues = exampleValuesOf(businessProfile).length > 0
  return { ok: true, data: { waiting, weeks, undelivered, hasExampleValues } }
}
