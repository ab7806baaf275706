import { servicesContext } from '#app/context.ts'
import { textResponse } from '#app/file-response.ts'
import type { Route } from './+types/robots.ts'

/**
 * What crawlers may look at: everything but the panel and other people's receipts. While the site is not for search engines
 * they still may: each page says `noindex`, which a crawler only learns by reading the page.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, languages, isOpenToSearch } = context.get(servicesContext)
  const lines = [
    'User-agent: *',
    ...languages.flatMap(({ prefix }) => [`Disallow: ${prefix}/admin`, `Disallow: ${prefix}/receipt`]),
    '',
    ...((await isOpenToSearch())
      ? languages.map(({ prefix }) => `Sitemap: ${origin}${prefix}/sitemap.xml`)
      : ['# noindex: this site is being set up']),
  ]
  return textResponse(request, 'text/plain; charset=utf-8', `${lines.join('\n')}\n`)
}
