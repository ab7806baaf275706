import { z } from 'zod'
import type { PlainReasonKey } from '#server/result.ts'

export const backupTroubleTopic = 'backup.trouble'

const backupTrouble = z.object({
  kind: z.enum(['backup', 'copy', 'drill']),
  /** Its sentence also says what to do. We wrote it; one of another version is shown as it is. */
  reason: z.custom<PlainReasonKey>((key) => typeof key === 'string'),
})

export type BackupTrouble = z.output<typeof backupTrouble>

export const backupTroublesPayload = z.object({ troubles: z.array(backupTrouble).min(1) })

export type BackupTroubles = z.output<typeof backupTroublesPayload>
