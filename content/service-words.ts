import type { BusinessProfile } from './business-profile.ts'
import type { ServiceCard, ServiceSlug } from './services.ts'

/** The words of one service page (specification section 2, Service pages). */
export type ServiceWords<Slug extends ServiceSlug> = Readonly<{
  /** One or two lines in a list of services. */
  summary: string
  title: (profile: BusinessProfile) => string
  /** For search results: 120 to 155 characters. */
  description: (profile: BusinessProfile) => string
  hero: { heading: string; lead: (profile: BusinessProfile) => string; drawing: string }
  intro: { heading: string; paragraphs: readonly [string, string] }
  cardsHeading: string
  cards: Readonly<Record<ServiceCard<Slug>, ServiceCardWords>>
  action: {
    heading: string
    text: (profile: BusinessProfile) => string
    /** The link to /contact. */
    contact: 'Request a Consultation' | 'Get a Quote' | 'Request an Assessment'
  }
}>

/** A card: what we do, in a title, a description and four points. `drawing` says what its picture shows. */
export type ServiceCardWords = Readonly<{
  title: string
  description: string
  features: readonly [string, string, string, string]
  drawing: string
}>
