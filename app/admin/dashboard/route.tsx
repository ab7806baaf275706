import { MessageSquareQuote, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { UnsavedCalls } from '#app/admin/leads/unsaved-list.tsx'
import { retryDelivery } from '#app/admin/list/retry-delivery.ts'
import { Now } from '#app/admin/list/time.tsx'
import { LiveBadge } from '#app/admin/live/live.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { type ScreenHandle, useMayOpen, useMayRead, useMayWrite } from '#app/admin/rights.ts'
import { PanelTitle, useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import type { PanelCounts } from '#app/admin/screen/panel-counts.ts'
import { StaleNotice } from '#app/admin/screen/retry.tsx'
import { type FilesUsage, levelOf, usedShareText } from '#app/admin/settings/data/files-usage.ts'
import { markSetupStep, ReadSetupSteps, SetupList } from '#app/admin/settings/setup/setup-list.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { locale } from '#words/locale.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'
import { listWords } from '#words/panel/lists.ts'
import { filesRoomWords as roomWords } from '#words/panel/settings/files-room.ts'
import { setupStepWords } from '#words/panel/setup.ts'
import type { Route } from './+types/route.ts'
import { BackupNotice } from './backup-notice.tsx'
import { loadDashboard, type OpenMoney } from './load-dashboard.ts'
import { TodaysJobs } from './todays-jobs.tsx'
import { Undelivered } from './undelivered.tsx'
import { WhoWaits } from './who-waits.tsx'

export const handle = { needs: 'all' } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const { leads, settings } = user.rights
  const { backups } = context.get(servicesContext)
  const [figures, setup, troubles] = await Promise.all([
    leads === 'none' ? undefined : loadDashboard(run),
    settings === 'none' ? undefined : run(ReadSetupSteps, {}),
    settings === 'none' ? undefined : backups.troubles(),
  ])
  return {
    at: new Date().toISOString(),
    figures: figures?.ok ? figures.value : undefined,
    setup: setup?.ok ? setup.value : undefined,
    troubles: troubles?.ok ? troubles.value : undefined,
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadNewest('dashboard', args, () => ({
    at: new Date().toISOString(),
    figures: undefined,
    setup: undefined,
    troubles: undefined,
  }))

export const action = (args: Route.ActionArgs) => submission(args, handlers, messages)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, messages)

const handlers = { retry: retryDelivery, 'mark-step': markSetupStep }

const messages = { retry: listWords.retryFailed, 'mark-step': setupStepWords.failed }

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts, live, mail } = useAdminOutlet()
  const setup = useSticky(loaderData.setup)
  const troubles = useSticky(loaderData.troubles)
  const shown = useSticky(loaderData.figures ? loaderData : undefined)
  const at = shown?.at ?? loaderData.at
  const [seesLeads, writes, isOwner] = [useMayRead('leads'), useMayWrite('content'), useMayWrite('settings')]
  const isFailed = (seesLeads && !loaderData.figures) || !counts
  return (
    <Now at={at}>
      <PanelTitle title={words.title} />
      <header className="list-heading">
        <h1 className="grow">{words.title}</h1>
        <LiveBadge state={live} at={isFailed ? undefined : shown?.at} />
      </header>
      {isFailed && (
        <StaleNotice since={shown?.at} words={words} failed={`${words.failed} ${words.failedHint}`} />
      )}
      <UnsavedCalls />
      {shown?.figures && <WhoWaits waiting={shown.figures.waiting} counts={counts} />}
      {shown?.figures && <TodaysJobs jobs={shown.figures.today} />}
      {shown?.figures && <MoneyOpen money={shown.figures.money} />}
      {troubles && <BackupNotice troubles={troubles} />}
      {setup?.setupSteps.some(({ isDone }) => !isDone) && <SetupList setup={setup} />}
      {isOwner && shown?.figures && <FilesNotice usage={shown.figures.filesUsage} />}
      {counts && seesLeads && (
        <Undelivered
          count={counts.quoteCounts.undelivered}
          mail={mail}
          notifications={shown?.figures?.undelivered ?? []}
        />
      )}
      {counts && <CountCards counts={counts} />}
      {writes && (
        <section aria-labelledby="quick-actions" className="mt-8">
          <h2 id="quick-actions" className="text-name">
            {words.quickActions}
          </h2>
          <div className="mt-3 flex flex-wrap gap-3">
            <Link to={href('/admin/blogs/new')} className="btn max-sm:w-full">
              <Plus className="icon" />
              {words.createPost}
            </Link>
            <Link to={href('/admin/testimonials/new')} className="btn max-sm:w-full">
              <MessageSquareQuote className="icon" />
              {words.addTestimonial}
            </Link>
          </div>
        </section>
      )}
    </Now>
  )
}

function MoneyOpen({ money: { openCents, count, overdueCount } }: { money: OpenMoney }) {
  if (count === 0) return null
  const invoices = href('/admin/invoices')
  return (
    <p className="dashboard-sheet money-open">
      <Link to={`${invoices}?filter=open`} className="link">
        {words.moneyOpen({ amount: exactDollars(openCents), count })}
      </Link>
      {overdueCount > 0 && (
        <Link to={`${invoices}?filter=overdue`} className="link">
          {words.moneyOverdue(overdueCount)}
        </Link>
      )}
    </p>
  )
}

const tones = { filling: '', late: 'notice-late', alert: 'notice-alert' } as const

function FilesNotice({ usage }: { usage: FilesUsage }) {
  const level = levelOf(usage)
  if (level === 'fine') return null
  return (
    <div className={`notice ${tones[level]} mt-4`}>
      <p className="font-semibold">
        {usage.takesFiles ? roomWords.filling(usedShareText(usage)) : roomWords.noFiles}
      </p>
      {usage.takesFiles && <p>{roomWords.fillingNext}</p>}
      <Link to={href('/admin/settings/data')} className="link inline-flex min-h-11 items-center">
        {roomWords.look}
      </Link>
    </div>
  )
}

function CountCards({ counts }: { counts: PanelCounts }) {
  const { blogCounts, testimonialCounts, quoteCounts, reviewCounts } = counts
  const { cards } = words
  const mayOpen = useMayOpen()
  const posts = href('/admin/blogs')
  const testimonials = href('/admin/testimonials')
  const quotes = href('/admin/quotes')
  const reviews = href('/admin/reviews')
  const all = [
    { label: cards.posts, count: blogCounts.all, to: posts },
    { label: cards.publishedPosts, count: blogCounts.published, to: `${posts}?filter=published` },
    { label: cards.testimonials, count: testimonialCounts.all, to: testimonials },
    {
      label: cards.approvedTestimonials,
      count: testimonialCounts.approved,
      to: `${testimonials}?filter=approved`,
    },
    { label: cards.quotes, count: quoteCounts.all, to: quotes },
    { label: cards.newQuotes, count: quoteCounts.new, to: `${quotes}?filter=new` },
    { label: cards.reviews, count: reviewCounts.all, to: reviews },
    { label: cards.approvedReviews, count: reviewCounts.approved, to: `${reviews}?filter=approved` },
  ]
  return (
    <section aria-labelledby="overview" className="counts mt-8">
      <h2 id="overview" className="text-name">
        {words.overview}
      </h2>
      <ul className="count-cards">
        {all
          .filter(({ to }) => mayOpen(to.split('?')[0] ?? to))
          .map(({ label, count, to }) => (
            <li key={label}>
              <Link to={to}>
                <b>{count.toLocaleString(locale)}</b>
                <span>{label}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
