import type { FunctionComponent } from 'react'
import { AccessControlHero } from '#app/drawings/heroes/access-control.tsx'
import { AutomobileHero } from '#app/drawings/heroes/automobile.tsx'
import { CommercialHero } from '#app/drawings/heroes/commercial.tsx'
import { DoorServicesHero } from '#app/drawings/heroes/door-services.tsx'
import { EmergencyHero } from '#app/drawings/heroes/emergency.tsx'
import { ResidentialHero } from '#app/drawings/heroes/residential.tsx'
import { SafeHero } from '#app/drawings/heroes/safe.tsx'
import { SurveillanceHero } from '#app/drawings/heroes/surveillance.tsx'
import type { ServiceCard, ServiceSlug } from '#content/services.ts'
import { AccessControlDrawing, accessControlCards } from './access-control.tsx'
import { AutomobileDrawing, automobileCards } from './automobile.tsx'
import { CommercialDrawing, commercialCards } from './commercial.tsx'
import { DoorServicesDrawing, doorServicesCards } from './door-services.tsx'
import { emergencyCards } from './emergency.tsx'
import { EmergencyDrawing } from './emergency-clock.tsx'
import type { DrawingProps, ServiceDrawingProps } from './primitives.tsx'
import { ResidentialDrawing, residentialCards } from './residential.tsx'
import { SafeDrawing, safeCards } from './safe.tsx'
import { SurveillanceDrawing, surveillanceCards } from './surveillance.tsx'

export const serviceCategoryDrawings: Readonly<Record<ServiceSlug, FunctionComponent<ServiceDrawingProps>>> =
  {
    residential: ResidentialDrawing,
    commercial: CommercialDrawing,
    automobile: AutomobileDrawing,
    emergency: EmergencyDrawing,
    'access-control': AccessControlDrawing,
    'door-services': DoorServicesDrawing,
    safe: SafeDrawing,
    surveillance: SurveillanceDrawing,
  }

export const serviceCardDrawings: {
  readonly [Slug in ServiceSlug]: Readonly<Record<ServiceCard<Slug>, FunctionComponent<DrawingProps>>>
} = {
  residential: residentialCards,
  commercial: commercialCards,
  automobile: automobileCards,
  emergency: emergencyCards,
  'access-control': accessControlCards,
  'door-services': doorServicesCards,
  safe: safeCards,
  surveillance: surveillanceCards,
}

export const heroDrawings: Readonly<Record<ServiceSlug, FunctionComponent<ServiceDrawingProps>>> = {
  residential: ResidentialHero,
  commercial: CommercialHero,
  automobile: AutomobileHero,
  emergency: EmergencyHero,
  'access-control': AccessControlHero,
  'door-services': DoorServicesHero,
  safe: SafeHero,
  surveillance: SurveillanceHero,
}
