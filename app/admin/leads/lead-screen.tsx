import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import type { ListData, LoadedList } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { LeadSkeletons } from '#app/admin/list/skeletons.tsx'
import type { ResultOf } from '#app/graphql.ts'
import { leadWords } from '#words/admin-leads.ts'
import type { Lead, LeadStatus } from './lead.ts'
import { LeadCard } from './lead-card.tsx'
import type { LeadList } from './lead-list.ts'
import { replyContext } from './reply-links.tsx'
import type { replyFields } from './templates.ts'

/** A list of leads with what its saved replies are filled in with. */
type LoadedLeads<Row> = LoadedList<Row> & ResultOf<typeof replyFields> & { origin: string }

type LeadScreenProps<Row extends { id: string }> = {
  list: LeadList
  loaderData: ListData<LoadedLeads<Row>>
  counts: Record<'all' | LeadStatus | 'quarantined', number> | undefined
  heading?: ReactNode
  /** Where the list is a file. */
  exportPath: string
  toLead: (row: Row) => Lead
  /** What a card of this kind shows under the message. */
  extra?: (row: Row) => ReactNode
}

/** The people who wrote, newest first, each on a card from which they are called. */
export function LeadScreen<Row extends { id: string }>(props: LeadScreenProps<Row>) {
  const { list, loaderData, counts, heading, exportPath, toLead, extra } = props
  const { words } = list
  const { arrived } = useAdminOutlet()
  return (
    <ListScreen
      list={list}
      loaderData={loaderData}
      counts={counts && { ...counts, 'to-check': counts.quarantined }}
      // The filter for suspicious leads is offered only when there are some.
      offers={(filter) => filter !== 'to-check' || Boolean(counts?.quarantined)}
      heading={
        <>
          {heading}
          <InboxHint />
        </>
      }
      skeleton={<LeadSkeletons />}
    >
      {(loaded) => (
        <RowList
          loaded={loaded}
          describe={(row) => {
            const { name, service } = toLead(row)
            return { name, what: words.deleteWhat(name, service) }
          }}
          exportPath={exportPath}
        >
          {(rows, onDelete) =>
            rows.map((row) => (
              <LeadCard
                key={row.id}
                lead={toLead(row)}
                words={words}
                replies={replyContext(loaded, loaded.origin)}
                hasJustArrived={arrived.has(row.id)}
                onDelete={() => onDelete(row)}
              >
                {extra?.(row)}
              </LeadCard>
            ))
          }
        </RowList>
      )}
    </ListScreen>
  )
}

/** The way to whoever must be called first, who may have written with the other form. */
function InboxHint() {
  const waiting = useAdminOutlet().counts?.inboxCounts.waiting
  if (waiting === undefined) return null
  return (
    <Link to={href('/admin/inbox')} className="link inbox-hint">
      {leadWords.toInbox(waiting)}
    </Link>
  )
}
