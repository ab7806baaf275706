import type { SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql } from '#app/graphql.ts'

export const retryDelivery: SubmissionHandler = (form, run) => run(RetryDelivery, { id: textIn(form, 'id') })

export const RetryDelivery = graphql(`
  mutation AdminRetryDelivery($id: ID!) {
    retryDelivery(id: $id) {
      id
    }
  }
`)
