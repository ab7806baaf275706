import type { ServiceWords } from '#content/service-words.ts'
import type { ServiceSlug } from '#content/services.ts'
import { accessControlWords } from './access-control.ts'
import { automobileWords } from './automobile.ts'
import { commercialWords } from './commercial.ts'
import { doorServicesWords } from './door-services.ts'
import { emergencyWords } from './emergency.ts'
import { residentialWords } from './residential.ts'
import { safeWords } from './safe.ts'
import { surveillanceWords } from './surveillance.ts'

export const serviceWords = {
  residential: residentialWords,
  commercial: commercialWords,
  automobile: automobileWords,
  emergency: emergencyWords,
  'access-control': accessControlWords,
  'door-services': doorServicesWords,
  safe: safeWords,
  surveillance: surveillanceWords,
} satisfies { readonly [Slug in ServiceSlug]: ServiceWords<Slug> }

export const serviceSectionWords = {
  questions: 'Lo que nos preguntan',
  allQuestions: 'Todas las preguntas',
  allReviews: 'Todas las reseñas de este servicio',
  more: 'Más: {title}',
}
