import { cardFields, leadFields } from '#app/admin/leads/lead-data.ts'
import { defineLeadList } from '#app/admin/leads/lead-list.ts'
import { replyFields } from '#app/admin/leads/templates.ts'
import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { rowsOf } from '#app/admin/list/row-href.ts'
import { graphql } from '#app/graphql.ts'
import { messagesWords } from '#words/admin-messages.ts'

/** The list of messages, declared. */
export const messageList = defineLeadList({
  ...rowsOf.Message,
  words: messagesWords,
})

/** What a card reads of a message. */
export const messageOnCard = graphql(
  `
    fragment MessageOnCard on Message @_unmask {
      id
      name
      ${leadFields}
      ${cardFields}
      deliveries {
        ...DeliveryOnRow
      }
    }
  ` as const,
  [deliveryOnRow],
)

/** One page of messages. */
export const ListMessages = graphql(
  `
    query AdminListMessages($filter: ModelMessageFilterInput, $search: String, $limit: Int, $after: String) {
      page: listMessages(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...MessageOnCard
        }
        nextToken
        total
      }
      ...ReplyFields
    }
  `,
  [messageOnCard, replyFields],
)

/** One message as its card shows it. */
export const GetMessage = graphql(
  `
    query AdminGetMessage($id: ID!) {
      row: getMessage(id: $id) {
        ...MessageOnCard
      }
    }
  `,
  [messageOnCard],
)

/** Changes a message, if it is still as `condition` says. */
export const UpdateMessage = graphql(`
  mutation AdminUpdateMessage($input: UpdateMessageInput!, $condition: ModelMessageFilterInput) {
    saved: updateMessage(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

/** Moves a message to the trash. */
export const DeleteMessage = graphql(`
  mutation AdminDeleteMessage($id: ID!) {
    deleteMessage(input: { id: $id }) {
      id
    }
  }
`)
