import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { ServiceSlug } from '#content/services.ts'
import { AccessControlHero } from './access-control.tsx'
import { AutomobileHero } from './automobile.tsx'
import { CommercialHero } from './commercial.tsx'
import { DoorServicesHero } from './door-services.tsx'
import { EmergencyHero } from './emergency.tsx'
import { ResidentialHero } from './residential.tsx'
import { SafeHero } from './safe.tsx'
import { SurveillanceHero } from './surveillance.tsx'

/** The large drawing at the top of each service page. */
export const heroDrawings = {
  residential: ResidentialHero,
  commercial: CommercialHero,
  automobile: AutomobileHero,
  emergency: EmergencyHero,
  'access-control': AccessControlHero,
  'door-services': DoorServicesHero,
  safe: SafeHero,
  surveillance: SurveillanceHero,
} satisfies Record<ServiceSlug, ComponentType<PictureProps>>
