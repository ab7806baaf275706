import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { ServiceCard } from '#content/services.ts'
import { CabinetLocksDrawing } from './cabinet-locks.tsx'
import { ExitDevicesDrawing } from './exit-devices.tsx'
import { HighSecurityCylindersDrawing } from './high-security-cylinders.tsx'
import { InterchangeableCoresDrawing } from './interchangeable-cores.tsx'
import { MasterKeysDrawing } from './master-keys.tsx'
import { StorefrontLocksDrawing } from './storefront-locks.tsx'

/** The picture of each card on the commercial page. */
export const commercialCards = {
  'master-keys': MasterKeysDrawing,
  'exit-devices': ExitDevicesDrawing,
  'storefront-locks': StorefrontLocksDrawing,
  'interchangeable-cores': InterchangeableCoresDrawing,
  'high-security-cylinders': HighSecurityCylindersDrawing,
  'cabinet-locks': CabinetLocksDrawing,
} satisfies Record<ServiceCard<'commercial'>, ComponentType<PictureProps>>
