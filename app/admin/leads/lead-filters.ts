import type { FilterTab } from '#app/admin/list/list-filter.tsx'
import { listAddress } from '#app/admin/list/list.ts'
import type { LeadStatus } from './lead-status.ts'

/** `to-check` are those that look automatic, whatever their status. */
export type LeadFilter = 'all' | LeadStatus | 'to-check'

/** The address of a list of leads, whose rows are named `row`. */
export const leadAddress = (row: string) =>
  listAddress({ row, filterName: 'status', filters: ['new', 'contacted', 'completed', 'to-check'] })

type Filter = { status?: { eq: LeadStatus }; quarantineReasons?: { ne: string[] } }

/** What each filter asks of the data service. */
export const leadFilters: Record<LeadFilter, Filter | null> = {
  all: null,
  new: { status: { eq: 'new' } },
  contacted: { status: { eq: 'contacted' } },
  completed: { status: { eq: 'completed' } },
  'to-check': { quarantineReasons: { ne: [] } },
}

export type LeadCounts = Record<'all' | LeadStatus | 'quarantined', number>

/** The tabs above a list of leads. What looks automatic has one only when there is some. */
export function leadTabs(counts: LeadCounts | undefined, shownFilter: string): FilterTab[] {
  const statuses = ['all', 'new', 'contacted', 'completed'] as const
  const tabs: FilterTab[] = statuses.map((filter) => ({ filter, count: counts?.[filter] }))
  if (shownFilter === 'to-check' || (counts && counts.quarantined > 0))
    tabs.push({ filter: 'to-check', count: counts?.quarantined })
  return tabs
}
