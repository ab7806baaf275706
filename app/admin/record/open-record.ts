import { data } from 'react-router'
import { answerInTime } from '#app/admin/offline.ts'
import { answerOr } from '#app/admin/offline.ts'
import type { Answer } from '#server/data-service/in-process.ts'

/** What a form is opened with, or why there is no form. */
export type Opened<Stored> = { stored: Stored } | 'missing' | 'failed'

/** The answer of a form route's `loader`. */
export function openedRecord<Stored>(found: Answer<Stored | null>) {
  if (!found.ok) return data<Opened<Stored>>('failed', { status: 500 })
  if (!found.data) return data<Opened<Stored>>('missing', { status: 404 })
  return data<Opened<Stored>>({ stored: found.data })
}

/** A form route's `clientLoader`: without a connection it says so, inside the panel. */
export const openedOrFailed = <Answer>(asked: Promise<Answer>) =>
  answerOr(answerInTime(asked), () => 'failed' as const)
