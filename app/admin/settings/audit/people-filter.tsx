import { href, Link } from 'react-router'
import { useList } from '#app/admin/list/list-context.ts'
import { auditWords as words } from '#content/en/admin-audit.ts'

type PeopleFilterProps = { people: readonly string[]; person: string | undefined }

/** Whose activity is shown. The person is part of the path, so that filter, search and pages keep it. */
export function PeopleFilter({ people, person }: PeopleFilterProps) {
  const { list, query } = useList()
  const kept = list.queryString({ filter: query.filter, search: query.search })
  return (
    <nav aria-label={words.people} className="activity-people">
      {[undefined, ...people].map((name) => (
        <Link
          key={name ?? ''}
          to={`${pathOf(name)}${kept === '?' ? '' : kept}`}
          aria-current={name === person ? 'page' : undefined}
          preventScrollReset
        >
          {name ?? words.everybody}
        </Link>
      ))}
    </nav>
  )
}

const pathOf = (person: string | undefined) =>
  person === undefined
    ? href('/admin/settings/activity')
    : href('/admin/settings/activity/by/:person', { person })
