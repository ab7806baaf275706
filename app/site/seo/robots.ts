import { servicesContext } from '#app/context.ts'
import { textResponse } from '#app/file-response.ts'
import { spokenLanguages } from '#app/site/layout/navigation.ts'
import { readProfile } from '#app/site/profile.ts'
import type { Route } from './+types/robots.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { origin, languages, isOpenToSearch } = services
  const { profile } = await readProfile(services)
  const lines = [
    'User-agent: *',
    ...languages.flatMap(({ prefix }) => [`Disallow: ${prefix}/admin`, `Disallow: ${prefix}/receipt`]),
    '',
    ...((await isOpenToSearch())
      ? spokenLanguages(services, profile).map(({ prefix }) => `Sitemap: ${origin}${prefix}/sitemap.xml`)
      : ['# noindex: this site is being set up']),
  ]
  return textResponse(request, 'text/plain; charset=utf-8', `${lines.join('\n')}\n`)
}
