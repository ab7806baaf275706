import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { ServiceCard } from '#content/services.ts'
import { BreakInRepairDrawing } from './break-in-repair.tsx'
import { BrokenKeysDrawing } from './broken-keys.tsx'
import { BusinessLockoutDrawing } from './business-lockout.tsx'
import { CarLockoutDrawing } from './car-lockout.tsx'
import { HomeLockoutDrawing } from './home-lockout.tsx'
import { LostOrStolenKeysDrawing } from './lost-or-stolen-keys.tsx'

/** The picture of each card on the emergency page. */
export const emergencyCards = {
  'home-lockout': HomeLockoutDrawing,
  'car-lockout': CarLockoutDrawing,
  'business-lockout': BusinessLockoutDrawing,
  'broken-keys': BrokenKeysDrawing,
  'break-in-repair': BreakInRepairDrawing,
  'lost-or-stolen-keys': LostOrStolenKeysDrawing,
} satisfies Record<ServiceCard<'emergency'>, ComponentType<PictureProps>>
