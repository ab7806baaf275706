import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { ServiceCard } from '#content/services.ts'
import { DeadboltsDrawing } from './deadbolts.tsx'
import { LockRepairDrawing } from './lock-repair.tsx'
import { MailboxesDrawing } from './mailboxes.tsx'
import { PatioDoorsDrawing } from './patio-doors.tsx'
import { RekeyingDrawing } from './rekeying.tsx'
import { SmartLocksDrawing } from './smart-locks.tsx'

/** The picture of each card on the residential page. */
export const residentialCards = {
  rekeying: RekeyingDrawing,
  deadbolts: DeadboltsDrawing,
  'smart-locks': SmartLocksDrawing,
  'lock-repair': LockRepairDrawing,
  'patio-doors': PatioDoorsDrawing,
  mailboxes: MailboxesDrawing,
} satisfies Record<ServiceCard<'residential'>, ComponentType<PictureProps>>
