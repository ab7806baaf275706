import { href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { UnsavedCalls } from '#app/admin/leads/unsaved-list.tsx'
import { retryDelivery } from '#app/admin/list/retry-delivery.ts'
import { Now, useNow } from '#app/admin/list/time.tsx'
import { LiveBadge } from '#app/admin/live/live.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { type ScreenHandle, useMayRead, useMayWrite, useSeesOnlyOwn } from '#app/admin/rights.ts'
import { PanelTitle, useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { StaleNotice } from '#app/admin/screen/retry.tsx'
import { type FilesUsage, levelOf, usedShareText } from '#app/admin/settings/data/files-usage.ts'
import { markSetupStep, ReadSetupSteps, SetupLine } from '#app/admin/settings/setup/setup-line.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { weekdayDate } from '#app/ui/dates.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'
import { listWords } from '#words/panel/lists.ts'
import { filesRoomWords as roomWords } from '#words/panel/settings/files-room.ts'
import { setupStepWords } from '#words/panel/setup.ts'
import type { Route } from './+types/route.ts'
import { BackupNotice } from './backup-notice.tsx'
import { Counts, QuickActions } from './counts.tsx'
import { loadBooks, loadDay } from './load-dashboard.ts'
import { MoneyToday } from './money-today.tsx'
import { TodaysJobs } from './todays-jobs.tsx'
import { Undelivered } from './undelivered.tsx'
import { WhoWaits } from './who-waits.tsx'

export const handle = { needs: 'anybody' } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const { leads, settings } = user.rights
  const { backups } = context.get(servicesContext)
  const [day, books, setup, troubles] = await Promise.all([
    leads === 'none' ? undefined : loadDay(run),
    leads === 'none' || leads === 'own' ? undefined : loadBooks(run),
    settings === 'none' ? undefined : run(ReadSetupSteps, {}),
    settings === 'none' ? undefined : backups.troubles(),
  ])
  const isFailed = day?.ok === false || books?.ok === false
  return {
    at: new Date().toISOString(),
    figures: isFailed ? undefined : { day: day?.value, books: books?.value },
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
  const { day, books } = shown?.figures ?? {}
  const [seesLeads, isOwner] = [useMayRead('leads'), useMayWrite('settings')]
  const isOwn = useSeesOnlyOwn()
  const showsWaiting = day && (!isOwn || day.waiting.length > 0)
  const isFailed = !loaderData.figures || !counts
  return (
    <Now at={shown?.at ?? loaderData.at}>
      <PanelTitle title={words.title} />
      <header className="list-heading">
        <h1>{words.title}</h1>
        <Today />
        <LiveBadge state={live} at={isFailed ? undefined : shown?.at} />
      </header>
      {isFailed && (
        <StaleNotice since={shown?.at} words={words} failed={`${words.failed} ${words.failedHint}`} />
      )}
      <UnsavedCalls />
      {troubles && <BackupNotice troubles={troubles} />}
      {isOwner && books && <FilesNotice usage={books.filesUsage} />}
      <div className="today" data-beside={showsWaiting || undefined}>
        {day && showsWaiting && <WhoWaits waiting={day.waiting} counts={counts} />}
        {day && <TodaysJobs day={day} />}
        {books && <MoneyToday money={books.money} />}
        {setup && <SetupLine setup={setup} />}
        {counts && seesLeads && !isOwn && (
          <Undelivered
            count={counts.quoteCounts.undelivered}
            mail={mail}
            notifications={books?.undelivered ?? []}
          />
        )}
      </div>
      {counts && <Counts counts={counts} />}
      <QuickActions />
    </Now>
  )
}

function Today() {
  const now = new Date(useNow())
  return <p className="today-date">{weekdayDate(now, useTimeZone())}</p>
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
