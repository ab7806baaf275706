import { Link } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import type { QuoteCounts } from '../layout/panel-counts.ts'
import { useNow } from '../list/now.tsx'
import { durationText, promisedMilliseconds } from '../list/times.ts'
import type { WaitingLongest } from './load-quotes.ts'
import { quoteAddress } from './quote-list.ts'

type QuotesHeadingProps = { counts: QuoteCounts | undefined; waitingLongest: WaitingLongest | undefined }

/** How fast people are contacted, and who has waited too long. */
export function QuotesHeading({ counts, waitingLongest }: QuotesHeadingProps) {
  return (
    <>
      {counts && <Figures counts={counts} />}
      {waitingLongest && <Overdue request={waitingLongest} />}
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

/** Out of sight in a long list, so it is named where nobody can miss it. */
function Overdue({ request }: { request: WaitingLongest }) {
  const waited = useNow() - Date.parse(request.submittedAt)
  if (waited <= promisedMilliseconds) return null
  return (
    <p className="mt-1 font-semibold text-late text-note">
      {quotesWords.waitingLongest}{' '}
      <Link to={`${quoteAddress.path({ linked: request.id })}#quote-${request.id}`} className="overdue-link">
        {request.name}, {durationText(waited)}
      </Link>
    </p>
  )
}
