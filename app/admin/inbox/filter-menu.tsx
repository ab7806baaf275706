import { ChevronDown } from 'lucide-react'
import { Form, useNavigate } from 'react-router'
import { useList, useNextQuery } from '#app/admin/list/list-context.ts'
import { inboxWords as words } from '#words/admin-inbox.ts'
import { locale } from '#words/locale.ts'
import { inboxList, menuFilters } from './inbox-list.ts'

type FilterMenuProps = { counts: Readonly<Partial<Record<string, number>>> | undefined }

/** The filters by kind and status, in one menu beside the tabs. Without script it is sent with a button. */
export function FilterMenu({ counts }: FilterMenuProps) {
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
      <noscript>
        <button type="submit" className="btn btn-small">
          {words.applyFilter}
        </button>
      </noscript>
    </Form>
  )
}
