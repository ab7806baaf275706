import type { FilterTab } from '#app/admin/list/list-filter.tsx'
import { type ListAddress, type ListQuery, listAddress } from '#app/admin/list/list.ts'

/** How a list of what customers said is filtered. */
export type ApprovalFilter = 'all' | 'approved' | 'pending' | 'featured'

export type ApprovalQuery = ListQuery<ApprovalFilter>

/** The address of such a list; `row` names one of its rows. */
export const approvalAddress = (row: string): ListAddress<ApprovalFilter> =>
  listAddress({ row, filters: ['approved', 'pending', 'featured'] })

type StateFilter = { isApproved: { eq: boolean } } | { isFeatured: { eq: boolean } }

/** Each filter as the data service understands it. */
export const stateFilters: Record<ApprovalFilter, StateFilter | null> = {
  all: null,
  approved: { isApproved: { eq: true } },
  pending: { isApproved: { eq: false } },
  featured: { isFeatured: { eq: true } },
}

/** The filters to press, each with its number once that is known. */
export const approvalTabs = (
  filters: readonly ApprovalFilter[],
  counts: Readonly<Partial<Record<ApprovalFilter, number>>> | undefined,
): FilterTab[] => filters.map((filter) => ({ filter, count: counts?.[filter] }))
