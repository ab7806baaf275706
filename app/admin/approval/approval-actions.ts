import type { Answer, Run } from '#server/data-service/in-process.ts'
import { type Changes, type Failures, textIn } from '../list/row-actions.ts'

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

type StateInput = { id: string } & ({ isApproved: boolean } | { isFeatured: boolean })

/** Approval and featuring are switched independently (specification section 4); the data service stamps the time. */
export const approvalChanges = (
  update: (input: StateInput, run: Run) => Promise<Answer<unknown>>,
  remove: (id: string, run: Run) => Promise<Answer<unknown>>,
): Changes<ApprovalIntent> => ({
  approve: (form, run) => update({ id: textIn(form, 'id'), isApproved: true }, run),
  unapprove: (form, run) => update({ id: textIn(form, 'id'), isApproved: false }, run),
  feature: (form, run) => update({ id: textIn(form, 'id'), isFeatured: true }, run),
  unfeature: (form, run) => update({ id: textIn(form, 'id'), isFeatured: false }, run),
  delete: (form, run) => remove(textIn(form, 'id'), run),
})
