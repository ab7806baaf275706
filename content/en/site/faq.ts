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
  title: 'Locksmith questions and answers · {company}',
  description: either(
    'What a locksmith in {place} costs, how soon one comes, what to show at the door, how to check a Texas license, and when a rekey is enough{texas}{licensed}{asksForProof}.',
    'What a locksmith in {place} costs, how soon one comes, what to show at the door, how to check a license, and when a rekey is enough{licensed}{asksForProof}.',
    'What a locksmith in {place} costs, how soon one comes, what to show at the door, and when to have a lock rekeyed or replaced{asksForProof}.',
    'What a locksmith in {place} costs, how soon one comes, and when to have a lock rekeyed or replaced.',
  ),
  hero: {
    heading: 'Questions and answers',
    lead: 'What people ask us before they let us at their door, answered with the numbers.',
  },
  expandAll: 'Expand All',
  collapseAll: 'Collapse All',
  categoriesLabel: 'Jump to a subject',
  numbersLabel: 'The answers, by their numbers on the door',
  categories,
  contact: {
    heading: 'Don’t see your question?',
    text: either(
      'Ask it. Booked work is done {bookedHours}; for emergencies someone answers at any hour{nights}.',
      'Ask it. Booked work is done {bookedHours}.',
    ),
  },
})
