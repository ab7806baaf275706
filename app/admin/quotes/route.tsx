import { use } from 'react'
import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { MinutesToCall, useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import type { QuoteCounts } from '#app/admin/layout/panel-counts.ts'
import { AttachmentLinks } from '#app/admin/leads/attachments.tsx'
import { leadHandlers } from '#app/admin/leads/lead-data.ts'
import { leadMessages } from '#app/admin/leads/lead-list.ts'
import { LeadScreen } from '#app/admin/leads/lead-screen.tsx'
import { listClientLoader, listResult, loadList } from '#app/admin/list/list-loader.ts'
import { type RowHandler, rowAction, rowClientAction, textIn } from '#app/admin/list/row-action.tsx'
import { fullName } from '#app/admin/person.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { durationText } from '#app/ui/dates.ts'
import { askingWords } from '#words/admin-asking.ts'
import { quotesWords as words } from '#words/admin-quotes.ts'
import { serviceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import { DeleteQuote, GetQuote, ListQuotes, quoteList, UpdateQuote } from './quote-data.ts'
import { ReviewRequest } from './review-request.tsx'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const loaded = await loadList(run, url, quoteList, { page: ListQuotes, row: GetQuote })
  // Scheme and host of the links that customers get.
  const { origin } = context.get(servicesContext)
  return listResult(quoteList, url, loaded && { ...loaded, origin })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, quoteList)

export const action = (args: Route.ActionArgs) => rowAction(args, { handlers, messages })

export const clientAction = (args: Route.ClientActionArgs) => rowClientAction(args, messages)

/** The data service stamps the time and sends the mail. */
const ask: RowHandler = (form, run) => {
  const reviewAskedBy = form.get('by') === 'mail' ? 'mail' : 'link'
  return run(UpdateQuote, { input: { id: textIn(form, 'id'), reviewAskedBy } })
}

const handlers = { ...leadHandlers({ model: 'Quote', update: UpdateQuote, remove: DeleteQuote }), ask }

const messages = { ...leadMessages(words), ask: askingWords.failed }

/** The quotes: contacted, answered and asked for a review from here. */
export default function Quotes({ loaderData }: Route.ComponentProps) {
  const counts = useAdminOutlet().counts?.quoteCounts
  const { origin = '' } = useSticky(loaderData.loaded) ?? {}
  return (
    <LeadScreen
      list={quoteList}
      loaderData={loaderData}
      counts={counts}
      exportPath={href('/admin/quotes/export.csv')}
      heading={counts && <SpeedFigures counts={counts} />}
      toLead={(quote) => ({
        ...quote,
        kind: 'Quote',
        name: fullName(quote),
        service: serviceLabel(quote.service),
      })}
      extra={(quote) => (
        <>
          <AttachmentLinks name={fullName(quote)} files={quote.files ?? []} />
          <ReviewRequest quote={quote} origin={origin} />
        </>
      )}
    />
  )
}

/** How fast people are contacted. Only when there are figures: nobody contacted this week says nothing about speed. */
function SpeedFigures({ counts }: { counts: QuoteCounts }) {
  const promised = use(MinutesToCall)
  const { medianFirstContactSeconds: median, shareInTime: share } = counts
  if (median === null) return null
  return (
    <p className="mt-2 text-ink-2 text-note">
      {words.median} <b className="font-semibold text-ink">{durationText(median * 1000)}</b>.
      {share !== null && ` ${words.share(Math.round(share * 100), promised)}`}
    </p>
  )
}
