import { href } from '#app/site/href.ts'
import type { MenuEntry } from '#app/site/site-pages.ts'
import { isOffered, type ServiceSlug, serviceSlugs } from '#content/services.ts'
import { type BusinessFacts, wordsFor } from '#content/texts.ts'
import { layoutWords } from '#words/site/layout.ts'
import { serviceLabels } from '#words/site/service-choices.ts'

export function servicePages(facts: BusinessFacts): (MenuEntry & { slug: ServiceSlug })[] {
  const labels = wordsFor(serviceLabels, facts)
  return serviceSlugs
    .filter((slug) => isOffered(slug, facts))
    .map((slug) => ({ slug, label: labels[slug], href: href('/services/:slug', { slug }) }))
}

export function namedPages(facts: BusinessFacts) {
  const { pages } = wordsFor(layoutWords, facts)
  return {
    home: { label: pages.home, href: href('/') },
    services: { label: pages.services, href: href('/services') },
    blog: { label: pages.blog, href: href('/blog') },
    reviews: { label: pages.reviews, href: href('/reviews') },
    sos: { label: pages.sos, href: href('/sos') },
    search: { label: pages.search, href: href('/search') },
  } satisfies Record<string, MenuEntry>
}
