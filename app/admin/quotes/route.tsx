import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import type { QuoteCounts } from '#app/admin/layout/panel-counts.ts'
import type { Lead } from '#app/admin/leads/lead.ts'
import { leadActions, leadFilters } from '#app/admin/leads/lead-list.ts'
import { LeadScreen, type LongestWait, WaitingLongest } from '#app/admin/leads/lead-screen.tsx'
import {
  type ListData,
  type LoadedList,
  listClientLoader,
  listResult,
  loadedList,
  pageOf,
} from '#app/admin/list/list-loader.ts'
import { type ActionResult, answerForm, rowClientAction, textIn } from '#app/admin/list/row-action.ts'
import { fullName } from '#app/admin/person.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { durationText } from '#app/ui/dates.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { quotesWords } from '#words/admin.ts'
import { askingWords } from '#words/admin-leads.ts'
import { serviceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import { AttachmentLinks } from './attachments.tsx'
import { DeleteQuote, GetQuote, ListQuotes, type QuoteOnCard, UpdateQuote } from './documents.ts'
import { quoteAddress, quoteList } from './quote-list.ts'
import { ReviewRequest } from './review-request.tsx'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  const query = quoteAddress.read(url.searchParams)
  return listResult(quoteAddress, url, await loadQuotes(query, run, context.get(servicesContext).origin))
}

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  listClientLoader(quoteAddress, url, serverLoader)

export const action = (args: Route.ActionArgs) => answerForm({ address: quoteAddress, ...quoteActions }, args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  rowClientAction(quoteActions.failures, request, serverAction)

export default function Quotes({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotesScreen answer={loaderData} actionResult={actionData} />
}

type QuotesScreenProps = { answer: ListData<LoadedQuotes>; actionResult: ActionResult | undefined }

export function QuotesScreen({ answer, actionResult }: QuotesScreenProps) {
  const counts = useAdminOutlet().counts?.quoteCounts
  const { waitingLongest, origin = '' } = useSticky(answer.loaded) ?? {}
  return (
    <LeadScreen
      list={quoteList}
      answer={answer}
      actionResult={actionResult}
      counts={counts}
      exportPath={href('/admin/quotes/export.csv')}
      heading={<QuotesHeading counts={counts} waitingLongest={waitingLongest} />}
      leadOf={leadOf}
      extra={(quote) => (
        <>
          <AttachmentLinks name={fullName(quote)} files={quote.files ?? []} />
          <ReviewRequest quote={quote} origin={origin} />
        </>
      )}
    />
  )
}

const leadOf = (quote: QuoteOnCard): Lead => ({
  ...quote,
  name: fullName(quote),
  service: serviceLabel(quote.service),
})

type QuotesHeadingProps = { counts: QuoteCounts | undefined; waitingLongest: LongestWait | undefined }

/** How fast people are contacted, and who has waited too long. */
export function QuotesHeading({ counts, waitingLongest }: QuotesHeadingProps) {
  return (
    <>
      {counts && <Figures counts={counts} />}
      {waitingLongest && <WaitingLongest wait={waitingLongest} />}
    </>
  )
}

/** Only when there are figures: nobody contacted this week says nothing about speed. */
function Figures({ counts }: { counts: QuoteCounts }) {
  const { medianFirstContactSeconds: median, shareWithin30Minutes: share } = counts
  if (median === null) return null
  return (
    <p className="mt-2 text-ink-2 text-note">
      {quotesWords.median} <b className="font-semibold text-ink">{durationText(median * 1000)}</b>.
      {share !== null && ` ${quotesWords.share(Math.round(share * 100))}`}
    </p>
  )
}

type QuoteQuery = ReturnType<typeof quoteAddress.read>

export type LoadedQuotes = LoadedList<QuoteOnCard> & {
  waitingLongest: LongestWait | undefined
  /** Scheme and host of the links that customers get. */
  origin: string
}

/** Everything the quotes screen shows of the store. */
export async function loadQuotes(query: QuoteQuery, run: Run, origin: string): Promise<Answer<LoadedQuotes>> {
  const listed = await run(ListQuotes, { filter: leadFilters[query.filter], ...pageOf(query) })
  if (!listed.ok) return listed
  const list = await loadedList(listed.data.listQuotes, query, async (id) => {
    const found = await run(GetQuote, { id })
    return found.ok ? { ok: true, data: found.data.getQuote } : found
  })
  if (!list.ok) return list
  const [longest] = listed.data.waitingLongest?.items ?? []
  const waitingLongest = longest && {
    id: longest.id,
    name: fullName(longest),
    submittedAt: longest.submittedAt,
  }
  return { ok: true, data: { ...list.data, waitingLongest: waitingLongest ?? undefined, origin } }
}

const base = leadActions({
  update: (run, change) => run(UpdateQuote, change),
  remove: (run, id) => run(DeleteQuote, { id }),
  words: quotesWords,
})

/** What the forms on a quote's card do: those of every lead, and asking for a review. */
export const quoteActions = {
  failures: { ...base.failures, ask: askingWords.failed },
  changes: {
    ...base.changes,
    // The data service stamps the time and sends the mail.
    ask: (form: FormData, run: Run) => {
      const reviewAskedBy = form.get('by') === 'mail' ? 'mail' : 'link'
      return run(UpdateQuote, { input: { id: textIn(form, 'id'), reviewAskedBy } })
    },
  },
}
