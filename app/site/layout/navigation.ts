import { prefix } from '#app/address.ts'
import { href } from '#app/site/href.ts'
import type { MenuEntry } from '#app/site/site-pages.ts'
import type { PagePlace } from '#content/page-places.ts'
import { isOffered, type ServiceSlug, serviceSlugs } from '#content/services.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { layoutWords } from '#words/site/layout.ts'
import { pricesWords } from '#words/site/prices.ts'
import { serviceLabels } from '#words/site/service-choices.ts'

export function servicePages(speech: Speech): (MenuEntry & { slug: ServiceSlug })[] {
  const labels = wordsFor(serviceLabels, speech)
  return serviceSlugs
    .filter((slug) => isOffered(slug, speech.facts))
    .map((slug) => ({ slug, label: labels[slug], href: href('/services/:slug', { slug }) }))
}

export function namedPages(speech: Speech) {
  const { pages } = wordsFor(layoutWords, speech)
  return {
    home: { label: pages.home, href: href('/') },
    services: { label: pages.services, href: href('/services') },
    blog: { label: pages.blog, href: href('/blog') },
    reviews: { label: pages.reviews, href: href('/reviews') },
    sos: { label: pages.sos, href: href('/sos') },
    search: { label: pages.search, href: href('/search') },
    prices: { label: wordsFor(pricesWords, speech).menu, href: href('/prices') },
  } satisfies Record<string, MenuEntry>
}

type SiteLinks = Awaited<ReturnType<RequestServices['siteLinks']>>

export function ownPagesIn(language: string, { pages }: SiteLinks): Record<'menu' | 'footer', MenuEntry[]> {
  const linkedFrom = (wanted: PagePlace) =>
    pages
      .filter((page) => page.place === wanted && page.language === language)
      .map(({ label, slug }) => ({ label, href: href('/:slug', { slug }) }))
  return { menu: linkedFrom('menu'), footer: linkedFrom('footer') }
}

export type SiteLanguage = RequestServices['languages'][number]

export type LanguageEntry = MenuEntry & Readonly<{ code: string }>

/** The page at `path` in the other languages, each called as it calls itself. */
export const otherLanguages = (languages: readonly SiteLanguage[], path: string): LanguageEntry[] =>
  languages
    .filter((one) => one.prefix !== prefix)
    .map((one) => ({ code: one.code, label: ownName(one.code), href: `${one.prefix}${path}` }))

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
