import { type ServiceSlug, servicesOf } from '#content/services.ts'

/**
 * What our texts say of how a business works, with no fact behind it. Each is a condition that sentences name, so hiding it
 * takes them along.
 */
export const practices = [
  'pricesFirst',
  'freeQuotes',
  'asksForProof',
  'picksFirst',
  'workAsDescribed',
  'carriesParts',
  'honestAdvice',
  'itemizedInvoices',
  'someoneOnDuty',
  'limits',
  'brands',
  'allReviews',
  'privacy',
] as const

export type Practice = (typeof practices)[number]

type Business = Readonly<{
  place: Readonly<{ walkIn: boolean }>
  paymentMethods: readonly string[]
  hiddenServices: readonly ServiceSlug[]
  hiddenPractices: readonly Practice[]
}>

const offers = (slug: ServiceSlug, business: Business) => servicesOf(business).includes(slug)

/** Whether the pages of a business say it, unless it is hidden; those that are not here always. */
const saidBy: Partial<Record<Practice, (business: Business) => boolean>> = {
  workAsDescribed: (business) => servicesOf(business).length > 0,
  carriesParts: ({ place }) => !place.walkIn,
  itemizedInvoices: (business) => business.paymentMethods.length > 0 || offers('emergency', business),
  brands: (business) =>
    (['residential', 'commercial', 'door-services', 'access-control'] as const).some((slug) =>
      offers(slug, business),
    ),
}

export const isPractice = (name: string): name is Practice => practices.some((practice) => practice === name)

export const isPracticeHidden = (name: Practice, { hiddenPractices }: Pick<Business, 'hiddenPractices'>) =>
  hiddenPractices.includes(name)

export const isPracticeSaid = (name: Practice, business: Business): boolean =>
  !isPracticeHidden(name, business) && (saidBy[name]?.(business) ?? true)

/** What is hidden once a practice is, or is said again. */
export const hiddenWith = (
  name: Practice,
  isHidden: boolean,
  { hiddenPractices }: Pick<Business, 'hiddenPractices'>,
): Practice[] =>
  practices.filter((practice) => (practice === name ? isHidden : hiddenPractices.includes(practice)))
