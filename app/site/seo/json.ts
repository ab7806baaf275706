import { servicesContext } from '#app/context.ts'
import { answerText } from './answer-file.ts'
import type { Route } from './+types/json.ts'
import { readFeed } from './posts-feed.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const feed = await readFeed(context.get(servicesContext), 'json')
  return answerText(request, 'application/feed+json; charset=utf-8', feed.json1())
}
