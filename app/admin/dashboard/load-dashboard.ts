import type { FilesUsage } from '#app/admin/settings/data/files-usage.ts'
import { exampleValuesOf } from '#content/profile-contradictions.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import {
  type FirstContact,
  ReadDashboard,
  type UndeliveredNotification,
  type WeekFigures,
} from './documents.ts'
import { type Waiting, waitingOf } from './waiting.ts'

export type Figures = {
  waiting: Waiting
  firstContact: FirstContact
  weeks: readonly WeekFigures[]
  undelivered: readonly UndeliveredNotification[]
  filesUsage: FilesUsage
  /** Whether the site still shows what nobody can call, write to or check. */
  hasExampleValues: boolean
}

/** What an owner asks first: who is waiting, how fast we are, what was asked for, and what did not get through. */
export async function loadDashboard(run: Run): Promise<Answer<Figures>> {
  const found = await run(ReadDashboard, {})
  if (!found.ok) return found
  const {
    firstContact,
    leadFigures: weeks,
    undeliveredNotifications: undelivered,
    filesUsage,
    businessProfile,
  } = found.data
  const { longestQuote, longestMessage, newestQuote, newestMessage } = found.data
  const waiting = waitingOf({
    quotes: [longestQuote?.items[0], newestQuote?.items[0]],
    messages: [longestMessage?.items[0], newestMessage?.items[0]],
  })
  const hasExampleValues = exampleValuesOf(businessProfile).length > 0
  return { ok: true, data: { waiting, firstContact, weeks, undelivered, filesUsage, hasExampleValues } }
}
