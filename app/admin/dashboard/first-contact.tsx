import { dashboardWords as words } from '#content/en/admin-dashboard.ts'
import type { QuoteCounts } from '../layout/panel-counts.ts'
import { durationText } from '../list/times.ts'

/** How fast people were called back. Nobody contacted says nothing about speed, so then there is no figure. */
export function FirstContact({ counts }: { counts: QuoteCounts }) {
  const { medianFirstContactSeconds: median, shareWithin30Minutes: share } = counts
  return (
    <section aria-labelledby="first-contact" className="dashboard-sheet">
      <h2 id="first-contact" className="text-name">
        {words.speed}
      </h2>
      {median === null || share === null ? (
        <p className="mt-2 text-ink-2 text-note">{words.noSpeed}</p>
      ) : (
        <dl className="figures">
          <div>
            <dt>{words.median}</dt>
            <dd>{durationText(median * 1000)}</dd>
          </div>
          <div>
            <dt>{words.share}</dt>
            <dd>{`${Math.round(share * 100)}%`}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
