import { X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useParams } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { listClientLoader, listResult, loadList } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { intentIn } from '#app/admin/list/row-action.ts'
import { RowList } from '#app/admin/list/row-list.tsx'
import { InboxSkeleton } from '#app/admin/list/skeletons.tsx'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import type { ResultOf } from '#app/graphql.ts'
import { inboxWords as words } from '#words/admin-inbox.ts'
import type { Route } from './+types/route.ts'
import { type BulkResult, bulkMessages } from './bulk.ts'
import { changeRequests } from './bulk-action.ts'
import { FilterMenu } from './filter-menu.tsx'
import { InboxKeys } from './inbox-keys.tsx'
import { type InboxFilter, inboxList, ReadInbox, type RequestInInbox, tabs } from './inbox-list.ts'
import { InboxRows } from './inbox-rows.tsx'
import { BulkBar, SelectButton, SelectionProvider } from './selection.tsx'
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
export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
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
                <RowList loaded={loaded} actionData={actionData}>
                  {(rows) => <InboxRows requests={rows} openId={openId} />}
                </RowList>
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
