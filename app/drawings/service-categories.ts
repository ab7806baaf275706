import type { ComponentType } from 'react'
import type { ServiceSlug } from '#content/services.ts'
import { AccessControlDrawing } from './access-control.tsx'
import { AutomobileDrawing } from './automobile.tsx'
import type { PictureProps } from './card-drawing.tsx'
import { CommercialDrawing } from './commercial.tsx'
import { DoorServicesDrawing } from './door-services.tsx'
import { EmergencyDrawing } from './emergency.tsx'
import { ResidentialDrawing } from './residential.tsx'
import { SafeDrawing } from './safe.tsx'
import { SurveillanceDrawing } from './surveillance.tsx'

/** The small drawing that stands for a whole service. */
export const serviceCategoryDrawings: Readonly<Record<ServiceSlug, ComponentType<PictureProps>>> = {
  residential: ResidentialDrawing,
  commercial: CommercialDrawing,
  automobile: AutomobileDrawing,
  emergency: EmergencyDrawing,
  'access-control': AccessControlDrawing,
  'door-services': DoorServicesDrawing,
  safe: SafeDrawing,
  surveillance: SurveillanceDrawing,
}
