import { deliveryOnRow } from '#app/admin/records/delivery.ts'
import { graphql, type ResultOf, type RowOf } from '#app/graphql.ts'

export const estimateInList = graphql(`
  fragment EstimateInList on Estimate @_unmask {
    id
    number
    version
    state
    isExpired
    totalCents
    deposit {
      paidCents
      openCents
    }
  }
`)

export const ListEstimates = graphql(
  `
    query AdminListEstimates($filter: ModelEstimateFilterInput, $search: String, $limit: Int, $after: String) {
      page: listEstimates(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...EstimateInList
          customer
          sentAt
          validUntil
        }
        nextToken
        total
      }
    }
  `,
  [estimateInList],
)

export type EstimateRow = RowOf<typeof ListEstimates>

export const GetEstimate = graphql(
  `
    query AdminGetEstimate($id: ID!) {
      estimate: getEstimate(id: $id) {
        id
        number
        version
        state
        isExpired
        requestId
        requestKind
        lines {
          name
          quantity
          unitCents
          discountCents
          discountRate
          isTaxable
          priceItemId
          totalCents
        }
        taxRate
        taxPlace
        subtotalCents
        taxCents
        totalCents
        depositCents
        depositRate
        deposit {
          paidCents
          openCents
          paidAt
          isInvoiced
          invoiceId
        }
        validUntil
        note
        sentAt
        answeredAt
        answeredName
        answeredFrom
        recordedBy
        reason
        updatedAt
        mails {
          ...DeliveryOnRow
        }
      }
    }
  `,
  [deliveryOnRow],
)

export type OpenEstimate = NonNullable<ResultOf<typeof GetEstimate>['estimate']>

export const CreateEstimate = graphql(`
  mutation AdminCreateEstimate($input: CreateEstimateInput!) {
    saved: createEstimate(input: $input) {
      id
    }
  }
`)

export const UpdateEstimate = graphql(`
  mutation AdminUpdateEstimate($input: UpdateEstimateInput!, $condition: ModelEstimateFilterInput) {
    saved: updateEstimate(input: $input, condition: $condition) {
      updatedAt
    }
  }
`)

export const DeleteEstimate = graphql(`
  mutation AdminDeleteEstimate($id: ID!) {
    deleteEstimate(input: { id: $id }) {
      requestId
      requestKind
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

export const MailEstimate = graphql(`
  mutation AdminMailEstimate($id: ID!, $press: String!) {
    saved: mailEstimate(id: $id, press: $press) {
      id
    }
  }
`)

export const TakeBackEstimateAnswer = graphql(`
  mutation AdminTakeBackEstimateAnswer($id: ID!) {
    saved: takeBackEstimateAnswer(id: $id) {
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

export const RecordDeposit = graphql(`
  mutation AdminRecordDeposit(
    $estimateId: ID!
    $amountCents: Int
    $tipCents: Int
    $method: PaidBy!
    $reference: String
    $paidAt: AWSDateTime
    $idempotencyKey: String
  ) {
    saved: recordDeposit(
      estimateId: $estimateId
      amountCents: $amountCents
      tipCents: $tipCents
      method: $method
      reference: $reference
      paidAt: $paidAt
      idempotencyKey: $idempotencyKey
    ) {
      id
    }
  }
`)
