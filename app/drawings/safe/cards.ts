import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { ServiceCard } from '#content/services.ts'
import { BoltWorkRepairDrawing } from './bolt-work-repair.tsx'
import { CombinationChangesDrawing } from './combination-changes.tsx'
import { DepositorySafesDrawing } from './depository-safes.tsx'
import { ElectronicLocksDrawing } from './electronic-locks.tsx'
import { MovingAndAnchoringDrawing } from './moving-and-anchoring.tsx'
import { SafeOpeningDrawing } from './safe-opening.tsx'

/** The drawing of each card of the safe services. */
export const safeCards = {
  'safe-opening': SafeOpeningDrawing,
  'combination-changes': CombinationChangesDrawing,
  'electronic-locks': ElectronicLocksDrawing,
  'bolt-work-repair': BoltWorkRepairDrawing,
  'moving-and-anchoring': MovingAndAnchoringDrawing,
  'depository-safes': DepositorySafesDrawing,
} satisfies Record<ServiceCard<'safe'>, ComponentType<PictureProps>>
