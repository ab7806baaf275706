import { href } from '#app/site/href.ts'
import type { MenuEntry } from '#app/site/site-pages.ts'
import { serviceSlugs } from '#content/services.ts'
import { layoutWords } from '#words/layout.ts'
import { serviceLabels } from '#words/service-choices.ts'

const { pages } = layoutWords

/** The eight service pages, in the order of the menu. */
export const servicePages: readonly MenuEntry[] = serviceSlugs.map((slug) => ({
  label: serviceLabels[slug],
  href: href('/services/:slug', { slug }),
}))

/** The first entry of the menus. */
export const homePage: MenuEntry = { label: pages.home, href: href('/') }

/** The overview of all services. */
export const servicesPage: MenuEntry = { label: pages.services, href: href('/services') }

/** The blog. */
export const blogPage: MenuEntry = { label: pages.blog, href: href('/blog') }

/** All reviews. */
export const reviewsPage: MenuEntry = { label: pages.reviews, href: href('/reviews') }

/** For who is locked out now. */
export const sosPage: MenuEntry = { label: pages.sos, href: href('/sos') }

/** The search over the site. */
export const searchPage: MenuEntry = { label: pages.search, href: href('/search') }
