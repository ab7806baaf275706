import { data, redirect } from 'react-router'
import { administratorContext } from '../administrator-context.ts'
import { answerInTime } from '../answer-in-time.ts'
import type { Route } from './+types/route.ts'
import { listPath, readListQuery } from './list-query.ts'
import { loadQuotes } from './load-quotes.ts'
import { carryOut, failureOf, intentOf } from './quote-actions.ts'
import { QuotesScreen } from './quotes-screen.tsx'
import type { QuotesAnswer } from './use-shown-quotes.ts'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs): Promise<QuotesAnswer> {
  const { run } = context.get(administratorContext)
  const query = readListQuery(url.searchParams)
  const loaded = await loadQuotes(query, run)
  return answerOf(url, loaded.ok ? loaded.data : undefined)
}

/** Without a connection the screen keeps its list and says so, instead of giving way to an error page. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs): Promise<QuotesAnswer> {
  try {
    return await answerInTime(serverLoader())
  } catch (error) {
    if (error instanceof Response) throw error
    return answerOf(url, undefined)
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = intentOf(form)
  if (!intent) throw data(null, { status: 400 })
  const result = await carryOut(intent, form, context.get(administratorContext).run)
  if (!result.ok) return data(result, { status: 422 })
  // Without script: the list again under its own address, so that a reload does not send the form again.
  if (form.has('plain')) throw redirect(`${url.pathname}${listPath(readListQuery(url.searchParams))}`, 303)
  return data(result)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await answerInTime(serverAction())
  } catch (error) {
    const intent = intentOf(form)
    if (error instanceof Response || !intent) throw error
    return failureOf(intent)
  }
}

function answerOf(url: URL, quotes: QuotesAnswer['quotes']): QuotesAnswer {
  const { status, search, after } = readListQuery(url.searchParams)
  return { list: listPath({ status, search, after }), at: new Date().toISOString(), quotes }
}

export default function Quotes({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotesScreen answer={loaderData} actionResult={actionData} />
}
