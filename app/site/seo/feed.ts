import { servicesContext } from '#app/context.ts'
import { textResponse } from '#app/file-response.ts'
import { locale } from '#words/locale.ts'
import type { Route } from './+types/feed.ts'
import { readFeed } from './posts-feed.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  if (url.pathname.endsWith('.json'))
    return textResponse(
      request,
      'application/feed+json; charset=utf-8',
      inLanguage((await readFeed(services, 'json')).json1()),
    )
  return textResponse(
    request,
    'application/atom+xml; charset=utf-8',
    (await readFeed(services, 'atom')).atom1().replace('<feed ', `<feed xml:lang="${locale}" `),
  )
}

/** The library writes version 1, which has no language yet. */
function inLanguage(feed: string): string {
  const written: object = JSON.parse(feed)
  return JSON.stringify(
    { ...written, version: 'https://jsonfeed.org/version/1.1', language: locale },
    null,
    4,
  )
}
