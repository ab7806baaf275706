import { ChevronDown, FileImage, X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import {
  Form,
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { EmergencyMark } from '#app/admin/leads/emergency-mark.tsx'
import { requestPath } from '#app/admin/leads/lead.ts'
import { rowElementId, useList, useNextQuery } from '#app/admin/list/list.ts'
import { listClientLoader, listResult, loadList } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { intentIn } from '#app/admin/list/row-action.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { InboxSkeleton } from '#app/admin/list/skeletons.tsx'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import type { ResultOf } from '#app/graphql.ts'
import { inboxWords as words } from '#words/admin-inbox.ts'
import { locale } from '#words/locale.ts'
import { contactServiceLabel, serviceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import { type BulkResult, bulkMessages } from './bulk.ts'
import { changeRequests } from './bulk-action.ts'
import { InboxKeys } from './inbox-keys.tsx'
import {
  type InboxFilter,
  inboxList,
  menuFilters,
  ReadInbox,
  type RequestInInbox,
  tabs,
} from './inbox-list.ts'
import { callFirst, Reason, waitsForCall } from './reason.tsx'
import { BulkBar, RowCheckbox, SelectButton, SelectionProvider, useSelection } from './selection.tsx'
import { useFocusOnReturn } from './use-focus-on-return.ts'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const documents = { page: ReadInbox }
  const loaded = await loadList<RequestInInbox, ResultOf<typeof ReadInbox>, InboxFilter>(
    run,
    url,
    inboxList,
    documents,
  )
  return listResult(inboxList, url, loaded)
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, inboxList)

export const action = (args: Route.ActionArgs) => changeRequests(args)

/** Without a connection nothing is changed, and the list says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = intentIn(bulkMessages, await request.clone().formData())
  return orOffline(withTimeout(serverAction()), (error): BulkResult => {
    if (!intent) throw error
    return { ok: false, intent, message: bulkMessages[intent], changed: [] }
  })
}

/** Opening a request reads that request, not the list beside it again: on a phone in a van that is half the wait. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isStep = change.currentUrl.pathname !== change.nextUrl.pathname
  const isSameList = change.currentUrl.search === change.nextUrl.search
  return isStep && isSameList && !change.formMethod ? false : change.defaultShouldRevalidate
}

/** Whoever must be called first on top; the request that is open beside the list, on a phone in its place. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const outlet = useAdminOutlet()
  const { id: openId } = useParams()
  const counts = outlet.counts?.inboxCounts
  const mayWrite = useMayWrite('leads')
  const requests = useMemo(() => loaderData.loaded?.items ?? [], [loaderData.loaded])
  const pane = useRef<HTMLDivElement>(null)
  useFocusOnReturn(openId)
  return (
    <SelectionProvider requests={requests}>
      <div className="inbox" data-open={openId ? true : undefined}>
        <div className="inbox-list">
          <ListScreen
            list={inboxList}
            loaderData={loaderData}
            counts={counts}
            offers={(filter) =>
              tabs.some((tab) => tab === filter) && (filter !== 'toCheck' || Boolean(counts?.toCheck))
            }
            moreFilters={<FilterMenu counts={counts} />}
            start={mayWrite && <SelectButton />}
            skeleton={<InboxSkeleton />}
            hasOpenRecord={openId !== undefined}
          >
            {(loaded) => (
              <>
                <RowList loaded={loaded}>{(rows) => <InboxRows requests={rows} openId={openId} />}</RowList>
                {mayWrite && <BulkBar />}
                <InboxKeys requests={loaded.items} openId={openId} pane={pane} />
              </>
            )}
          </ListScreen>
        </div>
        <div ref={pane} className="inbox-request">
          {openId && <CloseLink />}
          <Outlet context={outlet} />
        </div>
      </div>
    </SelectionProvider>
  )
}

/** Closes the request beside the list. */
function CloseLink() {
  const { search } = useLocation()
  return (
    <Link
      to={{ pathname: inboxList.path, search }}
      className="btn btn-square inbox-close"
      aria-label={words.close}
      title={words.close}
      preventScrollReset
    >
      <X className="icon" aria-hidden="true" />
    </Link>
  )
}

type FilterMenuProps = { counts: Readonly<Partial<Record<string, number>>> | undefined }

/** The filters by kind and status, in one menu beside the tabs. */
function FilterMenu({ counts }: FilterMenuProps) {
  const { list, query } = useList()
  const { filter, search } = useNextQuery(inboxList) ?? query
  const navigate = useNavigate()
  const chosen = menuFilters.find((known) => known === filter) ?? ''
  return (
    <Form className="inbox-menu">
      <span className="select">
        <select
          name={list.filterName}
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
        <ChevronDown className="icon" aria-hidden="true" />
      </span>
      {search && <input type="hidden" name="q" value={search} />}
    </Form>
  )
}

type InboxRowsProps = { requests: readonly RequestInInbox[]; openId: string | undefined }

/** The requests of a page, each group of them under its name. */
function InboxRows({ requests, openId }: InboxRowsProps) {
  const groups = Map.groupBy(requests, ({ group }) => group)
  const first = callFirst(requests)
  return [...groups].map(([group, rows]) => (
    <section key={group} className="inbox-group" data-group={group} aria-labelledby={`group-${group}`}>
      <header>
        <h2 id={`group-${group}`}>{words.groups[group]}</h2>
        {words.groupHints[group] && <p>{words.groupHints[group]}</p>}
      </header>
      <ul>
        {rows.map((request) => (
          <InboxRow
            key={request.id}
            request={request}
            isOpen={request.id === openId}
            isFirst={first.has(request.id)}
          />
        ))}
      </ul>
    </section>
  ))
}

type InboxRowProps = { request: RequestInInbox; isOpen: boolean; isFirst: boolean }

/** One request in a line: who, what, how long they wait, and the button that calls them. */
function InboxRow({ request, isOpen, isFirst }: InboxRowProps) {
  const { list, query } = useList()
  const { arrived } = useAdminOutlet()
  const mayWrite = useMayWrite('leads')
  const { id, name, number, isEmergency, excerpt, address, files, assigneeName } = request
  const { selected } = useSelection()
  return (
    <li
      id={rowElementId(list, id)}
      tabIndex={-1}
      className="inbox-row"
      data-to-call={waitsForCall(request) || undefined}
      data-first={isFirst || undefined}
      data-urgent={request.group === 'urgent' || undefined}
      data-selected={selected.has(id) || undefined}
      data-open={isOpen || undefined}
      data-arrived={arrived.has(id) || undefined}
    >
      {mayWrite && <RowCheckbox request={request} />}
      <p className="inbox-who">
        <Link
          to={`${requestPath(request)}${list.queryString(query)}`}
          className="inbox-open"
          aria-current={isOpen ? 'page' : undefined}
          aria-describedby={`about-${id}`}
          dir="auto"
        >
          {name}
        </Link>
        {isEmergency ? <EmergencyMark /> : <span className="inbox-service">{serviceOf(request)}</span>}
      </p>
      <p className="inbox-words" dir="auto">
        {excerpt || <span className="text-ink-3">{words.unread}</span>}
      </p>
      <p className="inbox-place">
        {assigneeName && <b>{words.has(assigneeName)}</b>}
        {files > 0 && (
          <span className="inbox-files">
            <FileImage className="icon" aria-hidden="true" />
            <span className="sr-only">{words.files(files)}</span>
            <span aria-hidden="true">{files}</span>
          </span>
        )}
        {address && <bdi>{address}</bdi>}
        <span className="inbox-number">{words.number(number)}</span>
      </p>
      <p id={`about-${id}`} className="inbox-reason">
        <Reason request={request} />
      </p>
      <CallButton request={request} isFirst={isFirst} className="inbox-call" />
    </li>
  )
}

const serviceOf = ({ kind, service }: RequestInInbox): string =>
  kind === 'Quote' ? serviceLabel(service) : contactServiceLabel(service)
