/**
 * The eight service pages (specification section 2), in the order of the menu, with the six cards of each. Words
 * and drawings are kept by these names in their own places.
 */
export const serviceCards = {
  residential: ['rekeying', 'deadbolts', 'smart-locks', 'lock-repair', 'patio-doors', 'mailboxes'],
  commercial: [
    'master-keys',
    'exit-devices',
    'storefront-locks',
    'interchangeable-cores',
    'high-security-cylinders',
    'cabinet-locks',
  ],
  automobile: [
    'keys-cut-to-code',
    'transponder-keys',
    'proximity-fobs',
    'ignition-cylinders',
    'door-and-trunk-locks',
    'motorcycles-and-trucks',
  ],
  emergency: [
    'home-lockout',
    'car-lockout',
    'business-lockout',
    'broken-keys',
    'break-in-repair',
    'lost-or-stolen-keys',
  ],
  'access-control': [
    'keypads',
    'card-readers',
    'electric-strikes',
    'magnetic-locks',
    'video-intercoms',
    'schedules-and-logs',
  ],
  'door-services': [
    'hollow-metal-doors',
    'door-closers',
    'hinges-and-pivots',
    'glass-doors',
    'automatic-operators',
    'thresholds-and-seals',
  ],
  safe: [
    'safe-opening',
    'combination-changes',
    'electronic-locks',
    'bolt-work-repair',
    'moving-and-anchoring',
    'depository-safes',
  ],
  surveillance: [
    'camera-placement',
    'night-vision',
    'recorders',
    'remote-viewing',
    'doorbell-cameras',
    'license-plate-cameras',
  ],
} as const

export type ServiceSlug = keyof typeof serviceCards

export type ServiceCard<Slug extends ServiceSlug> = (typeof serviceCards)[Slug][number]

export const serviceSlugs = Object.keys(serviceCards) as readonly ServiceSlug[]

export const servicesOf = ({ hiddenServices }: { hiddenServices: readonly ServiceSlug[] }) =>
  serviceSlugs.filter((slug) => !hiddenServices.includes(slug))

export const isOffered = (
  slug: ServiceSlug,
  facts: Readonly<Record<`does-${ServiceSlug}`, string | undefined>>,
) => facts[`does-${slug}`] !== undefined

type Hidden = Readonly<{
  hiddenCards: readonly string[]
  hiddenServices: readonly ServiceSlug[]
  hiddenPractices: readonly string[]
}>

export const cardsOf = <Slug extends ServiceSlug>(
  slug: Slug,
  { hiddenCards, hiddenServices, hiddenPractices }: Hidden,
): readonly ServiceCard<Slug>[] =>
  serviceCards[slug].filter((card) => {
    const path = `${slug}/${card}`
    const needed = neededService[path]
    return (
      !hiddenPractices.includes('workAsDescribed') &&
      !hiddenCards.includes(path) &&
      !(needed && hiddenServices.includes(needed))
    )
  })

/** The service without which a card of another one stands for nothing. */
const neededService: Readonly<Record<string, ServiceSlug | undefined>> = {
  'emergency/car-lockout': 'automobile',
}

/**
 * What a quote, a message, a review or a testimonial may be about (specification section 3). Choices of reviews
 * and testimonials are stored as they are read.
 */
export const quoteServices = [
  'automotive',
  'residential',
  'commercial',
  'safes',
  'access-control',
  'surveillance',
] as const

export type QuoteService = (typeof quoteServices)[number]

export const contactServices = ['emergency', ...quoteServices, 'other'] as const

export type ContactService = (typeof contactServices)[number]

export const reviewServices = [
  'Automotive',
  'Residential',
  'Commercial',
  'Safes',
  'Access Control',
  'Surveillance',
  'Emergency',
] as const

export type ReviewService = (typeof reviewServices)[number]

export const testimonialServices = [
  'Residential Locksmith',
  'Commercial Locksmith',
  'Automotive Locksmith',
  'Emergency Services',
  'Safe Services',
  'Access Control',
  'Door Services',
  'Security Cameras',
  'Other',
] as const

export type TestimonialService = (typeof testimonialServices)[number]

/** The services of which one must be offered for a choice of the forms to be; a choice that is not here always is. */
const servicesBehind: Readonly<Record<string, readonly ServiceSlug[]>> = {
  automotive: ['automobile'],
  residential: ['residential'],
  commercial: ['commercial', 'door-services'],
  safes: ['safe'],
  'access-control': ['access-control'],
  surveillance: ['surveillance'],
  emergency: ['emergency'],
}

/** Emergencies are no quotes: a service of them has none. */
export const quoteServiceOf = (slug: ServiceSlug): QuoteService | undefined =>
  quoteServices.find((choice) => servicesBehind[choice]?.includes(slug))

/** Choices of a form that a business does not offer. They are valid still: what is stored may have them. */
export const unofferedChoices = (
  choices: readonly string[],
  { hiddenServices }: { hiddenServices: readonly ServiceSlug[] },
): readonly string[] =>
  choices.filter((choice) =>
    servicesBehind[choice.toLowerCase().replace(' ', '-')]?.every((slug) => hiddenServices.includes(slug)),
  )

/** Of a quote one must be chosen: where no other is left, these are. */
const lastQuoteServices: readonly string[] = ['residential', 'commercial'] satisfies QuoteService[]

export function unofferedQuoteChoices(profile: {
  hiddenServices: readonly ServiceSlug[]
}): readonly string[] {
  const unoffered = unofferedChoices(quoteServices, profile)
  if (unoffered.length < quoteServices.length) return unoffered
  return unoffered.filter((choice) => !lastQuoteServices.includes(choice))
}

export const isEmergency = (service: string): boolean => service === 'emergency'
