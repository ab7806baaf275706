import type { QuoteCounts } from '#app/admin/layout/panel-counts.ts'
import { type LongestWait, WaitingLongest } from '#app/admin/leads/waiting-longest.tsx'
import { durationText } from '#app/admin/list/times.ts'
import { quotesWords } from '#content/en/admin.ts'

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
