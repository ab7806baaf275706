import { graphql } from '#app/graphql.ts'

const UpdateQuote = graphql(`
  mutation AdminUpdateQuote($input: UpdateQuoteInput!, $condition: ModelQuoteFilterInput) {
    saved: updateQuote(input: $input, condition: $condition) {
      id
      updatedAt
      pendingMails
    }
  }
`)

const UpdateMessage = graphql(`
  mutation AdminUpdateMessage($input: UpdateMessageInput!, $condition: ModelMessageFilterInput) {
    saved: updateMessage(input: $input, condition: $condition) {
      id
      updatedAt
      pendingMails
    }
  }
`)

const UpdateCall = graphql(`
  mutation AdminUpdateCall($input: UpdateCallInput!, $condition: ModelCallFilterInput) {
    saved: updateCall(input: $input, condition: $condition) {
      id
      updatedAt
      pendingMails
    }
  }
`)

const DeleteQuote = graphql(`
  mutation AdminDeleteQuote($id: ID!) {
    deleteQuote(input: { id: $id }) {
      id
    }
  }
`)

const DeleteMessage = graphql(`
  mutation AdminDeleteMessage($id: ID!) {
    deleteMessage(input: { id: $id }) {
      id
    }
  }
`)

const DeleteCall = graphql(`
  mutation AdminDeleteCall($id: ID!) {
    deleteCall(input: { id: $id }) {
      id
    }
  }
`)

export const requestDocuments = {
  Quote: { update: UpdateQuote, remove: DeleteQuote },
  Message: { update: UpdateMessage, remove: DeleteMessage },
  Call: { update: UpdateCall, remove: DeleteCall },
}
