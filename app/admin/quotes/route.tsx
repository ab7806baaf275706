import { administratorContext } from '#app/admin/access.ts'
import { answerForm, sendForm } from '#app/admin/list/answer-form.ts'
import { answerOf, askServer } from '#app/admin/list/answer-list.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'
import { loadQuotes } from './load-quotes.ts'
import { quoteActions } from './quote-actions.ts'
import { quoteAddress } from './quote-list.ts'
import { QuotesScreen } from './quotes-screen.tsx'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  const query = quoteAddress.read(url.searchParams)
  return answerOf(quoteAddress, url, await loadQuotes(query, run, context.get(servicesContext).origin))
}

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  askServer(quoteAddress, url, serverLoader)

export const action = (args: Route.ActionArgs) => answerForm({ address: quoteAddress, ...quoteActions }, args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(quoteActions.failures, request, serverAction)

export default function Quotes({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotesScreen answer={loaderData} actionResult={actionData} />
}
