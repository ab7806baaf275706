import { graphql } from '#app/graphql.ts'

export const UpdateRequest = graphql(`
  mutation AdminUpdateRequest($input: UpdateRequestInput!, $condition: ModelRequestFilterInput) {
    saved: updateRequest(input: $input, condition: $condition) {
      id
      updatedAt
      pendingMails
    }
  }
`)

export const DeleteRequest = graphql(`
  mutation AdminDeleteRequest($id: ID!) {
    deleteRequest(input: { id: $id }) {
      id
    }
  }
`)

export const WhoHasRequest = graphql(`
  query AdminWhoHasRequest($id: ID!) {
    row: getRequest(id: $id) {
      assignee {
        id
        name
      }
    }
  }
`)
