import { defineList, type TrashModel } from '#app/admin/list/list.ts'
import { undelete } from '#app/admin/list/undelete.ts'
import { ifUnmodifiedSince, type Unmodified } from '#app/admin/submission/conflict.ts'
import { byId, type SubmissionChange, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import type { TypedDocument } from '#server/data-service/in-process.ts'
import { type ListWords, listWords } from '#words/panel/lists.ts'

type StateCondition = { isApproved: { eq: boolean } } | { isFeatured: { eq: boolean } } | null

const filters: Record<'all' | 'approved' | 'pending' | 'featured', StateCondition> = {
  all: null,
  approved: { isApproved: { eq: true } },
  pending: { isApproved: { eq: false } },
  featured: { isFeatured: { eq: true } },
}

export const defineApprovalList = <Words extends ListWords>(declaration: {
  row: string
  path: string
  words: Words
}) => defineList({ ...declaration, filters })

export const approvalMessages = (words: { changeFailed: string; deleteFailed: string }) => ({
  approve: words.changeFailed,
  unapprove: words.changeFailed,
  feature: words.changeFailed,
  unfeature: words.changeFailed,
  delete: words.deleteFailed,
  undelete: listWords.undoFailed,
})

type ApprovalState = { isApproved: boolean } | { isFeatured: boolean }

type ApprovalDocuments = {
  model: TrashModel
  update: TypedDocument<SubmissionChange, { input: { id: string } & ApprovalState; condition: Unmodified }>
  remove: TypedDocument<SubmissionChange, { id: string }>
}

/** Approval and featuring are switched independently (specification section 4); the data service stamps the time. */
export function approvalHandlers({
  model,
  update,
  remove,
}: ApprovalDocuments): Record<keyof ReturnType<typeof approvalMessages>, SubmissionHandler> {
  const become =
    (state: ApprovalState): SubmissionHandler =>
    (form, run) =>
      run(update, {
        input: { id: textIn(form, 'id'), ...state },
        condition: ifUnmodifiedSince(form.get('savedAt')),
      })
  return {
    approve: become({ isApproved: true }),
    unapprove: become({ isApproved: false }),
    feature: become({ isFeatured: true }),
    unfeature: become({ isFeatured: false }),
    delete: byId(remove),
    undelete: undelete(model),
  }
}
