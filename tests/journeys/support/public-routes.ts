import routes from '#app/routes.ts'
import { firstPosts } from '#content/en/site/first-posts.ts'
import { addresses } from '#content/es/site/addresses.ts'
import { firstPosts as spanishPosts } from '#content/es/site/first-posts.ts'
import { serviceSlugs } from '#content/services.ts'
import { inWordsOf } from '#content/site-addresses.ts'

const examples: Readonly<Record<string, readonly string[]>> = {
  'services/:slug': serviceSlugs.map((slug) => `services/${slug}`),
  'blog/:slug': firstPosts.map(({ slug }) => `blog/${slug}`),
  search: ['search', 'search?q=deadbolt', 'search?q=zzzz'],
  'receipt/:token': ['receipt/none.none'],
  ':slug': ['our-guarantee'],
  '*': ['no-such-page'],
}

export const alike: ReadonlySet<string> = new Set(
  ['services/:slug', 'blog/:slug'].flatMap((path) => examples[path]?.slice(1).map((one) => `/${one}`) ?? []),
)

const site = routes.find(({ file }) => file === 'site/document.tsx')

export const publicRoutes: readonly string[] = (site?.children ?? [])
  .flatMap(({ path = '' }) => examples[path] ?? [path])
  .map((path) => `/${path}`)

/** The same in Spanish, but for the page that a journey publishes in English. */
export const spanishRoutes: readonly string[] = [
  ...publicRoutes.filter((path) => !/^\/(?:blog\/|our-guarantee|receipt\/)/.test(path)),
  ...spanishPosts.map(({ slug }) => `/blog/${slug}`),
].map((path) => `/es${inWordsOf(addresses, path)}`.replace(/\/$/, ''))
