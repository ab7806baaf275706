import { type ComponentType, createElement, type ReactElement } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { CountyMap } from '#app/drawings/county-map.tsx'
import { coverFor } from '#app/drawings/covers/covers.ts'
import { heroDrawings } from '#app/drawings/heroes/heroes.ts'
import { PinTumbler } from '#app/drawings/pin-tumbler.tsx'
import { serviceCardDrawings } from '#app/drawings/service-cards.ts'
import { serviceCategoryDrawings } from '#app/drawings/service-categories.ts'
import type { BusinessProfile } from '#content/business-profile.ts'
import { aboutWords } from '#content/en/about.ts'
import { blogWords } from '#content/en/blog.ts'
import { brandsWords } from '#content/en/brands.ts'
import { contactWords } from '#content/en/contact.ts'
import { faqWords } from '#content/en/faq.ts'
import { homeWords } from '#content/en/home.ts'
import { mapWords } from '#content/en/map.ts'
import { reviewsWords } from '#content/en/reviews.ts'
import { servicesOverviewWords } from '#content/en/services-overview.ts'
import { structuredDataWords } from '#content/en/structured-data.ts'
import { serviceSlugs } from '#content/services.ts'

/** What the picture of a page shows: its title and drawings, one large or several in a grid. */
export type SharedPage = Readonly<{
  title: string
  drawings: readonly ReactElement[]
  /** The part of a drawing's plane to show, where not all of it. */
  viewBox?: string
}>

type Describe = (profile: BusinessProfile) => SharedPage

const still = (Drawing: ComponentType<PictureProps>) => createElement(Drawing, { alternative: '' })

const { hero } = homeWords

const pages: Readonly<Record<string, Describe>> = {
  home: ({ emergencyArrival }) => ({
    // Both ends of the window stay on one line.
    title: `${hero.question} ${hero.promise} ${hero.arrival(emergencyArrival).replace('–', '\u2060–\u2060')}`,
    drawings: [createElement(PinTumbler, { words: hero.drawing })],
    viewBox: '0 10 606 382',
  }),
  services: () => ({
    title: servicesOverviewWords.overview.heading,
    drawings: serviceSlugs.map((slug) => still(serviceCategoryDrawings[slug])),
  }),
  about: () => ({
    title: aboutWords.hero.heading,
    drawings: [still(serviceCardDrawings.residential.rekeying)],
  }),
  brands: () => ({
    title: brandsWords.intro.heading,
    drawings: [still(serviceCardDrawings.commercial['interchangeable-cores'])],
  }),
  faq: () => ({
    title: faqWords.hero.heading,
    drawings: [still(serviceCardDrawings.residential['lock-repair'])],
  }),
  contact: ({ radiusMiles }) => ({
    title: contactWords.hero.heading,
    drawings: [createElement(CountyMap, { miles: radiusMiles, words: mapWords.drawing(radiusMiles) })],
  }),
  blog: () => ({
    title: blogWords.list.heading,
    drawings: [still(coverFor({ slug: '', category: '' }))],
  }),
  reviews: ({ name }) => ({
    title: `${reviewsWords.heading}: ${name}`,
    drawings: [still(serviceCardDrawings.residential.deadbolts)],
  }),
  ...Object.fromEntries(
    serviceSlugs.map((slug) => [
      `service-${slug}`,
      () => ({
        title: structuredDataWords.serviceTypes[slug],
        drawings: [still(heroDrawings[slug])],
      }),
    ]),
  ),
}

/** The picture of one of the site's own pages by its name; undefined when there is no such page. */
export function sharedPage(name: string, profile: BusinessProfile): SharedPage | undefined {
  return Object.hasOwn(pages, name) ? pages[name]?.(profile) : undefined
}

/** Names of all of them. */
export const sharedPageNames = Object.keys(pages)

/** The picture of a post. */
export function sharedPost(post: { slug: string; title: string; category: string }): SharedPage {
  return { title: post.title, drawings: [still(coverFor(post))] }
}
