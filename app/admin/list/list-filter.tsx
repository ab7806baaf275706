import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { listWords } from '#words/admin-lists.ts'
import { locale } from '#words/locale.ts'
import type { ListQuery } from './list.ts'
import { useList, useNextQuery } from './list-context.ts'

type FilterTabsProps = {
  filters: readonly string[]
  /** How many rows each filter lets through; without a number while that is unknown. */
  counts: Readonly<Partial<Record<string, number>>> | undefined
  /** What the list shows, or is about to. */
  shown: ListQuery
}

/** The filters to press. */
export function FilterTabs({ filters, counts, shown }: FilterTabsProps) {
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

/** Searches while one types; the address always says what is searched. Without script, Enter does. */
export function ListSearch() {
  const { list, query } = useList()
  const { words } = list
  // Somebody who types right after pressing a filter means that filter.
  const { filter } = useNextQuery(list) ?? query
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const asked = useRef(query.search)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Back, a tab or "show all" change the search too; what was asked for here arrives while somebody types on.
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
        <input type="hidden" name={list.filterName} value={query.filter} />
      ) : (
        list.searchFilter !== query.filter && (
          <input type="hidden" name={list.filterName} value={list.searchFilter} />
        )
      )}
      <Search className="icon" aria-hidden="true" />
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
          <X className="icon" aria-hidden="true" />
        </Link>
      )}
      <noscript>
        <button type="submit" className="btn btn-small">
          {listWords.searchSubmit}
        </button>
      </noscript>
    </Form>
  )
}
