import { useMemo } from 'react'
import { href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { useList } from '#app/admin/list/list-context.ts'
import { useListFocus } from '#app/admin/list/list-focus.ts'
import { listClientLoader, listResult } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { EmptyList } from '#app/admin/list/list-states.tsx'
import { LoadMore } from '#app/admin/list/row-list.tsx'
import { auditWords as words } from '#words/admin-audit.ts'
import type { Route } from './+types/route.ts'
import { AuditEntry } from './audit-entry.tsx'
import { auditList } from './audit-list.ts'
import { type AuditPage, loadAuditPage } from './audit-page.ts'

export const handle = { hydrates: true }

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  return listResult(auditList, url, await loadAuditPage(run, url, params.person))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, auditList)

/** The audit log: who did what, newest first. */
export default function Audit({ loaderData, params: { person } }: Route.ComponentProps) {
  return (
    <ListScreen
      list={auditList}
      loaderData={loaderData}
      heading={<p className="screen-lead">{words.intro}</p>}
      skeleton={<Skeleton />}
    >
      {(shown) => (
        <>
          <PeopleFilter people={shown.people} person={person} />
          <Entries page={shown} />
          <p className="mt-6 max-w-[44rem] text-fine text-ink-2">{words.scope}</p>
        </>
      )}
    </ListScreen>
  )
}

function Skeleton() {
  return (
    <div className="activity" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="activity-entry">
          <i className="h-4 w-3/5" />
          <i className="mt-3 h-4 w-36" />
        </div>
      ))}
    </div>
  )
}

type PeopleFilterProps = { people: readonly string[]; person: string | undefined }

/** Whose entries are shown. The person is part of the path, so that filter, search and pages keep it. */
function PeopleFilter({ people, person }: PeopleFilterProps) {
  const { list, query } = useList()
  const { filter, search } = query
  const filtered = list.queryString({ filter, search })
  return (
    <nav aria-label={words.people} className="activity-people">
      {[undefined, ...people].map((name) => (
        <Link
          key={name ?? ''}
          to={`${pathOf(name)}${filtered === '?' ? '' : filtered}`}
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

function Entries({ page: { items, nextToken, total } }: { page: AuditPage }) {
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const focus = useListFocus(ids)
  return (
    <section aria-label={words.listTitle} onFocus={focus.onFocus}>
      {items.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          <ol className="activity">
            {items.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} />
            ))}
          </ol>
          <LoadMore nextToken={nextToken} shown={items.length} total={total} onMore={focus.onMore} />
        </>
      )}
    </section>
  )
}
