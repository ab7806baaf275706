import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'

const messageOnCard = graphql(
  `
    fragment MessageOnCard on Message @_unmask {
      id
      name
      phone
      phoneE164
      email
      service
      message
      status
      submittedAt
      contactedAt
      completedAt
      notes
      quarantineReasons
      deliveries {
        ...DeliveryOnRow
      }
    }
  `,
  [deliveryOnRow],
)

/** A message as its card shows it. */
export type MessageOnCard = ResultOf<typeof messageOnCard>

export const ListMessages = graphql(
  `
    query AdminListMessages($filter: ModelMessageFilterInput, $search: String, $limit: Int, $after: String) {
      listMessages(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...MessageOnCard
        }
        nextToken
        total
      }
      waitingLongest: listMessages(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: ASC }
        limit: 1
      ) {
        items {
          id
          name
          submittedAt
        }
      }
    }
  `,
  [messageOnCard],
)

export const GetMessage = graphql(
  `
    query AdminGetMessage($id: ID!) {
      getMessage(id: $id) {
        ...MessageOnCard
      }
    }
  `,
  [messageOnCard],
)

export const UpdateMessage = graphql(`
  mutation AdminUpdateMessage($input: UpdateMessageInput!, $condition: ModelMessageFilterInput) {
    saved: updateMessage(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

export const DeleteMessage = graphql(`
  mutation AdminDeleteMessage($id: ID!) {
    deleteMessage(input: { id: $id }) {
      id
    }
  }
`)
