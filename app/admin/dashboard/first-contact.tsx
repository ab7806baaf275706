import { durationText } from '#app/admin/list/times.ts'
import { dashboardWords as words } from '#content/en/admin-dashboard.ts'
import type { FirstContact as Speed } from './documents.ts'

/** How fast people were called back. Nobody contacted says nothing about speed, so then there is no figure. */
export function FirstContact({ speed }: { speed: Speed }) {
  const { medianFirstContactSeconds: median, shareWithin30Minutes: share } = speed
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
      <p className="mt-3 text-fine text-ink-2">{words.counted}</p>
    </section>
  )
}
