import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import type { QuoteCounts } from './documents.ts'
import { listPath } from './list-query.ts'
import type { WaitingLongest } from './load-quotes.ts'
import { useNow } from './now.tsx'
import { durationText, promisedMilliseconds } from './times.ts'

type QuotesHeadingProps = {
  counts: QuoteCounts | undefined
  waitingLongest: WaitingLongest | undefined
  /** Whether the list is live, at the right. */
  children: ReactNode
}

/** Title, how fast people are contacted, and who has waited too long. */
export function QuotesHeading({ counts, waitingLongest, children }: QuotesHeadingProps) {
  return (
    <header className="quotes-heading">
      <div className="grow">
        <h1 id="quotes-title" tabIndex={-1} className="text-[2.5rem] max-md:text-[2.125rem]">
          {quotesWords.title}
        </h1>
        {counts && <Figures counts={counts} />}
        {waitingLongest && <Overdue request={waitingLongest} />}
      </div>
      {children}
    </header>
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

/** Out of sight in a long list, so it is named where nobody can miss it. */
function Overdue({ request }: { request: WaitingLongest }) {
  const waited = useNow() - Date.parse(request.submittedAt)
  if (waited <= promisedMilliseconds) return null
  return (
    <p className="mt-1 font-semibold text-late text-note">
      {quotesWords.waitingLongest}{' '}
      <Link to={`${listPath({ quote: request.id })}#quote-${request.id}`} className="overdue-link">
        {request.name}, {durationText(waited)}
      </Link>
    </p>
  )
}
