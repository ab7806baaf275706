import { serviceSlugs } from './services.ts'

/** Where on a page a call button stands: the `data-place` around it, else `page`. */
export const tapPlaces = [
  'header',
  'menu',
  'hero',
  'bar',
  'action',
  'card',
  'form',
  'footer',
  'page',
] as const

export type TapPlace = (typeof tapPlaces)[number]

const pages = [
  '/',
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...[
    '/about',
    '/brands',
    '/faq',
    '/prices',
    '/contact',
    '/quote',
    '/blog',
    '/reviews',
    '/reviews/new',
    '/privacy',
    '/accessibility',
    '/search',
    '/sos',
  ],
]

/** Pages of the owner's own, and any other address of one part. */
export const anyPage = '/:slug'

/** Pages of which there may be any number, counted together. */
const groups: readonly [page: string, of: RegExp][] = [
  ['/blog/:slug', /^\/blog\/[a-z0-9-]{1,200}$/],
  ['/receipt/:token', /^\/receipt\/[^/]{1,400}$/],
  [anyPage, /^\/(?!admin$)[a-z0-9-]{1,100}$/],
]

/** Everything that a tap can be counted under: a list that strangers cannot make longer. */
export const countedPages: readonly string[] = [...pages, ...groups.map(([page]) => page)]

export const countedPageOf = (path: string): string | undefined =>
  pages.find((page) => page === path) ?? groups.find(([, of]) => of.test(path))?.[0]
