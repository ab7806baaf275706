import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { PanelTitle, useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { LiveBadge } from '#app/admin/live/live.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { type ListWords, listWords } from '#words/admin-lists.ts'
import { type ListKind, ListProvider, useListQuery, useNextQuery } from './list-context.ts'
import { type FilterTab, FilterTabs, ListSearch } from './list-filter.tsx'
import { keepList, type ListData } from './list-loader.ts'
import { FailedList, LoadingList, StaleNotice, useIsSlow } from './list-states.tsx'
import { listTitleId } from './row-list.tsx'
import { Now } from './time.tsx'
import { UndoProvider } from './undo.tsx'

type ListScreenProps<Loaded extends { total: number }> = {
  list: ListKind
  answer: ListData<Loaded>
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
  useAnnounceResults(answer, words)
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

/** Begins a new one; beside the title of a list. Amber is for what waits in the rows. */
export function StartLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="btn start-link">
      <Plus className="icon" aria-hidden="true" />
      {children}
    </Link>
  )
}

/** Says how many rows a search or a filter found, to people who do not see the list change. */
export function useAnnounceResults({ list, loaded }: ListData<{ total: number }>, { empty }: ListWords) {
  const announce = useAnnounce()
  const said = useRef(list)
  const total = loaded?.total
  useEffect(() => {
    if (said.current === list || total === undefined) return
    said.current = list
    announce(total === 0 ? empty : listWords.found(total))
  }, [list, total, empty, announce])
}
