import { graphql, type ResultOf } from '#app/graphql.ts'
import { type RowHandler, textIn } from './row-action.tsx'

export const deliveryOnRow = graphql(`
  fragment DeliveryOnRow on Delivery @_unmask {
    id
    topic
    channel
    recipient
    state
    nextAttemptAt
    createdAt
    sentAt
    sentVia
    lastError
  }
`)

export type DeliveryOnRow = ResultOf<typeof deliveryOnRow>

export const retryDelivery: RowHandler = (form, run) => run(RetryDelivery, { id: textIn(form, 'id') })

export const RetryDelivery = graphql(`
  mutation AdminRetryDelivery($id: ID!) {
    retryDelivery(id: $id) {
      id
    }
  }
`)
