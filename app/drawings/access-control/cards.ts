import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { ServiceCard } from '#content/services.ts'
import { CardReadersDrawing } from './card-readers.tsx'
import { ElectricStrikesDrawing } from './electric-strikes.tsx'
import { KeypadsDrawing } from './keypads.tsx'
import { MagneticLocksDrawing } from './magnetic-locks.tsx'
import { SchedulesAndLogsDrawing } from './schedules-and-logs.tsx'
import { VideoIntercomsDrawing } from './video-intercoms.tsx'

/** The picture of each card on the access-control page. */
export const accessControlCards = {
  keypads: KeypadsDrawing,
  'card-readers': CardReadersDrawing,
  'electric-strikes': ElectricStrikesDrawing,
  'magnetic-locks': MagneticLocksDrawing,
  'video-intercoms': VideoIntercomsDrawing,
  'schedules-and-logs': SchedulesAndLogsDrawing,
} satisfies Record<ServiceCard<'access-control'>, ComponentType<PictureProps>>
