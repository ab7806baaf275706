import { MessageSquareQuote, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/outlet.ts'
import { PanelTitle } from '#app/admin/layout/panel-title.tsx'
import { Now } from '#app/admin/list/time.tsx'
import { LiveBadge } from '#app/admin/live/live.tsx'
import { useSticky } from '#app/admin/use-sticky.ts'
import { dashboardWords as words } from '#content/en/admin-dashboard.ts'
import { CountCards } from './count-cards.tsx'
import { ExampleNotice } from './example-notice.tsx'
import { FailedFigures } from './failed-figures.tsx'
import { FilesNotice } from './files-notice.tsx'
import { FirstContact } from './first-contact.tsx'
import type { Figures } from './load-dashboard.ts'
import { RequestsByWeek } from './requests-by-week.tsx'
import { SpeedByWeek } from './speed-by-week.tsx'
import { Undelivered } from './undelivered.tsx'
import { WhoWaits } from './who-waits.tsx'

export type DashboardAnswer = { at: string; figures: Figures | undefined }

/** What an owner asks first, then how many there are of everything, then what one begins most often. */
export function DashboardScreen({ answer }: { answer: DashboardAnswer }) {
  const { counts, live } = useAdminOutlet()
  const shown = useSticky(answer.figures ? answer : undefined)
  const at = shown?.at ?? answer.at
  const isFailed = !answer.figures || !counts
  return (
    <Now at={at}>
      <PanelTitle title={words.title} />
      <header className="list-heading">
        <h1 className="grow">{words.title}</h1>
        <LiveBadge state={live} words={words.live} at={isFailed ? undefined : shown?.at} />
      </header>
      {isFailed && <FailedFigures since={shown?.at} />}
      {shown?.figures && <WhoWaits waiting={shown.figures.waiting} counts={counts} />}
      {shown?.figures?.hasExampleValues && <ExampleNotice />}
      {shown?.figures && <FilesNotice usage={shown.figures.filesUsage} />}
      {counts && (
        <div className="dashboard-pair">
          {shown?.figures && <FirstContact speed={shown.figures.firstContact} />}
          <Undelivered
            count={counts.quoteCounts.undelivered}
            notifications={shown?.figures?.undelivered ?? []}
          />
        </div>
      )}
      {shown?.figures && (
        <div className="dashboard-pair">
          <RequestsByWeek weeks={shown.figures.weeks} />
          <SpeedByWeek weeks={shown.figures.weeks} />
        </div>
      )}
      {counts && <CountCards counts={counts} />}
      <section aria-labelledby="quick-actions" className="mt-8">
        <h2 id="quick-actions" className="text-name">
          {words.quickActions}
        </h2>
        <div className="mt-3 flex flex-wrap gap-3">
          <Link to={href('/admin/blogs/new')} className="btn max-sm:w-full">
            <Plus className="icon" aria-hidden="true" />
            {words.createPost}
          </Link>
          <Link to={href('/admin/testimonials/new')} className="btn max-sm:w-full">
            <MessageSquareQuote className="icon" aria-hidden="true" />
            {words.addTestimonial}
          </Link>
        </div>
      </section>
    </Now>
  )
}
