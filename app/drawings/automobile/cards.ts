import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { ServiceCard } from '#content/services.ts'
import { DoorAndTrunkLocksDrawing } from './door-and-trunk-locks.tsx'
import { IgnitionCylindersDrawing } from './ignition-cylinders.tsx'
import { KeysCutToCodeDrawing } from './keys-cut-to-code.tsx'
import { MotorcyclesAndTrucksDrawing } from './motorcycles-and-trucks.tsx'
import { ProximityFobsDrawing } from './proximity-fobs.tsx'
import { TransponderKeysDrawing } from './transponder-keys.tsx'

/** The picture of each card on the automobile page. */
export const automobileCards = {
  'keys-cut-to-code': KeysCutToCodeDrawing,
  'transponder-keys': TransponderKeysDrawing,
  'proximity-fobs': ProximityFobsDrawing,
  'ignition-cylinders': IgnitionCylindersDrawing,
  'door-and-trunk-locks': DoorAndTrunkLocksDrawing,
  'motorcycles-and-trucks': MotorcyclesAndTrucksDrawing,
} satisfies Record<ServiceCard<'automobile'>, ComponentType<PictureProps>>
