import { Plus, Search, X } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { LiveBadge } from '#app/admin/live/live.tsx'
import { useMayWriteHere } from '#app/admin/rights.ts'
import { PanelTitle, useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { useIsSlow } from '#app/ui/use-is-slow.ts'
import { locale } from '#words/locale.ts'
import { type ListWords, listWords } from '#words/panel/lists.ts'

import {
  type List,
  ListContext,
  type ListQuery,
  rowElementId,
  useList,
  useListQuery,
  useNextQuery,
} from './list.ts'
import { listTitleId } from './list-focus.ts'
import { type ListData, listCache } from './list-loader.ts'
import { FailedList, StaleList } from './list-states.tsx'
import { type AheadProps, ReadAhead } from './read-ahead.tsx'
import { LoadingList, TableSkeleton } from './skeletons.tsx'
import { Now } from './time.tsx'
import { UndoProvider } from './undo.tsx'

type ListScreenProps<Filter extends string, Loaded extends { total: number | null }> = {
  list: List<Filter>
  loaderData: ListData<Loaded>
  counts?: Readonly<Partial<Record<Filter, number>>> | undefined
  /** Which filters are offered besides the one that is shown; all, unless given. */
  offers?: (filter: Filter) => boolean
  heading?: ReactNode
  /** Above the filters. */
  notice?: ReactNode
  start?: ReactNode
  moreFilters?: ReactNode
  /** In place of filters and rows where there is nothing at all to filter. */
  empty?: ReactNode
  hasOpenRecord?: boolean
  opened?: AheadProps['opened']
  skeleton?: ReactNode
  children: (loaded: Loaded) => ReactNode
}

export function ListScreen<Filter extends string, Loaded extends { total: number | null }>(
  props: ListScreenProps<Filter, Loaded>,
) {
  const { list, loaderData, counts, offers = () => true, heading, notice, start, children } = props
  const { skeleton = <TableSkeleton />, moreFilters, empty, hasOpenRecord = false, opened } = props
  const { words } = list
  const { at, loaded, isStale } = loaderData
  const { live } = useAdminOutlet()
  useEffect(() => listCache.set(loaderData), [loaderData])
  useAnnounceResults(loaderData, words)
  const query = useListQuery(list)
  const next = useNextQuery(list)
  const shown = next ?? query
  const before = listCache.of<Loaded>(list, next)
  const isSlow = useIsSlow(next !== undefined && !before)
  const rowsQuery = before && next ? next : query
  const context = useMemo(() => ({ list, query: rowsQuery }), [list, rowsQuery])
  const elementOf = useCallback((id: string) => rowElementId(list, id), [list])
  const pressed = usePressedFilter(query.filter)
  const filters = list.filters.filter((filter) => filter === shown.filter || offers(filter))
  const isBare = Boolean(empty) && loaded?.total === 0 && shown.filter === list.defaultFilter && !shown.search
  return (
    <ListContext value={context}>
      <Now at={at}>
        <UndoProvider elementOf={elementOf}>
          {!hasOpenRecord && <PanelTitle title={words.title} />}
          {/* On a slow phone it comes while the list is hydrated; `ReadAhead` runs it after. */}
          {!hasOpenRecord &&
            opened?.code.map((href) => <link key={href} rel="prefetch" as="script" href={href} />)}
          <header className="list-heading" data-list={list.row}>
            <div>
              <h1 id={listTitleId} tabIndex={-1}>
                {words.title}
              </h1>
              {heading}
            </div>
            <LiveBadge state={live} at={loaded && !isStale ? at : undefined} />
            {!isBare && start}
          </header>
          {notice}
          {!isBare && (
            <div className="list-filter">
              <FilterTabs filters={filters} counts={counts} shown={shown} pressed={pressed} />
              {loaded && !shown.search && (
                <ReadAhead list={list} filters={filters} opened={opened} isComplete={live !== 'connecting'} />
              )}
              {moreFilters}
              <ListSearch pressed={pressed} />
            </div>
          )}
          {isBare ? (
            <>
              {isStale && !before && <StaleList at={at} />}
              {empty}
            </>
          ) : isSlow ? (
            <LoadingList says={words.loading}>{skeleton}</LoadingList>
          ) : loaded ? (
            <>
              {isStale && !before && <StaleList at={at} />}
              {children(before ?? loaded)}
            </>
          ) : (
            <FailedList />
          )}
        </UndoProvider>
      </Now>
    </ListContext>
  )
}

function useAnnounceResults({ key, loaded }: ListData<{ total: number | null }>, { empty }: ListWords) {
  const announce = useAnnounce()
  const announced = useRef(key)
  const total = loaded?.total
  useEffect(() => {
    if (announced.current === key || total === undefined || total === null) return
    announced.current = key
    announce(total === 0 ? empty : listWords.found(total))
  }, [key, total, empty, announce])
}

export function StartLink({ to, children }: { to: string; children: ReactNode }) {
  if (!useMayWriteHere()) return null
  return (
    <Link to={to} className="btn start-link">
      <Plus className="icon" />
      {children}
    </Link>
  )
}

type PressedFilter = RefObject<string | undefined>

/** Until its list is shown, which on a slow phone comes after what is typed since. */
function usePressedFilter(shown: string): PressedFilter {
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    // Another one may have been pressed while this one was drawn.
    if (pressed.current === shown) pressed.current = undefined
  }, [shown])
  return pressed
}

type FilterTabsProps = {
  filters: readonly string[]
  counts: Readonly<Partial<Record<string, number>>> | undefined
  shown: ListQuery
  pressed: PressedFilter
}

function FilterTabs({ filters, counts, shown, pressed }: FilterTabsProps) {
  const { list } = useList()
  const { words } = list
  const strip = useRef<HTMLElement>(null)
  // On a phone the strip is wider than the screen. Only it moves, not the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter decides which link is current
  useEffect(() => {
    const open = strip.current?.querySelector('[aria-current]')
    if (!strip.current || !open) return
    const [outer, inner] = [strip.current.getBoundingClientRect(), open.getBoundingClientRect()]
    strip.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [shown.filter])
  if (filters.length < 2) return null
  return (
    <nav ref={strip} aria-label={words.filterBy} className="tabs">
      {filters.map((filter) => {
        const count = counts?.[filter]
        return (
          <Link
            key={filter}
            to={list.queryString({ filter, search: shown.search })}
            aria-current={filter === shown.filter ? 'page' : undefined}
            preventScrollReset
            onClick={() => {
              pressed.current = filter
            }}
          >
            {words.filters[filter]}
            {count !== undefined && <b>{count.toLocaleString(locale)}</b>}
          </Link>
        )
      })}
    </nav>
  )
}

const debounceMs = 300

function ListSearch({ pressed }: { pressed: PressedFilter }) {
  const { list } = useList()
  // Of the address: rows of the next list may be shown before it, and go again when a search comes in between.
  const query = useListQuery(list)
  const { words } = list
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const asked = useRef(query.search)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Back, a tab or "show all" change the search too; what was asked for here arrives during typing.
  const seen = useRef(query.search)
  useEffect(() => {
    const before = seen.current
    seen.current = query.search
    if (!input.current || query.search === asked.current) return
    // A filter that is pressed right after typing still has the search of before in its link.
    if (query.search === before) {
      const to = list.queryString({ filter: query.filter, search: asked.current })
      void navigate(to, { replace: true, preventScrollReset: true })
      return
    }
    clearTimeout(timer.current)
    asked.current = query.search
    input.current.value = query.search
  }, [query, list, navigate])

  const searchFor = (search: string) => {
    clearTimeout(timer.current)
    if (search.trim() === asked.current) return
    asked.current = search.trim()
    const filter = pressed.current ?? query.filter
    const within = search.trim() && filter === list.defaultFilter ? list.searchFilter : filter
    const to = list.queryString({ filter: within, search: search.trim() })
    void navigate(to, { replace: true, preventScrollReset: true })
  }
  return (
    <Form
      role="search"
      className="search"
      onSubmit={(event) => {
        event.preventDefault()
        searchFor(input.current?.value ?? '')
      }}
    >
      {query.filter !== list.defaultFilter ? (
        <input type="hidden" name="filter" value={query.filter} />
      ) : (
        list.searchFilter !== query.filter && <input type="hidden" name="filter" value={list.searchFilter} />
      )}
      <Search className="icon" />
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={query.search}
        placeholder={words.searchHint}
        aria-label={words.search}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => target.form?.requestSubmit(), debounceMs)
        }}
      />
      {query.search && (
        <Link
          to={list.queryString({
            filter: query.filter === list.searchFilter ? list.defaultFilter : query.filter,
          })}
          replace
          preventScrollReset
          className="search-clear"
          aria-label={listWords.searchClear}
          onClick={() => {
            clearTimeout(timer.current)
            asked.current = ''
            if (!input.current) return
            input.current.value = ''
            input.current.focus()
          }}
        >
          <X className="icon" />
        </Link>
      )}
    </Form>
  )
}
