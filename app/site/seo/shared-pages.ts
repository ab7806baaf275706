import { type ComponentType, createElement, type ReactElement } from 'react'
import { coverFor } from '#app/drawings/covers.tsx'
import { AboutPageDrawing } from '#app/drawings/pages/about.tsx'
import { BlogPageDrawing } from '#app/drawings/pages/blog.tsx'
import { BrandsPageDrawing } from '#app/drawings/pages/brands.tsx'
import { ContactPageDrawing } from '#app/drawings/pages/contact.tsx'
import { FaqPageDrawing } from '#app/drawings/pages/faq.tsx'
import { ReviewsPageDrawing } from '#app/drawings/pages/reviews.tsx'
import { ServicesPageDrawing } from '#app/drawings/pages/services.tsx'
import { PinTumbler } from '#app/drawings/pin-tumbler.tsx'
import type { PictureProps } from '#app/drawings/primitives.tsx'
import { heroDrawings } from '#app/drawings/services.ts'
import type { BusinessProfile } from '#content/business-profile.ts'
import { aboutWords } from '#content/en/about.ts'
import { blogWords } from '#content/en/blog.ts'
import { brandsWords } from '#content/en/brands.ts'
import { contactWords } from '#content/en/contact.ts'
import { faqWords } from '#content/en/faq.ts'
import { homeWords } from '#content/en/home.ts'
import { reviewsWords } from '#content/en/reviews.ts'
import { servicesOverviewWords } from '#content/en/services-overview.ts'
import { structuredDataWords } from '#content/en/structured-data.ts'
import { serviceSlugs } from '#content/services.ts'

/** What the picture of a page shows. */
export type SharedPage = Readonly<{
  title: string
  drawing: ReactElement
  /** Of a post: the category by which its drawing was chosen, as an owner may change it. */
  cover?: string
}>

type Describe = (profile: BusinessProfile) => SharedPage

const still = (Drawing: ComponentType<PictureProps>) => createElement(Drawing, { alternative: '' })

const { hero } = homeWords

const pages: Readonly<Record<string, Describe>> = {
  home: ({ emergencyArrival }) => ({
    // Both ends of the window stay on one line.
    title: `${hero.question} ${hero.promise} ${hero.arrival(emergencyArrival).replace('–', '\u2060–\u2060')}`,
    drawing: createElement(PinTumbler, { words: hero.drawing }),
  }),
  services: () => ({
    title: servicesOverviewWords.overview.heading,
    drawing: still(ServicesPageDrawing),
  }),
  about: () => ({ title: aboutWords.hero.heading, drawing: still(AboutPageDrawing) }),
  brands: () => ({ title: brandsWords.intro.heading, drawing: still(BrandsPageDrawing) }),
  faq: () => ({ title: faqWords.hero.heading, drawing: still(FaqPageDrawing) }),
  contact: () => ({ title: contactWords.hero.heading, drawing: still(ContactPageDrawing) }),
  blog: () => ({ title: blogWords.list.heading, drawing: still(BlogPageDrawing) }),
  reviews: () => ({ title: reviewsWords.heading, drawing: still(ReviewsPageDrawing) }),
  ...Object.fromEntries(
    serviceSlugs.map((slug) => [
      `service-${slug}`,
      () => ({
        title: structuredDataWords.serviceTypes[slug],
        drawing: still(heroDrawings[slug]),
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
  return { title: post.title, drawing: still(coverFor(post)), cover: post.category }
}
