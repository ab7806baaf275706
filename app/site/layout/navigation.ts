import { href } from 'react-router'
import { layoutWords } from '#content/en/layout.ts'
import { serviceLabels } from '#content/en/service-choices.ts'
import { serviceSlugs } from '#content/services.ts'

export type NavigationEntry = Readonly<{ label: string; href: string }>

const { pages } = layoutWords

/** The eight service pages, in the order of the menu. */
export const servicePages: readonly NavigationEntry[] = serviceSlugs.map((slug) => ({
  label: serviceLabels[slug],
  href: href('/services/:slug', { slug }),
}))

export const homePage: NavigationEntry = { label: pages.home, href: href('/') }

export const servicesPage: NavigationEntry = { label: pages.services, href: href('/services') }

export const blogPage: NavigationEntry = { label: pages.blog, href: href('/blog') }

export const searchPage: NavigationEntry = { label: pages.search, href: href('/search') }

/** What follows Our Services in the bar and in the menu. */
export const otherPages: readonly NavigationEntry[] = [
  { label: pages.brands, href: href('/brands') },
  { label: pages.faq, href: href('/faq') },
  blogPage,
  { label: pages.about, href: href('/about') },
  { label: pages.contact, href: href('/contact') },
]
