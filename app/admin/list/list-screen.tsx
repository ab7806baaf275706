import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { PanelTitle, useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { LiveBadge } from '#app/admin/live/live.tsx'
import { useMayWriteHere } from '#app/admin/rights.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { type ListWords, listWords } from '#words/admin-lists.ts'
import type { List } from './list.ts'
import { ListContext, useListQuery, useNextQuery } from './list-context.ts'
import { FilterTabs, ListSearch } from './list-filter.tsx'
import { listTitleId } from './list-focus.ts'
import { type ListData, listCache } from './list-loader.ts'
import { FailedList, StaleNotice } from './list-states.tsx'
import { LoadingList, useIsSlow } from './skeletons.tsx'
import { Now } from './time.tsx'
import { UndoProvider } from './undo.tsx'

type ListScreenProps<Filter extends string, Loaded extends { total: number }> = {
  list: List<Filter>
  loaderData: ListData<Loaded>
  /** How many rows each filter lets through. */
  counts?: Readonly<Partial<Record<Filter, number>>> | undefined
  /** Whether a filter is offered while it is not the one that is shown; all of them unless said otherwise. */
  offers?: (filter: Filter) => boolean
  /** Stands under the title. */
  heading?: ReactNode
  /** What one can begin here, above the list at the right. */
  start?: ReactNode
  /** Another way to filter, beside the tabs. */
  moreFilters?: ReactNode
  /** A record of the list is open beside it, which gives the window its title. */
  hasOpenRecord?: boolean
  /** The layout of the rows, while another list loads. */
  skeleton: ReactNode
  children: (loaded: Loaded) => ReactNode
}

/** A list of the panel with everything around it, in every state: live, loading, stale, failed, offline. */
export function ListScreen<Filter extends string, Loaded extends { total: number }>(
  props: ListScreenProps<Filter, Loaded>,
) {
  const { list, loaderData, counts, offers = () => true, heading, start, skeleton, children } = props
  const { moreFilters, hasOpenRecord = false } = props
  const { words } = list
  const { at, loaded, isStale } = loaderData
  const { live } = useAdminOutlet()
  useEffect(() => listCache.set(loaderData), [loaderData])
  useAnnounceResults(loaderData, words)
  const query = useListQuery(list)
  const next = useNextQuery(list)
  const shown = next ?? query
  const isSlow = useIsSlow(next !== undefined)
  const context = useMemo(() => ({ list, query }), [list, query])
  return (
    <ListContext value={context}>
      <Now at={at}>
        <UndoProvider>
          {!hasOpenRecord && <PanelTitle title={words.title} />}
          <header className="list-heading" data-list={list.row}>
            <div>
              <h1 id={listTitleId} tabIndex={-1}>
                {words.title}
              </h1>
              {heading}
            </div>
            <LiveBadge state={live} words={words.live} at={loaded && !isStale ? at : undefined} />
            {start}
          </header>
          <div className="list-filter">
            <FilterTabs
              filters={list.filters.filter((filter) => filter === shown.filter || offers(filter))}
              counts={counts}
              shown={shown}
            />
            {moreFilters}
            <ListSearch />
          </div>
          {isSlow ? (
            <LoadingList says={words.loading}>{skeleton}</LoadingList>
          ) : loaded ? (
            <>
              {isStale && <StaleNotice at={at} />}
              {children(loaded)}
            </>
          ) : (
            <FailedList />
          )}
        </UndoProvider>
      </Now>
    </ListContext>
  )
}

/** Says how many rows a search or a filter found, to people who do not see the list change. */
function useAnnounceResults({ key, loaded }: ListData<{ total: number }>, { empty }: ListWords) {
  const announce = useAnnounce()
  const announced = useRef(key)
  const total = loaded?.total
  useEffect(() => {
    if (announced.current === key || total === undefined) return
    announced.current = key
    announce(total === 0 ? empty : listWords.found(total))
  }, [key, total, empty, announce])
}

/** The link to a form for a new record, beside the title of a list. */
export function StartLink({ to, children }: { to: string; children: ReactNode }) {
  if (!useMayWriteHere()) return null
  return (
    <Link to={to} className="btn start-link">
      <Plus className="icon" aria-hidden="true" />
      {children}
    </Link>
  )
}
