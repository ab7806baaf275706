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

const WhoHasQuote = graphql(`
  query AdminWhoHasQuote($id: ID!) {
    row: getQuote(id: $id) {
      assignee {
        id
        name
      }
    }
  }
`)

const WhoHasMessage = graphql(`
  query AdminWhoHasMessage($id: ID!) {
    row: getMessage(id: $id) {
      assignee {
        id
        name
      }
    }
  }
`)

const WhoHasCall = graphql(`
  query AdminWhoHasCall($id: ID!) {
    row: getCall(id: $id) {
      assignee {
        id
        name
      }
    }
  }
`)

export const requestDocuments = {
  Quote: { update: UpdateQuote, remove: DeleteQuote, assignee: WhoHasQuote },
  Message: { update: UpdateMessage, remove: DeleteMessage, assignee: WhoHasMessage },
  Call: { update: UpdateCall, remove: DeleteCall, assignee: WhoHasCall },
}
