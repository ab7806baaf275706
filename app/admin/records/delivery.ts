import { graphql, type ResultOf } from '#app/graphql.ts'

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
