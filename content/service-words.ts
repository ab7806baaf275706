import type { ServiceCard, ServiceSlug } from './services.ts'
import type { Written } from './texts.ts'

/**
 * The words of one service page (specification section 2, Service pages). `summary`: one or two lines in a list of
 * services. `description`: for search results: 120 to 155 characters.
 */
export type ServiceWords<Slug extends ServiceSlug> = Readonly<{
  summary: Written
  title: Written
  description: Written
  hero: { heading: string; lead: Written; drawing: Written }
  intro: { heading: string; paragraphs: readonly [Written, Written] }
  cardsHeading: string
  cards: Readonly<Record<ServiceCard<Slug>, ServiceCardWords>>
  action: {
    heading: string
    text: Written
    contact: string
  }
}>

/** A card: what we do, in a title, a description and four points. `drawing` says what its picture shows. */
type ServiceCardWords = Readonly<{
  title: string
  description: Written
  features: readonly [Written, Written, Written, Written]
  drawing: string
}>
