import type { MetaDescriptor } from 'react-router'
import { address, pathIn } from '#app/address.ts'
import { href } from '#app/site/href.ts'
import { pageIn } from '#app/site/layout/navigation.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import type { Translations } from '#app/site/translations.ts'
import { fillIn } from '#content/fill-in.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import type { SiteLanguage } from '#server/pages/request-services.ts'
import { speechOf } from '#words/facts.ts'
import { locale } from '#words/locale.ts'
import { blogWords } from '#words/site/blog.ts'
import { layoutWords } from '#words/site/layout.ts'
import { type GraphOfPage, pageGraph } from './structured-data.ts'
import type { Site } from './structured-ids.ts'

/**
 * `description`: 120 to 155 characters. `image`: the name of its image for sharing, as /share/<name>.png serves it. `article`:
 * for posts, when they appeared and last changed (ISO), and where they stand. `hidden`: kept out of search engines (receipts,
 * results of a search).
 */
type PageAbout = {
  title: string
  description: string | undefined
  path: string
  image?: string
  article?: { publishedAt: string; updatedAt: string; section: string; tags: readonly string[] }
  hidden?: true
} & Pick<GraphOfPage, 'kind' | 'trail' | 'subject'>

type Matches = readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[]

type SiteOfPage = { profile: SiteProfile; origin: string; languages: readonly SiteLanguage[] }

export function siteIn(matches: Matches): SiteOfPage {
  const frame = matches.find((match) => match?.id === 'site/document')?.loaderData
  if (!frame) throw new Error('A page without the frame of the public pages')
  // The loader of site/document.tsx returns exactly this.
  return frame as SiteOfPage
}

export const isPage = (
  matches: readonly ({ handle?: unknown } | undefined)[],
  what: 'isBare' | 'isOfOneLanguage',
): boolean =>
  // A route of the site says `satisfies PageHandle`.
  matches.some((match) => (match?.handle as PageHandle | undefined)?.[what])

/** Of a page that shows what was written in one language; undefined for all others. */
export function translationsIn(matches: Matches): Translations | undefined {
  const written = matches.find((match) => isPage([match], 'isOfOneLanguage'))
  // Such a page's loader gives them, unless it found nothing to show.
  return written && ((written.loaderData as { translations?: Translations } | undefined)?.translations ?? {})
}

/** Words as they hold now, for `meta`; components have `useWords`. */
export const wordsIn = <Words extends object>(matches: Matches, words: Words) =>
  wordsFor(words, speechOf(siteIn(matches).profile))

export function pageMeta(matches: Matches, about: PageAbout): MetaDescriptor[] {
  const { profile, origin, languages } = siteIn(matches)
  const { title, description, path, image = 'home', article, hidden } = about
  const ownUrl = `${origin}${path}`
  const imageUrl = `${origin}${address(`/share/${image}.png`)}`
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: ownUrl },
          ...languageLinks(languages, { origin, path, translations: translationsIn(matches) }),
        ]),
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: profile.name },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: ownUrl },
    { property: 'og:image', content: imageUrl },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: fillIn(wordsIn(matches, layoutWords).shareImage, { title }) },
    { property: 'og:locale', content: locale.replace('-', '_') },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.publishedAt },
          { property: 'article:modified_time', content: article.updatedAt },
          { property: 'article:section', content: article.section },
          ...article.tags.map((tag) => ({ property: 'article:tag', content: tag })),
        ]
      : []),
    // React Router writes it so that no text in it can close the script.
    ...(hidden
      ? []
      : [{ 'script:ld+json': pageGraph({ profile, origin, languages }, { ...about, imageUrl }) }]),
  ]
}

const languageLinks = (...of: Parameters<typeof addressesOf>): MetaDescriptor[] =>
  addressesOf(...of).map(({ code, href }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: code,
    href,
  }))

/** Of one page in every language in which it stands, and for everybody else; none where that is one. */
export function addressesOf(
  languages: readonly SiteLanguage[],
  { origin, path, translations }: { origin: string; path: string; translations: Translations | undefined },
): { code: string; href: string }[] {
  const standsIn = languages.filter(({ code }) => !translations || code in translations)
  const [first] = languages
  if (!first || standsIn.length < 2) return []
  const forEach = standsIn.map((language) => ({ code: language.code, language }))
  const forOthers = standsIn.includes(first) ? [{ code: 'x-default', language: first }] : []
  // https://developers.google.com/search/docs/specialty/international/localized-versions
  return [...forEach, ...forOthers].map(({ code, language }) => ({
    code,
    href: `${origin}${pageIn(language, translations?.[language.code] ?? pathIn({ pathname: path }))}`,
  }))
}

export function feedLinks({ profile }: Pick<Site, 'profile'>): MetaDescriptor[] {
  const link = {
    tagName: 'link',
    rel: 'alternate',
    title: wordsFor(blogWords, speechOf(profile)).list.title,
  } as const
  return [
    { ...link, type: 'application/atom+xml', href: href('/blog/feed.xml') },
    { ...link, type: 'application/feed+json', href: href('/blog/feed.json') },
  ]
}
