import type { ReactNode } from 'react'
import { ExportLink } from '#app/admin/export/export-link.tsx'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import type { ListAnswer } from '#app/admin/list/kept-lists.ts'
import type { ListKind } from '#app/admin/list/list-context.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import type { LoadedList } from '#app/admin/list/load-list.ts'
import type { ActionResult } from '#app/admin/list/row-actions.ts'
import { RowList } from '#app/admin/list/row-list.tsx'
import type { Lead, LeadKindWords } from './lead.ts'
import { LeadCard } from './lead-card.tsx'
import { type LeadCounts, leadTabs } from './lead-filters.ts'
import { LeadSkeletons } from './lead-skeletons.tsx'

type LeadScreenProps<Row extends { id: string }> = {
  list: ListKind & { words: LeadKindWords }
  answer: ListAnswer<LoadedList<Row>>
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
