import { approvalChanges, approvalFailures } from '#app/admin/approval/approval-actions.ts'
import { RetryDelivery } from '#app/admin/list/delivery.ts'
import { textIn, timesIn } from '#app/admin/list/row-action.ts'
import { unchangedSince } from '#app/admin/list/row-action.ts'
import { DeleteReview, UpdateReview } from '#app/admin/reviews/documents.ts'
import { listWords } from '#content/en/admin-lists.ts'
import { reviewsWords } from '#content/en/admin-reviews.ts'
import type { Run } from '#server/data-service/in-process.ts'

export const reviewFailures = {
  ...approvalFailures(reviewsWords),
  restore: listWords.undoFailed,
  reply: reviewsWords.replyFailed,
  retry: listWords.retryFailed,
}

export const reviewChanges = {
  ...approvalChanges(
    (change, run) => run(UpdateReview, change),
    (id, run) => run(DeleteReview, { id }),
  ),
  // Undone, the time is what it was.
  restore: (form: FormData, run: Run) =>
    run(UpdateReview, {
      input: { id: textIn(form, 'id'), isApproved: true, ...timesIn(form, ['approvedAt']) },
      condition: unchangedSince(form.get('savedAt')),
    }),
  // The data service stamps a new reply; one that is put back brings its time along.
  reply: (form: FormData, run: Run) =>
    run(UpdateReview, {
      input: {
        id: textIn(form, 'id'),
        reply: textIn(form, 'reply'),
        ...(form.has('repliedAt') && timesIn(form, ['repliedAt'])),
      },
      condition: unchangedSince(form.get('savedAt')),
    }),
  retry: (form: FormData, run: Run) => run(RetryDelivery, { id: textIn(form, 'id') }),
}
