import { quotesWords } from '#content/en/admin.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { useAdminOutlet } from '../layout/outlet.ts'
import { ListScreen } from '../list/list-screen.tsx'
import type { ActionResult } from '../list/row-actions.ts'
import { RowList } from '../list/row-list.tsx'
import type { ListAnswer } from '../list/use-shown-list.ts'
import { nameOf } from '../person-name.ts'
import { useLastPresent } from '../use-last-present.ts'
import type { QuoteOnCard } from './documents.ts'
import type { LoadedQuotes } from './load-quotes.ts'
import { QuoteCard } from './quote-card.tsx'
import { quoteFilters, quoteList } from './quote-list.ts'
import { QuoteSkeletons } from './quote-skeletons.tsx'
import { QuotesHeading } from './quotes-heading.tsx'

type QuotesScreenProps = { answer: ListAnswer<LoadedQuotes>; actionResult: ActionResult | undefined }

export function QuotesScreen({ answer, actionResult }: QuotesScreenProps) {
  const { counts: allCounts, arrived } = useAdminOutlet()
  const counts = allCounts?.quoteCounts
  const waitingLongest = useLastPresent(answer.loaded)?.waitingLongest
  /** What looks automatic has a tab only when there is some. */
  const tabsFor = (shownFilter: string) => {
    const tabs: { filter: string; count: number | undefined }[] = quoteFilters.map((filter) => ({
      filter,
      count: counts?.[filter],
    }))
    if (shownFilter === 'to-check' || (counts && counts.quarantined > 0))
      tabs.push({ filter: 'to-check', count: counts?.quarantined })
    return tabs
  }
  return (
    <ListScreen
      list={quoteList}
      answer={answer}
      waiting={counts?.new ?? 0}
      tabs={tabsFor}
      heading={<QuotesHeading counts={counts} waitingLongest={waitingLongest} />}
      skeleton={<QuoteSkeletons />}
    >
      {(quotes) => (
        <RowList shown={quotes} actionResult={actionResult} describe={describe}>
          {(rows, onDelete) =>
            rows.map((quote) => (
              <QuoteCard
                key={quote.id}
                quote={quote}
                hasJustArrived={arrived.has(quote.id)}
                onDelete={() => onDelete(quote)}
              />
            ))
          }
        </RowList>
      )}
    </ListScreen>
  )
}

function describe(quote: QuoteOnCard) {
  const name = nameOf(quote)
  return { name, what: quotesWords.deleteWhat(name, serviceLabel(quote.service)) }
}
