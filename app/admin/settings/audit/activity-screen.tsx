import { useMemo } from 'react'
import type { ListData } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { EmptyList } from '#app/admin/list/list-states.tsx'
import { LoadMore, useListFocus } from '#app/admin/list/row-list.tsx'
import { auditWords as words } from '#content/en/admin-audit.ts'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { auditList } from './audit-list.ts'
import { EntryRow } from './entry-row.tsx'
import type { LoadedActivity } from './load-activity.ts'
import { PeopleFilter } from './people-filter.tsx'

type ActivityScreenProps = {
  loaderData: ListData<LoadedActivity>
  /** Whose activity is shown; undefined: everybody's. */
  person: string | undefined
}

/** Who did what, newest first. */
export function ActivityScreen({ loaderData, person }: ActivityScreenProps) {
  return (
    <ListScreen
      list={auditList}
      loaderData={loaderData}
      heading={<p className="screen-lead">{words.intro}</p>}
      skeleton={<ActivitySkeleton />}
    >
      {(shown) => (
        <>
          <PeopleFilter people={shown.people} person={person} />
          <Entries shown={shown} />
          <p className="mt-6 max-w-[44rem] text-fine text-ink-2">{words.scope}</p>
        </>
      )}
    </ListScreen>
  )
}

function Entries({ shown: { items, nextToken, total } }: { shown: LoadedActivity }) {
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
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ol>
          <LoadMore nextToken={nextToken} shown={items.length} total={total} onMore={focus.onMore} />
        </>
      )}
    </section>
  )
}
