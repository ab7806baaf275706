import { type ServiceSlug, servicesOf } from '#content/services.ts'
import type { BusinessProfile } from './business-profile.ts'

const always = () => true
const offers = (slug: ServiceSlug, profile: BusinessProfile) => servicesOf(profile).includes(slug)

/** What our texts say of how a business works, with no fact behind it: each with whether its pages say it. */
const saidBy = {
  pricesFirst: always,
  freeQuotes: always,
  asksForProof: always,
  picksFirst: always,
  workAsDescribed: (profile) => servicesOf(profile).length > 0,
  carriesParts: ({ place }) => !place.walkIn,
  honestAdvice: always,
  itemizedInvoices: (profile) => profile.paymentMethods.length > 0 || offers('emergency', profile),
  someoneOnDuty: always,
  limits: always,
  brands: (profile) =>
    (['residential', 'commercial', 'door-services', 'access-control'] as const).some((slug) =>
      offers(slug, profile),
    ),
  allReviews: always,
  privacy: always,
} as const satisfies Record<string, (profile: BusinessProfile) => boolean>

export type Practice = keyof typeof saidBy

// Its keys are the names, as its type says.
export const practices = Object.keys(saidBy) as Practice[]

export const isPractice = (name: string): name is Practice => Object.hasOwn(saidBy, name)

export const isPracticeSaid = (name: Practice, profile: BusinessProfile): boolean => saidBy[name](profile)
