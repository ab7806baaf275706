import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { ServiceCard } from '#content/services.ts'
import { CameraPlacementDrawing } from './camera-placement.tsx'
import { DoorbellCamerasDrawing } from './doorbell-cameras.tsx'
import { LicensePlateCamerasDrawing } from './license-plate-cameras.tsx'
import { NightVisionDrawing } from './night-vision.tsx'
import { RecordersDrawing } from './recorders.tsx'
import { RemoteViewingDrawing } from './remote-viewing.tsx'

/** The drawing of each card of the camera services. */
export const surveillanceCards = {
  'camera-placement': CameraPlacementDrawing,
  'night-vision': NightVisionDrawing,
  recorders: RecordersDrawing,
  'remote-viewing': RemoteViewingDrawing,
  'doorbell-cameras': DoorbellCamerasDrawing,
  'license-plate-cameras': LicensePlateCamerasDrawing,
} satisfies Record<ServiceCard<'surveillance'>, ComponentType<PictureProps>>
