import { listWords } from '#content/en/admin-lists.ts'
import { reviewsWords } from '#content/en/admin-reviews.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { approvalChanges, approvalFailures } from '../../approval/approval-actions.ts'
import { RetryDelivery } from '../../list/documents.ts'
import { textIn } from '../../list/row-actions.ts'
import { DeleteReview, UpdateReview } from '../documents.ts'

export const reviewFailures = { ...approvalFailures(reviewsWords), retry: listWords.retryFailed }

export const reviewChanges = {
  ...approvalChanges(
    (input, run) => run(UpdateReview, { input }),
    (id, run) => run(DeleteReview, { id }),
  ),
  retry: (form: FormData, run: Run) => run(RetryDelivery, { id: textIn(form, 'id') }),
}
