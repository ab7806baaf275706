import { graphql } from '#app/graphql.ts'
import { type RowHandler, textIn } from './row-action.tsx'

export const retryDelivery: RowHandler = (form, run) => run(RetryDelivery, { id: textIn(form, 'id') })

export const RetryDelivery = graphql(`
  mutation AdminRetryDelivery($id: ID!) {
    retryDelivery(id: $id) {
      id
    }
  }
`)
