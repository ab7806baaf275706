import { firstPosts } from '#content/en/first-posts.ts'
import { serviceSlugs } from '#content/services.ts'

/** Every public page as a visitor can meet it, the helpful ways to find nothing included. */
export const publicRoutes: readonly string[] = [
  '/',
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  '/about',
  '/brands',
  '/faq',
  '/contact',
  '/quote',
  '/blog',
  ...firstPosts.map(({ slug }) => `/blog/${slug}`),
  '/reviews',
  '/reviews/new',
  '/privacy',
  '/search',
  '/search?q=deadbolt',
  '/search?q=zzzz',
  '/receipt/none.none',
  '/no-such-page',
]
