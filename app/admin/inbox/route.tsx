import { CalendarDays, ChevronDown, Inbox as InboxIcon, X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Form, href, Link, Outlet, redirect, useLocation, useNavigate, useParams } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { UnsavedCalls } from '#app/admin/leads/unsaved-list.tsx'
import { ImportLink } from '#app/admin/list/import-link.tsx'
import { rowElementId, useList, useNextQuery } from '#app/admin/list/list.ts'
import { type LoadedList, listClientLoader, listResult, loadList } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { InboxSkeleton } from '#app/admin/list/skeletons.tsx'
import type { RequestKind } from '#app/admin/records/lead.ts'
import { type ScreenHandle, useMayWrite, useSeesOnlyOwn } from '#app/admin/rights.ts'
import { useAdminOutlet, useBusiness } from '#app/admin/screen/panel-context.tsx'
import type { PanelCounts } from '#app/admin/screen/panel-counts.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { servicesContext } from '#app/context.ts'
import { durationText } from '#app/ui/dates.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { locale } from '#words/locale.ts'
import { importKindWords } from '#words/panel/imports.ts'
import { inboxWords as words } from '#words/panel/inbox.ts'
import { leadWords } from '#words/panel/leads.ts'
import { quotesWords } from '#words/panel/quotes.ts'
import type { Route } from './+types/route.ts'
import { bulkMessages } from './bulk.ts'
import { bulkHandlers } from './bulk-action.ts'
import { InboxKeys } from './inbox-keys.tsx'
import {
  inboxList,
  kindLists,
  menuFilters,
  needsOfView,
  ownInbox,
  ReadInbox,
  ReadNewest,
  type RequestInInbox,
  tabs,
  useView,
  viewAt,
} from './inbox-list.ts'
import { InboxParts, LeaveLink } from './parts.tsx'
import { waitsForCall } from './reason.tsx'
import { InboxRows } from './rows.tsx'
import { BulkBar, SelectButton, SelectionProvider } from './selection.tsx'
import { useFocusOnReturn } from './use-focus-on-return.ts'

export const handle = { needs: needsOfView } satisfies ScreenHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const { list, kind, pathOf } = viewAt(url.pathname)
  const { linked } = list.read(url.searchParams)
  // Before requests had pages of their own, `?quote=...` showed one on top.
  if (kind && linked) throw redirect(pathOf({ kind, id: linked }))
  const { panelCode } = context.get(servicesContext)
  const loaded = await loadView(run, url, kind)
  const [first] = loaded?.items ?? []
  const opened = first && { code: panelCode.requestPaths, path: pathOf(first) }
  return { ...listResult(list, url, loaded), opened }
}

const loadView = (
  run: Run,
  url: URL,
  kind: RequestKind | undefined,
): Promise<LoadedList<RequestInInbox> | undefined> =>
  kind
    ? loadList(run, url, kindLists[kind], { page: ReadNewest[kind] })
    : loadList(run, url, inboxList, { page: ReadInbox })

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  listClientLoader(args, viewAt(args.url.pathname).list)

export const action = (args: Route.ActionArgs) => submission(args, bulkHandlers)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, bulkMessages)

export { unlessStepInList as shouldRevalidate } from '#app/admin/navigation/step-in-list.ts'

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const outlet = useAdminOutlet()
  const { id: openId } = useParams()
  const { list, kind, exportPath } = useView()
  const counts = countsOf(outlet.counts, kind)
  const mayWrite = useMayWrite('leads')
  const seesOnlyOwn = useSeesOnlyOwn()
  const requests = useMemo(() => loaderData.loaded?.items ?? [], [loaderData.loaded])
  useFocusOnReturn(list, openId)
  useOldAnchor()
  return (
    <SelectionProvider requests={requests}>
      <InboxParts
        isOpen={openId !== undefined}
        list={
          <ListScreen
            list={seesOnlyOwn ? ownInbox : list}
            loaderData={loaderData}
            counts={counts}
            offers={(filter) =>
              (kind !== undefined || tabs.some((tab) => tab === filter)) &&
              !(seesOnlyOwn && filter === 'mine') &&
              (filter !== 'suspicious' || Boolean(counts?.suspicious))
            }
            heading={kind && <KindHeading kind={kind} requests={requests} />}
            notice={<UnsavedCalls />}
            empty={!kind && counts?.all === 0 && <NothingYet />}
            moreFilters={!kind && <FilterMenu counts={counts} />}
            start={mayWrite && <SelectButton />}
            skeleton={<InboxSkeleton />}
            hasOpenRecord={openId !== undefined}
            opened={'opened' in loaderData ? loaderData.opened : undefined}
          >
            {(loaded) => (
              <>
                <RowList loaded={loaded} {...(exportPath && { exportPath })}>
                  {(rows) => <InboxRows requests={rows} openId={openId} />}
                </RowList>
                {mayWrite && <BulkBar />}
                <InboxKeys requests={loaded.items} openId={openId} />
              </>
            )}
          </ListScreen>
        }
        request={
          <>
            {openId && <CloseLink />}
            <Outlet context={outlet} />
          </>
        }
      />
    </SelectionProvider>
  )
}

/** Mails linked to an anchor of these lists before requests had pages; the server does not see it. */
function useOldAnchor() {
  const { list, kind, pathOf } = useView()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const anchor = useRef(hash)
  useEffect(() => {
    const prefix = `#${rowElementId(list, '')}`
    if (kind && anchor.current.startsWith(prefix))
      void navigate(pathOf({ kind, id: anchor.current.slice(prefix.length) }), { replace: true })
    anchor.current = ''
  }, [list, kind, pathOf, navigate])
}

function countsOf(
  counts: PanelCounts | undefined,
  kind: RequestKind | undefined,
): Readonly<Partial<Record<string, number>>> | undefined {
  if (!counts) return undefined
  if (!kind) return counts.inboxCounts
  const {
    all,
    new: unanswered,
    contacted,
    completed,
    suspicious,
  } = counts[({ Quote: 'quoteCounts', Message: 'messageCounts', Call: 'callCounts' } as const)[kind]]
  return { all, new: unanswered, contacted, completed, suspicious }
}

type KindHeadingProps = { kind: RequestKind; requests: readonly RequestInInbox[] }

function KindHeading({ kind, requests }: KindHeadingProps) {
  const { counts } = useAdminOutlet()
  const promised = useBusiness().minutesToCall
  if (!counts) return null
  const { medianFirstContactSeconds: median, shareInTime: share } = counts.quoteCounts
  const { waiting } = counts.inboxCounts
  return (
    <>
      {/* A week without contacts says nothing about speed. */}
      {kind === 'Quote' && median !== null && (
        <p className="inbox-figures">
          {quotesWords.median} <b className="font-semibold text-ink">{durationText(median * 1000)}</b>.
          {share !== null && ` ${quotesWords.share(Math.round(share * 100), promised)}`}
        </p>
      )}
      {kind === 'Call' && (
        <ImportLink to={href('/admin/inbox/import')}>{importKindWords.requests.link}</ImportLink>
      )}
      {waiting > requests.filter(waitsForCall).length && (
        <Link to={href('/admin/inbox')} className="link inline-flex min-h-12 items-center text-note">
          {leadWords.toInbox(waiting)}
        </Link>
      )}
    </>
  )
}

function CloseLink() {
  const { search } = useLocation()
  const { list } = useView()
  return (
    <LeaveLink
      to={{ pathname: list.path, search }}
      className="btn btn-square inbox-close"
      aria-label={words.close}
      title={words.close}
      preventScrollReset
    >
      <X className="icon" />
    </LeaveLink>
  )
}

function NothingYet() {
  const seesOnlyOwn = useSeesOnlyOwn()
  const mayWrite = useMayWrite('leads')
  const Icon = seesOnlyOwn ? CalendarDays : InboxIcon
  return (
    <div className="list-state">
      <Icon className="list-state-icon" />
      <p className="list-state-title">{seesOnlyOwn ? words.ownEmpty : words.empty}</p>
      <p className="mt-2 text-ink-2">{seesOnlyOwn ? words.ownEmptyHint : words.emptyHint}</p>
      {seesOnlyOwn ? (
        <Link to={href('/admin/schedule')} className="btn mt-5">
          {words.toSchedule}
        </Link>
      ) : (
        mayWrite && (
          <Link to={href('/admin/calls/new')} className="btn mt-5">
            {words.writeDown}
          </Link>
        )
      )}
      {!seesOnlyOwn && (
        <ImportLink to={href('/admin/inbox/import')}>{importKindWords.requests.link}</ImportLink>
      )}
    </div>
  )
}

type FilterMenuProps = { counts: Readonly<Partial<Record<string, number>>> | undefined }

function FilterMenu({ counts }: FilterMenuProps) {
  const { list, query } = useList()
  const { filter, search } = useNextQuery(inboxList) ?? query
  const navigate = useNavigate()
  const chosen = menuFilters.find((known) => known === filter) ?? ''
  return (
    <Form className="inbox-menu">
      <span className="select">
        <select
          name="filter"
          aria-label={words.moreFilters}
          value={chosen}
          onChange={({ target }) =>
            navigate(list.queryString({ filter: target.value || list.defaultFilter, search }), {
              preventScrollReset: true,
            })
          }
        >
          <option value="">{words.moreFiltersHint}</option>
          {menuFilters.map((option) => {
            const count = counts?.[option]
            return (
              <option key={option} value={option}>
                {words.filters[option]}
                {count !== undefined && ` (${count.toLocaleString(locale)})`}
              </option>
            )
          })}
        </select>
        <ChevronDown className="icon" />
      </span>
      {search && <input type="hidden" name="q" value={search} />}
    </Form>
  )
}
