import type { ComponentType } from 'react'
import { accessControlCards } from '#app/drawings/access-control/cards.ts'
import { automobileCards } from '#app/drawings/automobile/cards.ts'
import { commercialCards } from '#app/drawings/commercial/cards.ts'
import { doorServicesCards } from '#app/drawings/door-services/cards.ts'
import { emergencyCards } from '#app/drawings/emergency/cards.ts'
import { residentialCards } from '#app/drawings/residential/cards.ts'
import { safeCards } from '#app/drawings/safe/cards.ts'
import { surveillanceCards } from '#app/drawings/surveillance/cards.ts'
import type { ServiceCard, ServiceSlug } from '#content/services.ts'
import type { PictureProps } from './card-drawing.tsx'

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
