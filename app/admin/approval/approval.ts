import { type ListAddress, type ListQuery, listAddress } from '#app/admin/list/list.ts'
import type { FilterTab } from '#app/admin/list/list-filter.tsx'
import {
  type Changed,
  type Changes,
  type Failures,
  ifUnmodifiedSince,
  textIn,
  type Unmodified,
} from '#app/admin/list/row-action.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'

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

/** What a form on a row of what customers said asks for. */
export type ApprovalIntent = 'approve' | 'unapprove' | 'feature' | 'unfeature' | 'delete'

export const approvalFailures = (words: {
  changeFailed: string
  deleteFailed: string
}): Failures<ApprovalIntent> => ({
  approve: words.changeFailed,
  unapprove: words.changeFailed,
  feature: words.changeFailed,
  unfeature: words.changeFailed,
  delete: words.deleteFailed,
})

type State = { isApproved: boolean } | { isFeatured: boolean }

type StateChange = { input: { id: string } & State; condition: Unmodified }

/** Approval and featuring are switched independently (specification section 4); the data service stamps the time. */
export function approvalChanges(
  update: (change: StateChange, run: Run) => Promise<Answer<Changed>>,
  remove: (id: string, run: Run) => Promise<Answer<Changed>>,
): Changes<ApprovalIntent> {
  const become = (state: State) => (form: FormData, run: Run) =>
    update(
      { input: { id: textIn(form, 'id'), ...state }, condition: ifUnmodifiedSince(form.get('savedAt')) },
      run,
    )
  return {
    approve: become({ isApproved: true }),
    unapprove: become({ isApproved: false }),
    feature: become({ isFeatured: true }),
    unfeature: become({ isFeatured: false }),
    delete: (form, run) => remove(textIn(form, 'id'), run),
  }
}
