import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ExportLink } from '#app/admin/export/export-link.tsx'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { rowHref } from '#app/admin/list/list.ts'
import { type ListKind, useList } from '#app/admin/list/list-context.ts'
import type { ListData, LoadedList } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import type { ActionResult } from '#app/admin/list/row-action.ts'
import { RowList } from '#app/admin/list/row-list.tsx'
import { promisedMilliseconds, useNow } from '#app/admin/list/time.tsx'
import { durationText } from '#app/ui/dates.ts'
import { leadWords } from '#words/admin-leads.ts'
import type { Lead, LeadKindWords } from './lead.ts'
import { LeadCard } from './lead-card.tsx'
import { type LeadCounts, leadTabs } from './lead-list.ts'

type LeadScreenProps<Row extends { id: string }> = {
  list: ListKind & { words: LeadKindWords }
  answer: ListData<LoadedList<Row>>
  /** What a form sent without script was answered. */
  actionResult: ActionResult | undefined
  counts: LeadCounts | undefined
  heading?: ReactNode
  /** Where the list is a file. */
  exportPath: string
  leadOf: (row: Row) => Lead
  /** What a card of this kind shows under the message. */
  extra?: (row: Row) => ReactNode
}

/** The people who wrote, newest first, each on a card from which they are called. */
export function LeadScreen<Row extends { id: string }>(props: LeadScreenProps<Row>) {
  const { list, answer, actionResult, counts, heading, exportPath, leadOf, extra } = props
  const { words } = list
  const { arrived } = useAdminOutlet()
  return (
    <ListScreen
      list={list}
      answer={answer}
      tabs={(shownFilter) => leadTabs(counts, shownFilter)}
      heading={heading}
      skeleton={<LeadSkeletons />}
    >
      {(shown) => (
        <>
          <RowList
            shown={shown}
            actionResult={actionResult}
            describe={(row) => {
              const { name, service } = leadOf(row)
              return { name, what: words.deleteWhat(name, service) }
            }}
          >
            {(rows, onDelete) =>
              rows.map((row) => (
                <LeadCard
                  key={row.id}
                  lead={leadOf(row)}
                  words={words}
                  hasJustArrived={arrived.has(row.id)}
                  onDelete={() => onDelete(row)}
                >
                  {extra?.(row)}
                </LeadCard>
              ))
            }
          </RowList>
          <ExportLink path={exportPath} total={shown.total} />
        </>
      )}
    </ListScreen>
  )
}

/** Who wrote first of those whom nobody has contacted. */
export type LongestWait = { id: string; name: string; submittedAt: string }

/** Out of sight in a long list, so it is named where nobody can miss it, once the promised time is over. */
export function WaitingLongest({ wait: { id, name, submittedAt } }: { wait: LongestWait }) {
  const { address } = useList()
  const waited = useNow() - Date.parse(submittedAt)
  if (waited <= promisedMilliseconds) return null
  return (
    <p className="mt-1 font-semibold text-late text-note">
      {leadWords.waitingLongest}{' '}
      <Link to={rowHref('', address, id)} className="overdue-link">
        <bdi>{name}</bdi>, {durationText(waited)}
      </Link>
    </p>
  )
}

/** The layout of the cards, while others load. */
export function LeadSkeletons() {
  return ['first', 'second', 'third'].map((card) => (
    <div key={card} className="lead-card" aria-hidden="true">
      <div className="lead-request">
        <i className="h-7 w-56" />
        <i className="mt-2.5 h-4 w-72" />
        <i className="mt-5 h-4 w-full max-w-140" />
        <i className="mt-2.5 h-4 w-2/3 max-w-100" />
      </div>
      <div className="lead-actions">
        <i className="h-12" />
        <i className="h-12" />
        <i className="h-12" />
      </div>
    </div>
  ))
}
