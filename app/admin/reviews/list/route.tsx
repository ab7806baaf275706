import { administratorContext } from '#app/admin/access.ts'
import { answerForm, sendForm } from '#app/admin/list/answer-form.ts'
import { answerOf, askServer } from '#app/admin/list/answer-list.ts'
import { reviewList } from '#app/admin/reviews/review-list.ts'
import type { Route } from './+types/route.ts'
import { loadReviews } from './load-reviews.ts'
import { reviewChanges, reviewFailures } from './review-actions.ts'
import { ReviewsScreen } from './reviews-screen.tsx'

export const handle = { hydrates: true }

const { address } = reviewList

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  return answerOf(address, url, await loadReviews(address.read(url.searchParams), run))
}

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  askServer(address, url, serverLoader)

export const action = (args: Route.ActionArgs) =>
  answerForm({ address, changes: reviewChanges, failures: reviewFailures }, args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(reviewFailures, request, serverAction)

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewsScreen answer={loaderData} actionResult={actionData} />
}
