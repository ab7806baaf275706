import type { ServiceSlug } from '#content/services.ts'
import { either, texts } from '#content/texts.ts'
import { emergencyServices, responseTimes, serviceAreas } from './faq/coming-to-you.ts'
import { commonScenarios } from './faq/common-scenarios.ts'
import { insuranceAndLicensing } from './faq/insurance-and-licensing.ts'
import { paymentMethods, pricing } from './faq/paying.ts'

/** A question of the FAQ page. `id` is its place in the page's address: /faq#master-key. `searched`: other words under which a search finds it first. */
export type FaqQuestion = Readonly<{
  id: string
  question: string
  answer: readonly string[]
  searched?: string
}>

export type FaqCategory = Readonly<{ id: string; title: string; items: readonly FaqQuestion[] }>

/** The seven categories of the specification, in its order. */
const categories = [
  pricing,
  responseTimes,
  serviceAreas,
  emergencyServices,
  paymentMethods,
  insuranceAndLicensing,
  commonScenarios,
] as const

const asked: Readonly<Record<ServiceSlug, readonly [string, string]>> = {
  residential: ['rekey-or-replace', 'moved-in'],
  commercial: ['employee-left', 'deposit-and-invoice'],
  automobile: ['lost-car-keys', 'proof'],
  emergency: ['arrival-time', 'what-is-an-emergency'],
  'access-control': ['employee-left', 'license-check'],
  'door-services': ['door-sticks', 'same-day'],
  safe: ['free-estimate', 'damage'],
  surveillance: ['license-check', 'free-estimate'],
}

export function questionsOfService(
  slug: ServiceSlug,
  { categories }: { categories: readonly FaqCategory[] },
): readonly FaqQuestion[] {
  const questions = categories.flatMap(({ items }) => items)
  return asked[slug].flatMap((id) => questions.filter((question) => question.id === id))
}

export const faqWords = texts({
  title: 'Preguntas y respuestas de cerrajería · {company}',
  description: either(
    'Cuánto cobra un cerrajero en {place}, cuánto tarda, qué mostrar en la puerta, cómo ver una licencia de Texas y cuándo basta cambiar la combinación{texas}{licensed}{asksForProof}.',
    'Cuánto cobra un cerrajero en {place}, cuánto tarda, qué mostrar en la puerta, cómo consultar una licencia y cuándo basta cambiar la combinación{licensed}{asksForProof}.',
    'Cuánto cobra un cerrajero en {place}, cuánto tarda, qué mostrar en la puerta y cuándo cambiar la combinación o toda la chapa{asksForProof}.',
    'Cuánto cobra un cerrajero en {place}, cuánto tarda en llegar y cuándo conviene cambiar la combinación o toda la chapa.',
  ),
  hero: {
    heading: 'Preguntas y respuestas',
    lead: 'Lo que la gente nos pregunta antes de dejarnos llegar a su puerta, contestado con números.',
  },
  expandAll: 'Abrir todas',
  collapseAll: 'Cerrar todas',
  categoriesLabel: 'Ir a un tema',
  numbersLabel: 'Las respuestas, por su número en la puerta',
  categories,
  contact: {
    heading: '¿No ve su pregunta?',
    text: either(
      'Háganosla. El trabajo con cita se hace {bookedHours}; en emergencias, alguien contesta a cualquier hora{nights}.',
      'Háganosla. El trabajo con cita se hace {bookedHours}.',
    ),
  },
})
