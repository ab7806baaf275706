import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { PanelTitle, useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { LiveBadge } from '#app/admin/live/live-badge.tsx'
import { type FilterTab, FilterTabs } from './filter-tabs.tsx'
import { keepList, type ListAnswer } from './kept-lists.ts'
import { type ListKind, ListProvider } from './list-context.ts'
import { ListSearch } from './list-search.tsx'
import { FailedList, LoadingList, StaleNotice } from './list-states.tsx'
import { Now } from './now.tsx'
import { UndoProvider } from './undo.tsx'
import { useIsSlow } from './use-is-slow.ts'
import { listTitleId } from './use-list-focus.ts'
import { useListQuery, useNextQuery } from './use-list-query.ts'
import { useSayFound } from './use-say-found.ts'

type ListScreenProps<Loaded extends { total: number }> = {
  list: ListKind
  answer: ListAnswer<Loaded>
  tabs: (shownFilter: string) => readonly FilterTab[]
  /** Stands under the title. */
  heading?: ReactNode
  /** What one can begin here, above the list at the right. */
  start?: ReactNode
  /** The layout of the rows, while another list loads. */
  skeleton: ReactNode
  children: (loaded: Loaded) => ReactNode
}

/** A list of the panel with everything around it, in every state: live, loading, stale, failed, offline. */
export function ListScreen<Loaded extends { total: number }>(props: ListScreenProps<Loaded>) {
  const { list, answer, tabs, heading, start, skeleton, children } = props
  const { address, words } = list
  const { at, loaded, isStale } = answer
  const { live } = useAdminOutlet()
  const { pathname } = useLocation()
  const query = useListQuery(address)
  useEffect(() => keepList(pathname, answer), [pathname, answer])
  useSayFound(answer, words)
  const next = useNextQuery(address)
  const isSlow = useIsSlow(next !== undefined)
  const context = useMemo(() => ({ ...list, query }), [list, query])
  const filtered = next ?? query
  return (
    <ListProvider value={context}>
      <Now at={at}>
        <UndoProvider>
          <PanelTitle title={words.title} />
          <header className="list-heading" data-list={address.row}>
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
            <FilterTabs tabs={tabs(filtered.filter)} shown={filtered} />
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
    </ListProvider>
  )
}
