import { routes } from 'virtual:react-router/server-build'
import type { ReactElement } from 'react'
import type { Translations, translationsOf } from '#app/site/translations.ts'
import type { Speech } from '#content/texts.ts'

/**
 * What sitemap, menus and share images need to know of a page. Its route says it, and nothing else lists the pages:
 * `export const handle = { ... } satisfies PageHandle`.
 * `sitemap`: its addresses that may be found; a page without any (a search, a receipt) is not in the sitemap. `menu`: its line
 * in the menus after Home and Our Services, in the order of `position`. `isBare`: without header, menu and footer.
 * `isOfOneLanguage`: what it shows was written in one; its loader gives the `translations` (translations.ts) that there are.
 * `shareImages`: by name: /share/<name>.png.
 */
export type PageHandle = Readonly<{
  sitemap?: (dates: SiteDates, speech: Speech) => readonly SitemapEntry[]
  menu?: (speech: Speech, shown: MenuFacts) => (MenuEntry & Readonly<{ position: number }>) | undefined
  isBare?: boolean
  isOfOneLanguage?: boolean
  shareImages?: Readonly<Record<string, (speech: Speech) => ShareImage | undefined>>
}>

type MenuFacts = Readonly<{ hasPosts: boolean }>

export type MenuEntry = Readonly<{ label: string; href: string }>

/** `lastmod` only where it is known: a date that is made up makes crawlers distrust them all. */
export type SitemapEntry = Readonly<{
  path: string
  lastmod?: string | undefined
  translations?: Translations
}>

/** What the owner wrote. */
export type WrittenPage = Readonly<{ slug: string; updatedAt: string }> & Parameters<typeof translationsOf>[0]

type SiteDates = Readonly<{
  posts: readonly WrittenPage[]
  pages: readonly WrittenPage[]
  newestPost: string | undefined
  newestReview: string | undefined
  hasPrices: boolean
}>

export type ShareImage = Readonly<{
  title: string
  drawing: ReactElement
  /** Of a post: the category by which its drawing was chosen, as an owner may change it. */
  cover?: string
}>

/** Handles of all pages in the order of routes.ts, each once. Only for loaders: the browser does not know the routes. */
function pageHandles(): PageHandle[] {
  // A route of the site says `satisfies PageHandle`; the handles of the panel have none of its fields.
  const handles = Object.values(routes).map((route) => route?.module.handle as PageHandle | undefined)
  return [...new Set(handles)].filter((handle) => handle !== undefined)
}

export const sitemapEntries = (dates: SiteDates, speech: Speech): SitemapEntry[] =>
  pageHandles().flatMap(({ sitemap }) => sitemap?.(dates, speech) ?? [])

export const menuEntries = (speech: Speech, shown: MenuFacts): MenuEntry[] =>
  pageHandles()
    .flatMap(({ menu }) => menu?.(speech, shown) ?? [])
    .sort((one, other) => one.position - other.position)

export function findShareImage(name: string, speech: Speech): ShareImage | undefined {
  const page = pageHandles().find(({ shareImages }) => shareImages && Object.hasOwn(shareImages, name))
  return page?.shareImages?.[name]?.(speech)
}
