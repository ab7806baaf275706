import { href } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import type { Lead } from '#app/admin/leads/lead.ts'
import { LeadScreen } from '#app/admin/leads/lead-screen.tsx'
import type { ListAnswer } from '#app/admin/list/kept-lists.ts'
import type { ActionResult } from '#app/admin/list/row-actions.ts'
import { nameOf } from '#app/admin/person-name.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { AttachmentLinks } from './attachment-links.tsx'
import type { QuoteOnCard } from './documents.ts'
import type { LoadedQuotes } from './load-quotes.ts'
import { quoteList } from './quote-list.ts'
import { QuotesHeading } from './quotes-heading.tsx'
import { ReviewRequest } from './review-request.tsx'

type QuotesScreenProps = { answer: ListAnswer<LoadedQuotes>; actionResult: ActionResult | undefined }

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
          <AttachmentLinks name={nameOf(quote)} files={quote.files ?? []} />
          <ReviewRequest quote={quote} origin={origin} />
        </>
      )}
    />
  )
}

const leadOf = (quote: QuoteOnCard): Lead => ({
  ...quote,
  name: nameOf(quote),
  service: serviceLabel(quote.service),
})
