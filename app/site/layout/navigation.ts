import { href } from 'react-router'
import type { MenuEntry } from '#app/site/site-pages.ts'
import { layoutWords } from '#content/en/layout.ts'
import { serviceLabels } from '#content/en/service-choices.ts'
import { serviceSlugs } from '#content/services.ts'

const { pages } = layoutWords

/** The eight service pages, in the order of the menu. */
export const servicePages: readonly MenuEntry[] = serviceSlugs.map((slug) => ({
  label: serviceLabels[slug],
  href: href('/services/:slug', { slug }),
}))

export const homePage: MenuEntry = { label: pages.home, href: href('/') }

export const servicesPage: MenuEntry = { label: pages.services, href: href('/services') }

export const blogPage: MenuEntry = { label: pages.blog, href: href('/blog') }

export const searchPage: MenuEntry = { label: pages.search, href: href('/search') }
