import { z } from 'zod'
import type { ServerWords } from '#content/languages.ts'
import { type PlainReasonKey, sentence } from '#server/result.ts'

export const backupTroubleTopic = 'backup.trouble'

const backupTrouble = z.object({
  kind: z.enum(['backup', 'copy', 'drill']),
  /** Its sentence also says what to do. We wrote it; one of another version is shown as it is. */
  reason: z.custom<PlainReasonKey>((key) => typeof key === 'string'),
})

export type BackupTrouble = z.output<typeof backupTrouble>

const told = z.object({ troubles: z.array(backupTrouble).min(1) })

export function readBackupTroubles(topic: string, payload: unknown, sentences: ServerWords['refusals']) {
  if (topic !== backupTroubleTopic) return undefined
  const { data } = told.safeParse(payload)
  return data?.troubles.map(({ kind, reason }) => ({ kind, todo: sentence({ reason }, sentences) }))
}

export type ToldTroubles = NonNullable<ReturnType<typeof readBackupTroubles>>
