import { servicesContext } from '#app/context.ts'
import { textResponse } from '#app/file-response.ts'
import type { Route } from './+types/robots.ts'

/** What crawlers may look at: everything but the panel and other people's receipts. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(servicesContext)
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /receipt',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return textResponse(request, 'text/plain; charset=utf-8', `${lines.join('\n')}\n`)
}
