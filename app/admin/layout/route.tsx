import { routes } from 'virtual:react-router/server-build'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { href, Outlet, useLocation, useNavigation } from 'react-router'
import { address } from '#app/address.ts'
import { requireStaff, staffContext } from '#app/admin/access.ts'
import { useWaitingCallsSent } from '#app/admin/leads/unsaved-calls.ts'
import { listCache } from '#app/admin/list/list-loader.ts'
import { LoadingList } from '#app/admin/list/skeletons.tsx'
import { ArrivalNotice, useArrivals } from '#app/admin/live/arrivals.tsx'
import { useLive } from '#app/admin/live/live.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { usePanelApp } from '#app/admin/live/panel-app.ts'
import { countWaiting, type NextList, navigation } from '#app/admin/navigation/navigation.ts'
import adminStyles from '#app/admin/panel.css?url'
import { noRights, type Person, PersonContext } from '#app/admin/rights.ts'
import { MailBar, mailBadge, mailNotice, ReadMailState } from '#app/admin/screen/mail-bar.tsx'
import {
  type AdminOutlet,
  BusinessContext,
  unknownBusiness,
  Waiting,
} from '#app/admin/screen/panel-context.tsx'
import { countPanel, ReadCompany } from '#app/admin/screen/panel-counts.ts'
import { RetryNotice } from '#app/admin/screen/retry.tsx'
import { useSealedJobs } from '#app/admin/sealed/use-sealed-jobs.ts'
import { TimeZoneContext } from '#app/admin/time-zone.ts'
import { useSame, useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { Announcer, useAnnounce } from '#app/ui/announcer.tsx'
import { DemonstrationBanner } from '#app/ui/demonstration-banner.tsx'
import { firmOf } from '#app/ui/logo.tsx'
import { useIsSlow } from '#app/ui/use-is-slow.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { minutesToCall } from '#content/promise-rules.ts'
import type { Rights } from '#server/rights.ts'
import { offlineWords } from '#words/panel/install.ts'
import { adminWords } from '#words/panel/panel.ts'
import { sealedInPanelWords } from '#words/panel/sealed/in-panel.ts'
import type { Route } from './+types/route.ts'
import { BottomBar } from './bottom-bar.tsx'
import { MobileHeader, Sidebar, useMenu } from './menu.tsx'
import { useNewRequestKey } from './new-request.tsx'
import { reloadOnNewVersion, useNewVersion } from './reload-on-new-version.ts'
import { closedTo } from './screens.ts'

export const handle = { hydrates: true }

const PressList = lazy(() => import('#app/admin/sealed/press-list.tsx'))

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: adminStyles },
  { rel: 'manifest', href: address(href('/admin/manifest.webmanifest')) },
]

export const middleware: Route.MiddlewareFunction[] = [requireStaff]

/** Also makes the middleware run on client navigations, which it does only for routes with a loader. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user, run } = context.get(staffContext)
  const services = context.get(servicesContext)
  const { isDemonstration, panelCode, savedProfile, seenNotice, languages } = services
  const [counts, company, mail, spokenLanguages] = await Promise.all([
    countPanel(run, user.rights),
    run(ReadCompany, {}),
    run(ReadMailState, {}),
    services.spokenLanguages(),
  ])
  const profile = company.ok ? company.value.businessProfile : savedProfile()
  return {
    userId: user.userId,
    name: user.name,
    role: user.role,
    rights: user.rights,
    closed: closedTo(user.rights, routes),
    isDemonstration,
    business: {
      firm: profile ? firmOf(profile) : unknownBusiness.firm,
      languages: languages.map(({ code }) => code),
      spokenLanguages,
      hiddenServices: profile?.hiddenServices ?? [],
      minutesToCall: minutesToCall(profile ?? defaultProfile).ordinary,
    },
    counts,
    timeZone: (profile ?? defaultProfile).timeZone,
    mail: mail.ok ? mail.value.mailState : undefined,
    isMailFolded: mail.ok && seenNotice.is(user.userId, mailNotice(mail.value.mailState)),
    version: panelCode.version,
  }
}

/** Without a connection the panel keeps what it shows instead of an error page. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const result = await loadNewest('panel', args, () => undefined)
  if (result) await reloadOnNewVersion(result.version, args.url)
  return result
}

export { unlessStepInList as shouldRevalidate } from '#app/admin/navigation/step-in-list.ts'

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Announcer>
      <Panel loaderData={loaderData} />
    </Announcer>
  )
}

function Panel({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const known: Partial<NonNullable<typeof loaderData>> = useSticky(loaderData) ?? {}
  const { name, role, timeZone = 'UTC', isDemonstration } = known
  const person = usePerson(known)
  const { userId, rights, mayOpen } = person
  const business = useSame(known.business ?? unknownBusiness)
  const counts = useSticky(known.counts)
  const mail = useSticky(known.mail)
  const { isMailFolded = false } = known
  const settingsBadge = isMailFolded ? mailBadge(mail) : undefined
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const menu = useMenu()
  const announce = useAnnounce()
  const { arrived, unseen, dismiss, onArrival } = useArrivals(announce, pathname)
  const live = useLive(rights, onArrival)
  const lacksCode = useNewVersion(loaderData?.version)
  const arriving = useNextList()
  // A navigation that waits for code may never end.
  const nextList = lacksCode ? undefined : arriving
  const news = unseen.length > 0 && <ArrivalNotice unseen={unseen} onDismiss={dismiss} />
  const waiting = counts && countWaiting(counts, mayOpen)
  usePanelApp(waiting)
  // The same object as long as nothing in it has changed: the open screen is not drawn anew for each press.
  const outlet = useMemo<AdminOutlet>(() => ({ counts, live, mail, arrived }), [counts, live, mail, arrived])
  useNewRequestKey(mayOpen)
  useFocusInNewScreen(pathname)
  useEffect(() => listCache.clear, [])
  useWaitingCallsSent(userId)
  const announceSent = useCallback((count: number) => announce(sealedInPanelWords.sent(count)), [announce])
  const mayWork = rights.leads === 'write' || rights.leads === 'own'
  const { presses, openHere } = useSealedJobs({ mayWork, live, read: loaderData, announceSent })
  return (
    <PersonContext value={person}>
      <TimeZoneContext value={timeZone}>
        <BusinessContext value={business}>
          {isDemonstration && <DemonstrationBanner />}
          <div className="panel">
            <meta name="robots" content="noindex" />
            <a href="#content" className="skip-link">
              {adminWords.skip}
            </a>
            <MobileHeader pathname={pathname} counts={counts} menu={menu} news={news} />
            <Sidebar
              pathname={pathname}
              counts={counts}
              name={name}
              role={role}
              settingsBadge={settingsBadge}
              menu={menu}
              news={news}
            />
            <div className="progress" data-active={isLoading || undefined} />
            <MailBar mail={mail} isFolded={isMailFolded} />
            <main id="content" tabIndex={-1} inert={menu.isOpen} data-waits={nextList ? true : undefined}>
              {nextList && <NextListScreen {...nextList} />}
              {lacksCode && live === 'offline' && <RetryNotice says={offlineWords.step} className="mb-5" />}
              {openHere && (
                <p className="notice mb-5">
                  {sealedInPanelWords.openHere}{' '}
                  <a href={address(pathname)} className="link">
                    {sealedInPanelWords.toJobs}
                  </a>
                </p>
              )}
              {presses.length > 0 && (
                <Suspense>
                  <PressList presses={presses} timeZone={timeZone} hrefOf={address} />
                </Suspense>
              )}
              <Waiting value={waiting ?? 0}>
                <Outlet context={outlet} />
              </Waiting>
            </main>
            <BottomBar
              pathname={pathname}
              counts={counts}
              settingsBadge={settingsBadge}
              isMenuOpen={menu.isOpen}
            />
          </div>
        </BusinessContext>
      </TimeZoneContext>
    </PersonContext>
  )
}

export { EntryError as ErrorBoundary } from '#app/admin/screen/entry-error.tsx'

type KnownOfPerson = { userId?: string; rights?: Rights; closed?: readonly string[] }

function usePerson({ userId = '', rights = noRights, closed }: KnownOfPerson): Person {
  const known = useSame({ userId, rights, closed })
  return useMemo(
    () => ({ ...known, mayOpen: (path) => known.closed !== undefined && !known.closed.includes(path) }),
    [known],
  )
}

/** Longer than most navigations take, so that the skeleton does not flash. */
const skeletonDelayMs = 400

function useNextList(): NextList | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const isLeaving = state === 'loading' && location.pathname !== pathname
  const next = isLeaving ? navigation.find(({ path }) => path === location.pathname)?.list : undefined
  return useIsSlow(next !== undefined, skeletonDelayMs) ? next : undefined
}

/** The current screen is hidden meanwhile and keeps its state. */
function NextListScreen({ words, Skeleton, row }: NextList) {
  return (
    <div className="next-list" data-list={row}>
      <header className="list-heading">
        <h1>{words.title}</h1>
      </header>
      <div className="list-filter skeleton" aria-hidden="true">
        <i className="h-12 max-w-120 grow basis-60" />
        <i className="h-12 grow basis-60 sm:max-w-68" />
      </div>
      <LoadingList says={words.loading}>
        <Skeleton />
      </LoadingList>
    </div>
  )
}

/** What was pressed may be gone with its screen: the next Tab begins in the new one, not at the top of the page. */
function useFocusInNewScreen(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
}
