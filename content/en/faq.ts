import type { BusinessProfile } from '#content/business-profile.ts'
import { commonScenarios } from '#content/en/faq/common-scenarios.ts'
import { emergencyServices } from '#content/en/faq/emergency-services.ts'
import type { FaqCategory } from '#content/en/faq/faq-category.ts'
import { insuranceAndLicensing } from '#content/en/faq/insurance-and-licensing.ts'
import { paymentMethods } from '#content/en/faq/payment-methods.ts'
import { pricing } from '#content/en/faq/pricing.ts'
import { responseTimes } from '#content/en/faq/response-times.ts'
import { serviceAreas } from '#content/en/faq/service-areas.ts'
import { hoursInSentence } from './hours-sentence.ts'

/** The seven categories of the specification, in its order. */
const categories: readonly FaqCategory[] = [
  pricing,
  responseTimes,
  serviceAreas,
  emergencyServices,
  paymentMethods,
  insuranceAndLicensing,
  commonScenarios,
]

/** Words of /faq. */
export const faqWords = {
  title: (profile: BusinessProfile) => `Locksmith questions and answers · ${profile.name}`,
  description: (profile: BusinessProfile) =>
    `What a locksmith in ${profile.city} costs, how soon one comes, what to show at the door, how to check a Texas license, and when a rekey is enough.`,
  hero: {
    heading: 'Questions and answers',
    lead: 'What people ask us before they let us at their door, answered with the numbers.',
  },
  expandAll: 'Expand All',
  collapseAll: 'Collapse All',
  categoriesLabel: 'Jump to a subject',
  categories,
  contact: {
    heading: 'Your question is not here?',
    text: (profile: BusinessProfile) =>
      `Ask it. Booked work is done ${hoursInSentence(profile.fieldHours)}; for emergencies somebody answers at any hour.`,
  },
} as const
