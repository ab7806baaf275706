import type { ComponentType } from 'react'
import type { ServiceCard, ServiceSlug } from '#content/services.ts'
import { accessControlCards } from './access-control/cards.ts'
import { automobileCards } from './automobile/cards.ts'
import type { PictureProps } from './card-drawing.tsx'
import { commercialCards } from './commercial/cards.ts'
import { doorServicesCards } from './door-services/cards.ts'
import { emergencyCards } from './emergency/cards.ts'
import { residentialCards } from './residential/cards.ts'
import { safeCards } from './safe/cards.ts'
import { surveillanceCards } from './surveillance/cards.ts'

/** The drawing of every card of every service page. */
export const serviceCardDrawings: {
  readonly [Slug in ServiceSlug]: Readonly<Record<ServiceCard<Slug>, ComponentType<PictureProps>>>
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
