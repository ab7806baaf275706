import { graphql, type ResultOf } from '#app/graphql.ts'

export const estimateInList = graphql(`
  fragment EstimateInList on Estimate @_unmask {
    id
    number
    version
    state
    isExpired
    totalCents
  }
`)

const openEstimate = graphql(`
  fragment OpenEstimate on Estimate @_unmask {
    id
    number
    version
    state
    isExpired
    quoteId
    messageId
    callId
    lines {
      name
      quantity
      unitCents
      discountCents
      isTaxable
      totalCents
    }
    taxRate
    taxPlace
    subtotalCents
    taxCents
    totalCents
    validUntil
    note
    sentAt
    answeredAt
    answeredName
    answeredFrom
    recordedBy
    reason
  }
`)

export type OpenEstimate = ResultOf<typeof openEstimate>

export const GetEstimate = graphql(
  `
    query AdminGetEstimate($id: ID!) {
      estimate: getEstimate(id: $id) {
        ...OpenEstimate
      }
    }
  `,
  [openEstimate],
)

export const CreateEstimate = graphql(`
  mutation AdminCreateEstimate($input: CreateEstimateInput!) {
    saved: createEstimate(input: $input) {
      id
    }
  }
`)

export const UpdateEstimate = graphql(`
  mutation AdminUpdateEstimate($input: UpdateEstimateInput!) {
    saved: updateEstimate(input: $input) {
      id
    }
  }
`)

export const DeleteEstimate = graphql(`
  mutation AdminDeleteEstimate($id: ID!) {
    deleteEstimate(input: { id: $id }) {
      quoteId
      messageId
      callId
    }
  }
`)

export const SendEstimate = graphql(`
  mutation AdminSendEstimate($id: ID!, $mails: Boolean) {
    saved: sendEstimate(id: $id, mails: $mails) {
      id
    }
  }
`)

export const RecordEstimateAnswer = graphql(`
  mutation AdminRecordEstimateAnswer($id: ID!, $isAccepted: Boolean!, $name: String!, $reason: String) {
    saved: recordEstimateAnswer(id: $id, isAccepted: $isAccepted, name: $name, reason: $reason) {
      id
    }
  }
`)
