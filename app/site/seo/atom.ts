import { servicesContext } from '#app/context.ts'
import { answerText } from './answer-file.ts'
import type { Route } from './+types/atom.ts'
import { readFeed } from './posts-feed.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const feed = await readFeed(context.get(servicesContext), 'atom')
  return answerText(request, 'application/atom+xml; charset=utf-8', feed.atom1())
}
