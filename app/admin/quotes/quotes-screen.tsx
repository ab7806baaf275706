import { defaultProfile } from '#content/business-profile.ts'
import { quotesWords } from '#content/en/admin.ts'
import { useAdminOutlet } from '../layout/outlet.ts'
import { useLastPresent } from '../use-last-present.ts'
import { Announcer } from './announcer.tsx'
import { FailedList, LoadingList, StaleNotice } from './list-states.tsx'
import { LiveBadge } from './live-badge.tsx'
import { Now } from './now.tsx'
import type { ActionResult } from './quote-actions.ts'
import { QuoteList } from './quote-list.tsx'
import { QuoteSearch } from './quote-search.tsx'
import { QuotesHeading } from './quotes-heading.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useIsSlow, useListQuery, useNextQuery } from './use-list-query.ts'
import { useLiveQuotes } from './use-live-quotes.ts'
import { type QuotesAnswer, useShownQuotes } from './use-shown-quotes.ts'

type QuotesScreenProps = { answer: QuotesAnswer; actionResult: ActionResult | undefined }

export function QuotesScreen(props: QuotesScreenProps) {
  return (
    <Announcer>
      <Quotes {...props} />
    </Announcer>
  )
}

function Quotes({ answer, actionResult }: QuotesScreenProps) {
  const { counts } = useAdminOutlet()
  const query = useListQuery()
  const shown = useShownQuotes(answer)
  const waitingLongest = useLastPresent(answer.quotes)?.waitingLongest
  const { arrived, onCreated } = useArrivals()
  const live = useLiveQuotes(onCreated)
  const next = useNextQuery()
  const isSlow = useIsSlow(next !== undefined)

  return (
    <Now at={shown?.at ?? answer.at}>
      <title>{`${quotesWords.windowTitle(counts?.new ?? 0)} · ${defaultProfile.name}`}</title>
      <QuotesHeading counts={counts} waitingLongest={waitingLongest}>
        <LiveBadge state={live} at={shown?.at ?? answer.at} />
      </QuotesHeading>
      <div className="quotes-filter">
        <StatusTabs query={next ?? query} counts={counts} />
        <QuoteSearch query={query} />
      </div>
      {isSlow ? (
        <LoadingList />
      ) : shown ? (
        <>
          {shown.isStale && <StaleNotice at={shown.at} />}
          <QuoteList shown={shown.quotes} query={query} arrived={arrived} actionResult={actionResult} />
        </>
      ) : (
        <FailedList />
      )}
    </Now>
  )
}
