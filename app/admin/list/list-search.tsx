import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { listWords } from '#content/en/admin-lists.ts'
import { useList } from './list-context.ts'
import { useNextQuery } from './use-list-query.ts'

const debounceMs = 300

/** Searches while one types; the address always says what is searched. Without script, Enter does. */
export function ListSearch() {
  const { address, query, words } = useList()
  // Somebody who types right after pressing a filter means that filter.
  const { filter } = useNextQuery(address) ?? query
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
      const to = address.path({ filter: query.filter, search: asked.current })
      void navigate(to, { replace: true, preventScrollReset: true })
      return
    }
    clearTimeout(timer.current)
    asked.current = query.search
    input.current.value = query.search
  }, [query, address, navigate])

  const searchFor = (search: string) => {
    clearTimeout(timer.current)
    if (search.trim() === asked.current) return
    asked.current = search.trim()
    const to = address.path({ filter, search: search.trim() })
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
      {query.filter !== 'all' && <input type="hidden" name={address.filterName} value={query.filter} />}
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
          to={address.path({ filter: query.filter })}
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
