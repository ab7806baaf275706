import { deliveryOnRow } from '#app/admin/records/delivery.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'

export const invoiceInList = graphql(`
  fragment InvoiceInList on Invoice @_unmask {
    id
    kind
    number
    outsideNumber
    state
    name
    email
    totalCents
    paidCents
    openCents
    dueOn
    sentAt
    createdAt
    statement {
      id
      count
    }
  }
`)

export type InvoiceRow = ResultOf<typeof invoiceInList>

export const ListInvoices = graphql(
  `
    query AdminListInvoices($filter: ModelInvoiceFilterInput, $search: String, $limit: Int, $after: String) {
      page: listInvoices(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...InvoiceInList
        }
        nextToken
        total
      }
    }
  `,
  [invoiceInList],
)

export const GetInvoice = graphql(
  `
    query AdminGetInvoice($id: ID!) {
      invoice: getInvoice(id: $id) {
        id
        kind
        number
        outsideNumber
        state
        requestId
        requestKind
        requestNumber
        name
        address
        email
        phone
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
        paidBeforeCents
        paidCents
        creditedCents
        openCents
        creditOfId
        credits {
          id
          number
          totalCents
          sentAt
          reason
        }
        creditLeft {
          lines {
            position
            cents
            name
            quantity
            unitCents
            discountCents
            isTaxable
          }
          taxedCents
          untaxedCents
          taxCents
        }
        dueOn
        note
        sentAt
        reason
        path
        customerTexts {
          invoice
          overdue
        }
        unprinted
        updatedAt
        payments {
          id
          amountCents
          tipCents
          isDeposit
          method
          reference
          paidAt
          by
          byId
          reversedAt
          reversedBy
          idempotencyKey
        }
        mails {
          ...DeliveryOnRow
        }
      }
      businessProfile {
        paymentLink
      }
    }
  `,
  [deliveryOnRow],
)

export type OpenInvoice = NonNullable<ResultOf<typeof GetInvoice>['invoice']>

export const CreateInvoice = graphql(`
  mutation AdminCreateInvoice($input: CreateInvoiceInput!) {
    saved: createInvoice(input: $input) {
      id
    }
  }
`)

export const UpdateInvoice = graphql(`
  mutation AdminUpdateInvoice($input: UpdateInvoiceInput!, $condition: ModelInvoiceFilterInput) {
    saved: updateInvoice(input: $input, condition: $condition) {
      updatedAt
      unprinted
    }
  }
`)

export const DeleteInvoice = graphql(`
  mutation AdminDeleteInvoice($id: ID!) {
    deleteInvoice(input: { id: $id }) {
      id
    }
  }
`)

export const SendInvoice = graphql(`
  mutation AdminSendInvoice($id: ID!, $mails: Boolean) {
    saved: sendInvoice(id: $id, mails: $mails) {
      number
      openCents
    }
  }
`)

export const MailInvoice = graphql(`
  mutation AdminMailInvoice($id: ID!, $press: String!) {
    saved: mailInvoice(id: $id, press: $press) {
      id
    }
  }
`)

export const VoidInvoice = graphql(`
  mutation AdminVoidInvoice($id: ID!, $reason: String!) {
    saved: voidInvoice(id: $id, reason: $reason) {
      id
    }
  }
`)

export const CreditInvoice = graphql(`
  mutation AdminCreditInvoice(
    $id: ID!
    $reason: String!
    $mails: Boolean
    $lines: [CreditedLine!]
    $amountCents: Int
    $creditId: ID
  ) {
    saved: creditInvoice(
      id: $id
      reason: $reason
      mails: $mails
      lines: $lines
      amountCents: $amountCents
      creditId: $creditId
    ) {
      id
      creditedAt
    }
  }
`)

export const RecordPayment = graphql(`
  mutation AdminRecordPayment(
    $invoiceId: ID!
    $amountCents: Int
    $tipCents: Int
    $method: PaidBy!
    $reference: String
    $paidAt: AWSDateTime
    $idempotencyKey: String
    $mails: Boolean
  ) {
    saved: recordPayment(
      invoiceId: $invoiceId
      amountCents: $amountCents
      tipCents: $tipCents
      method: $method
      reference: $reference
      paidAt: $paidAt
      idempotencyKey: $idempotencyKey
      mails: $mails
    ) {
      id
    }
  }
`)

export const ReversePayment = graphql(`
  mutation AdminReversePayment($id: ID!) {
    saved: reversePayment(id: $id) {
      id
    }
  }
`)

export const ReadInvoiceFile = graphql(`
  query AdminInvoiceFile($id: ID!) {
    file: invoiceFile(id: $id) {
      name
      base64
    }
  }
`)
