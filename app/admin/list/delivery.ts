import { graphql, type ResultOf } from '#app/graphql.ts'

/** A notification of what came in, as the row's trail shows it. */
export const deliveryOnRow = graphql(`
  fragment DeliveryOnRow on Delivery @_unmask {
    id
    topic
    channel
    recipient
    state
    nextAttemptAt
    sentAt
    lastError
  }
`)

export type DeliveryOnRow = ResultOf<typeof deliveryOnRow>

export const RetryDelivery = graphql(`
  mutation AdminRetryDelivery($id: ID!) {
    retryDelivery(id: $id) {
      id
    }
  }
`)
