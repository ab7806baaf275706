import { prefix } from '#app/address.ts'
import { href } from '#app/site/href.ts'
import { readProfile } from '#app/site/profile.ts'
import type { MenuEntry } from '#app/site/site-pages.ts'
import type { Translations } from '#app/site/translations.ts'
import type { PagePlace } from '#content/page-places.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { isOffered, type ServiceSlug, serviceSlugs } from '#content/services.ts'
import { inWordsOf } from '#content/site-addresses.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import type { RequestServices, SiteLanguage } from '#server/pages/request-services.ts'
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

/** Those that the business speaks. */
export const spokenLanguages = (
  { languages }: Pick<RequestServices, 'languages'>,
  profile: SiteProfile,
): SiteLanguage[] => languages.filter(({ spokenWith }) => !spokenWith || profile[spokenWith])

/** Where something was written in another language than the one that is read. */
export async function findSpoken(
  language: string,
  services: RequestServices,
): Promise<SiteLanguage | undefined> {
  const { profile } = await readProfile(services)
  return spokenLanguages(services, profile).find(({ code }) => code === language)
}

export type LanguageEntry = MenuEntry &
  Readonly<{ code: string; invitation: SiteLanguage['invitation']; isThisPage: boolean }>

/**
 * The page at `path` in the other languages, each called as it calls itself. What was written in one of them leads to its
 * `translations`, and where there is none to the home page.
 */
export const otherLanguages = (
  languages: readonly SiteLanguage[],
  path: string,
  translations: Translations | undefined,
): LanguageEntry[] =>
  languages
    .filter((one) => one.prefix !== prefix)
    .map((one) => ({
      code: one.code,
      label: ownName(one.code),
      href: pageIn(one, translations ? (translations[one.code] ?? '/') : path),
      invitation: one.invitation,
      isThisPage: !translations || one.code in translations,
    }))

/** Of a page by its path in the first language. Categories of posts are written in one language: there it is the page of all. */
export const pageIn = ({ prefix, addresses }: SiteLanguage, path: string): string =>
  prefix + inWordsOf(addresses, path.replace(/\?category=.*/, ''))

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
