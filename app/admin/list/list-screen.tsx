import { type ReactNode, useMemo } from 'react'
import { useAdminOutlet } from '../layout/outlet.ts'
import { PanelTitle } from '../layout/panel-title.tsx'
import { LiveBadge } from '../live/live-badge.tsx'
import { type FilterTab, FilterTabs } from './filter-tabs.tsx'
import { type ListKind, ListProvider } from './list-context.ts'
import { ListSearch } from './list-search.tsx'
import { FailedList, LoadingList, StaleNotice } from './list-states.tsx'
import { Now } from './now.tsx'
import { UndoProvider } from './undo.tsx'
import { useIsSlow } from './use-is-slow.ts'
import { listTitleId } from './use-list-focus.ts'
import { useListQuery, useNextQuery } from './use-list-query.ts'
import { useSayFound } from './use-say-found.ts'
import { type ListAnswer, useShownList } from './use-shown-list.ts'

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
  const { live } = useAdminOutlet()
  const query = useListQuery(address)
  const shown = useShownList(answer)
  useSayFound(answer, words)
  const next = useNextQuery(address)
  const isSlow = useIsSlow(next !== undefined)
  const context = useMemo(() => ({ ...list, query }), [list, query])
  const at = shown?.at ?? answer.at
  const filtered = next ?? query
  return (
    <ListProvider value={context}>
      <Now at={at}>
        <UndoProvider>
          <PanelTitle title={words.title} />
          <header className="list-heading" data-list={address.row}>
            <div className="grow">
              <h1 id={listTitleId} tabIndex={-1}>
                {words.title}
              </h1>
              {heading}
            </div>
            <LiveBadge state={live} words={words.live} at={shown?.at} />
            {start}
          </header>
          <div className="list-filter">
            <FilterTabs tabs={tabs(filtered.filter)} shown={filtered} />
            <ListSearch />
          </div>
          {isSlow ? (
            <LoadingList>{skeleton}</LoadingList>
          ) : shown ? (
            <>
              {(shown.isStale || live === 'offline') && <StaleNotice at={shown.at} />}
              {children(shown.loaded)}
            </>
          ) : (
            <FailedList />
          )}
        </UndoProvider>
      </Now>
    </ListProvider>
  )
}
