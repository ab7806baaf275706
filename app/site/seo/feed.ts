import { servicesContext } from '#app/context.ts'
import { textResponse } from '#app/file-response.ts'
import type { Route } from './+types/feed.ts'
import { readFeed } from './posts-feed.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  if (url.pathname.endsWith('.json'))
    return textResponse(
      request,
      'application/feed+json; charset=utf-8',
      (await readFeed(services, 'json')).json1(),
    )
  return textResponse(
    request,
    'application/atom+xml; charset=utf-8',
    (await readFeed(services, 'atom')).atom1(),
  )
}
